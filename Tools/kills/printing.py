"""A print server of its own, which is killed while calprint sends to it."""
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time

QUEUES = pathlib.Path(__file__).resolve().parents[2] / "Tests/calprintTests/Printing/Queues"
CUPSD = "/usr/sbin/cupsd"


class PrintServer:
    """cupsd on the loopback interface, with the queue `cal`, whose printer keeps the titles of what it prints."""

    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        for name in ("etc/ssl", "spool/tmp", "cache", "log", "run/certs", "bin/backend", "out"):
            (folder / name).mkdir(parents=True)
        for name in ("daemon", "driver", "notifier", "cgi-bin", "monitor", "filter"):
            (folder / "bin" / name).symlink_to(f"/usr/lib/cups/{name}")
        backend = folder / "bin/backend/capture"
        shutil.copyfile(QUEUES / "capture.sh", backend)
        backend.chmod(0o755)
        self.configure()
        if os.geteuid() == 0:
            for name in ("spool", "cache", "run", "etc"):
                subprocess.run(["chown", "-R", "root:lp", folder / name], check=True)
            subprocess.run(["chmod", "-R", "ug+rwX", folder / "spool", folder / "cache"], check=True)
            shutil.chown(folder / "out", "lp")

    def configure(self):
        at = self.folder
        user, group = ("lp", "lp") if os.geteuid() == 0 else (
            subprocess.check_output(["id", option], text=True).strip() for option in ("-un", "-gn"))
        (at / "etc/cups-files.conf").write_text(
            f"SystemGroup root\nUser {user}\nGroup {group}\nServerRoot {at}/etc\nServerBin {at}/bin\n"
            f"DataDir /usr/share/cups\nRequestRoot {at}/spool\nTempDir {at}/spool/tmp\nCacheDir {at}/cache\n"
            f"StateDir {at}/run\nServerKeychain {at}/etc/ssl\nAccessLog {at}/log/access_log\n"
            f"ErrorLog {at}/log/error_log\nPageLog {at}/log/page_log\nSandboxing relaxed\n")
        (at / "etc/cupsd.conf").write_text(
            f"Listen 127.0.0.1:{self.port}\nBrowsing Off\nWebInterface No\nDefaultAuthType None\n"
            "<Location />\nOrder allow,deny\nAllow 127.0.0.1\n</Location>\n"
            "<Policy default>\nJobPrivateAccess all\nJobPrivateValues none\n"
            "<Limit All>\nOrder deny,allow\n</Limit>\n</Policy>\n")
        (at / "etc/printers.conf").write_text(
            f"<DefaultPrinter cal>\nDeviceURI capture:{at}/out\nState Idle\nAccepting Yes\nErrorPolicy abort-job\n"
            "</DefaultPrinter>\n")

    def start(self):
        configuration = ["-c", self.folder / "etc/cupsd.conf", "-s", self.folder / "etc/cups-files.conf"]
        self.process = subprocess.Popen(
            [CUPSD, "-f", *configuration], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        deadline = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    sys.exit("check-kills: cupsd does not start")
                time.sleep(0.01)

    def kill(self):
        """Kills the server and all that it runs, as systemd does. Stopped, it starts nothing meanwhile."""
        self.process.send_signal(signal.SIGSTOP)
        for process in [self.process.pid, *session(self.process.pid)]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait(timeout=60)

    def set_busy(self, is_busy):
        """A busy printer prints nothing; its jobs do not end."""
        path = self.folder / "out/busy"
        path.touch() if is_busy else path.unlink(missing_ok=True)

    def titles(self):
        """Of all that was printed, in that order."""
        path = self.folder / "out/titles"
        return path.read_text().splitlines() if path.exists() else []


def session(leader):
    """The processes of a session but its leader."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == leader and int(path.parent.name) != leader:
            found.append(int(path.parent.name))
    return found


def printing(number):
    return ["--no-config", "--from", "2025-01", "--title", f"Document {number}", "--print", "cal", "--state-dir", "state"]


def title(number):
    return f"January 2025 · Document {number}"


def prepare_printing(runs):
    # The server's user must reach the backend's folder.
    for folder in (runs.folder.parent, runs.folder):
        folder.chmod(0o755)
    runs.server = PrintServer(runs.folder / "cups")
    runs.environment["CUPS_SERVER"] = f"127.0.0.1:{runs.server.port}"
    runs.server.start()
    runs.whole(*printing(0))
    runs.whole(*printing(0), "--wait=60")
    runs.done = 0
    runs.counts = {"documents": 0, "printed once": 0, "exit 75": 0, "job lost": 0, "printed twice": 0}
    runs.notes = runs.counts


def finish_printing(runs):
    if runs.server:
        runs.server.kill()


def killed_printing(runs):
    """A document, whose server is killed at some moment from before it is sent until after it was taken.

    The printer prints nothing before the kill: nobody could tell what a killed server has lost after it was printed.
    Every other run waits for the job.
    """
    runs.done += 1
    server, order = runs.server, printing(runs.done)
    server.set_busy(True)
    process = runs.start(*order, *(["--wait=60"] if runs.done % 2 else []))
    time.sleep(runs.random.uniform(0, 2 * runs.seconds))
    server.kill()
    server.set_busy(False)
    server.start()
    _, said = process.communicate(timeout=120)
    ends = [(process.returncode, said)]
    while len(ends) < 4 and (len(ends) == 1 or ends[-1][0] == 75):
        process = runs.start(*order, "--wait=60")
        _, said = process.communicate(timeout=120)
        ends.append((process.returncode, said))
    return True, faults_of_printing(runs, ends)


def faults_of_printing(runs, ends):
    statuses = [status for status, _ in ends]
    times = runs.server.titles().count(title(runs.done))
    counts = runs.counts
    counts["documents"] += 1
    counts["printed once"] += times == 1
    counts["printed twice"] += times > 1
    counts["exit 75"] += statuses.count(75)
    counts["job lost"] += sum(b"has lost job" in said for _, said in ends)
    faults = [] if times == 1 else [f"printed {times} times"]
    if statuses[-1] != 0 or not set(statuses) <= {0, 75} or statuses.count(75) > 2:
        faults.append(f"exit {statuses}")
    return [f"{fault}: {b''.join(said for _, said in ends).decode(errors='replace')}" for fault in faults]
