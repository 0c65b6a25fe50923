"""Servers of the tests, and folders in which calprint fetches from them."""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SERVERS = ROOT / "Tests/FetchingTests/Servers"


def fail(message):
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {message}")


class Server:
    """A script of SERVERS, until the block ends."""

    def __init__(self, script, folder, *arguments):
        folder.mkdir()
        self.folder = folder
        self.process = subprocess.Popen(
            ["timeout", "--kill-after=5", "7200", "python3", "-B", str(SERVERS / script), str(folder), *map(str, arguments)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ports = json.loads(self.process.stdout.readline() or b"{}")
        if not self.ports:
            fail(f"{script} does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=60)

    @property
    def seen(self):
        """The requests so far."""
        return list(map(json.loads, (self.folder / "seen").read_text().splitlines()))


class Host:
    """A folder with a configuration file, and calprint in it."""

    def __init__(self, calprint, folder):
        folder.mkdir()
        (self.calprint, self.folder) = (calprint, folder)
        home = str(folder)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "LC_ALL": "C.UTF-8",
            "SOURCE_DATE_EPOCH": "1741996800",
        }

    def configure(self, *tables):
        (self.folder / "c.toml").write_text('store = "s.sqlite"\n' + "\n".join(tables))

    def run(self, *arguments, limit=300, **more):
        given = {} if "input" in more else {"stdin": subprocess.DEVNULL}
        return subprocess.run(
            [self.calprint, *arguments], cwd=self.folder, env=self.environment, capture_output=True, text=True,
            timeout=limit, **given, **more)

    def fetch(self, *arguments, **more):
        return self.run("fetch", *arguments, "--config", "c.toml", **more)

    def start_fetch(self, *arguments):
        """A fetch that runs meanwhile, and whose words nobody reads."""
        return subprocess.Popen(
            [self.calprint, "fetch", *arguments, "--config", "c.toml"], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def entries(self, store="s.sqlite"):
        """The days and events that a store has."""
        output = self.run("export", "--store", store, "--from", "2024-01-01", "--to", "2027-12-31")
        schedule = json.loads(output.stdout)
        return sorted(json.dumps(record, sort_keys=True) for record in schedule["days"] + schedule.get("events", []))


def table(name, url, server, *more, kind="ics"):
    return "\n".join([f"[source.{name}]", f'kind = "{kind}"', f'url = "{url}"', f'ca-file = "{server.folder}/ca.pem"', *more, ""])
