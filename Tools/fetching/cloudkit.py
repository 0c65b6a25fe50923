"""The stand-in for CloudKit, and hosts that fetch from it."""
import json
import pathlib
import stat
import tomllib
import urllib.request

from fetching.hosts import ROOT, Host, Server, fail, table

EXPORT = ROOT / "Tests/ScheduleIOTests/CloudKit/Clinic"
API_TOKEN = "s3cret0b1f5a7c9e2d4468a0c3e5f7091b2d4e6f8091a2b3c4d5e6f70819"
CONTAINER = "iCloud.org.example.clinic"
ZONE = "ProviderScheduleZone"
# Each token has it.
SECRET = "s3cret"


class CloudKit(Server):
    """The server; `control` sends commands, as its script documents them."""

    def __init__(self, folder, *arguments):
        super().__init__("cloudkit.py", folder, *arguments)

    def control(self, *commands):
        request = urllib.request.Request(f"http://127.0.0.1:{self.ports['control']}/", json.dumps(commands).encode())
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        return json.loads(opener.open(request, timeout=60).read())

    def do(self, command, **more):
        """One command; returns its answer."""
        return self.control({"do": command, **more})[0]

    @property
    def tokens(self):
        """The web tokens that it has given, oldest first."""
        return (self.folder / "tokens").read_text().splitlines()

    @property
    def operations(self):
        """Those of the requests so far."""
        return [request["operation"] for request in self.seen]


class CloudHost(Host):
    """A host with a source `clinic`. No output of its runs may have a token."""

    def __init__(self, calprint, folder, server, *keys, credentials=None):
        super().__init__(calprint, folder)
        self.server, self.credentials = server, credentials or folder / "clinic.credentials"
        if not self.credentials.exists():
            self.write_credentials(server.tokens[-1])
        self.configure(*keys)

    def configure(self, *keys):
        url = f"https://localhost:{self.server.ports['cloudkit']}"
        super().configure(table(
            "clinic", url, self.server, f'container = "{CONTAINER}"', f'credentials = "{self.credentials}"', *keys,
            kind="cloudkit"))

    def write_credentials(self, token):
        self.credentials.touch(0o600)
        self.credentials.write_text(f'api-token = "{API_TOKEN}"\n' + (f'web-token = "{token}"\n' if token else ""))

    def run(self, *arguments, **more):
        done = super().run(*arguments, **more)
        if SECRET in done.stdout + done.stderr:
            fail(f"a token is in what {arguments} says")
        return done

    def fetch_well(self, *arguments):
        done = self.fetch(*arguments)
        if done.returncode:
            fail(f"fetch {arguments} ends with {done.returncode}: {done.stderr[-1000:]}")
        return done

    def sign_in(self, *answers):
        """Signs in; the browser ended where the server says unless `answers` are given."""
        lines = answers or [self.server.do("sign-in")["address"]]
        return self.fetch("--sign-in", "clinic", input="".join(line + "\n" for line in lines))

    def schedule(self, store="s.sqlite"):
        """All that a store has: days and notes with their identities."""
        output = self.run("export", "--format", "json", "--store", store)
        schedule = json.loads(output.stdout)
        return {kind: schedule.get(kind, []) for kind in ["days", "notes"]}

    def generation(self):
        """The generation of the token in the file of credentials, which is whole."""
        mode = stat.S_IMODE(self.credentials.stat().st_mode)
        try:
            fields = tomllib.loads(self.credentials.read_text())
            generation = self.server.tokens.index(fields["web-token"])
        except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
            fail(f"the credentials are damaged: {error!r}")
        is_known = fields.keys() <= {"api-token", "web-token", "web-token-until"}
        if mode != 0o600 or fields["api-token"] != API_TOKEN or not is_known:
            fail(f"the credentials have mode {mode:o} and the keys {list(fields)}")
        return generation

    def leaks(self):
        """The files besides the credentials that have a token."""
        files = [path for path in self.folder.rglob("*") if path.is_file() and path != self.credentials]
        return [path.name for path in files if SECRET.encode() in path.read_bytes()]
