"""No token is in an output, a file but the credentials, a core dump, or what ps shows."""
import os
import pathlib
import resource
import signal
import subprocess
import time

from fetching.cloudkit import SECRET, ZONE, CloudHost, CloudKit
from fetching.hosts import fail

DAYS = {"2025-03-01": ["Averbeck"]}


def proc(process, name):
    return pathlib.Path(f"/proc/{process.pid}/{name}").read_bytes()


def dumping(words, host):
    """A process that may write a core dump in the host's folder."""
    def allow():
        limit = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))
    return subprocess.Popen(words, cwd=host.folder, env=host.environment, preexec_fn=allow, stdin=subprocess.DEVNULL,
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def has_dumped(process):
    process.send_signal(signal.SIGQUIT)
    _, status = os.waitpid(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return os.WCOREDUMP(status)


def check_dump(host):
    """A fetch that is ended in the middle of a request leaves no core dump with a token."""
    other = dumping(["sleep", "60"], host)
    time.sleep(0.5)
    can_dump = has_dumped(other)
    for core in host.folder.glob("core*"):
        core.unlink()
    host.server.do("fault", times=0, delay=2)
    process = dumping([host.calprint, "fetch", "--config", "c.toml"], host)
    time.sleep(1)
    shown = proc(process, "cmdline") + proc(process, "environ") + proc(process, "comm")
    if SECRET.encode() in shown:
        fail("a token is in what ps shows")
    dumped = has_dumped(process)
    if host.leaks():
        fail(f"a token is in {host.leaks()} of a fetch that dumped its core: {dumped}")
    return f"a fetch dumps no core: {not dumped} (other programs do here: {can_dump})"


def check_secrets(calprint, folder):
    with CloudKit(folder / "server") as server:
        server.do("put", zone=ZONE, days=DAYS)
        host = CloudHost(calprint, folder / "host", server)
        for arguments in [[], ["--full"], ["--dry-run"], ["--print-changes"], ["--list"], ["--forget"]]:
            host.fetch_well(*arguments)
        pages = host.run("--from", "2025-03", "--config", "c.toml", "-o", "a.pdf", "--report", "r.json")
        refused = host.sign_in("https://clinic.example.org/?ckWebAuthToken=" + SECRET + "\n")
        host.run("fetch", "--verbose", "--config", "c.toml")
        if pages.returncode or host.leaks():
            fail(f"exit {pages.returncode}; a token is in {host.leaks()}")
        dump = check_dump(host)
        print(f"secrets: in no output, file or list of processes; {dump}; signing in with a wrong token ends with "
              f"{refused.returncode}")
