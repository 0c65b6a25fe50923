"""Each error that the server can answer with: exit status, message, and what is left in the store and the credentials."""
import time

from fetching.cloudkit import ZONE, CloudHost, CloudKit
from fetching.hosts import fail

DAYS = {f"2025-03-{day:02}": ["Averbeck"] for day in range(1, 29)}
SIGN_IN = "--sign-in clinic"


def fault(**more):
    return {"do": "fault", "times": 0, **more}


# What befalls the requests, the exit status, and words of the message.
REFUSALS = {
    "no token is good": ([{"do": "kill-token"}], 77, [SIGN_IN]),
    "AUTHENTICATION_REQUIRED": ([fault(code="AUTHENTICATION_REQUIRED")], 77, [SIGN_IN]),
    "AUTHENTICATION_REQUIRED of the second request": ([fault(code="AUTHENTICATION_REQUIRED", nth=2)], 77, [SIGN_IN]),
    "AUTHENTICATION_FAILED": ([fault(code="AUTHENTICATION_FAILED")], 77, ["api-token"]),
    "ACCESS_DENIED": ([fault(code="ACCESS_DENIED")], 77, ["ACCESS_DENIED"]),
    "NOT_FOUND": ([fault(code="NOT_FOUND")], 66, ["NOT_FOUND"]),
    "BAD_REQUEST": ([fault(code="BAD_REQUEST")], 69, ["BAD_REQUEST"]),
    "THROTTLED for too long": ([fault(code="THROTTLED", retryAfter=3600)], 75, ["THROTTLED"]),
    "THROTTLED": ([fault(code="THROTTLED", retryAfter=25)], 75, ["THROTTLED"]),
    "TRY_AGAIN_LATER": ([fault(code="TRY_AGAIN_LATER")], 75, ["TRY_AGAIN_LATER"]),
    "INTERNAL_ERROR": ([fault(code="INTERNAL_ERROR")], 75, ["INTERNAL_ERROR"]),
    "closed before the request counts": ([fault(close="before")], 75, []),
    "closed before an answer": ([fault(close="after")], 75, []),
    "closed in an answer": ([fault(close="middle")], 65, ["cut off"]),
    "a marker that repeats": ([fault(operation="records/query", repeat=True)], 65, []),
    "the same page without end": ([{"do": "set", "page": 5}, fault(operation="records/query", again=True)], 65, []),
    "empty pages without end": ([fault(operation="records/query", size=0)], 65, []),
    "changes that repeat": ([fault(operation="changes/zone", repeat=True)], 65, []),
    "a page of HTML": ([fault(garbage="<!DOCTYPE html><title>Sign in</title>")], 65, []),
    "half an answer": ([fault(garbage='{"zones": [{"zoneID": {"zoneName":')], 65, []),
    "an empty answer": ([fault(garbage="")], 65, []),
    "a list": ([fault(garbage="[]")], 65, []),
}
# What a fetch gets over by itself.
TROUBLES = {
    "429 once": [fault(code="THROTTLED", retryAfter=2, times=1)],
    "503 twice": [fault(code="TRY_AGAIN_LATER", times=2, nth=2)],
    "500 once": [fault(code="INTERNAL_ERROR", times=1, nth=3)],
    "429 for a zone once": [fault(**{"zone-code": "THROTTLED"}, times=1)],
    "closed before a request counts": [fault(close="before", times=1, nth=2)],
    "an answer lost": [fault(close="after", times=1, nth=2)],
    "half an answer lost": [fault(close="middle", times=1, nth=2)],
    "no next token": [fault(**{"no-token": True})],
    "short pages": [fault(operation="records/query", size=3)],
    "an empty page": [fault(operation="records/query", size=0, times=1)],
    "a page twice": [{"do": "set", "page": 5}, fault(operation="records/query", again=True, times=1, nth=2)],
    "queries that are refused": [fault(code="BAD_REQUEST", operation="records/query")],
    "changes that are refused": [fault(**{"zone-code": "BAD_REQUEST"}, times=1)],
    "expired sync tokens": [{"do": "expire", "zone": ZONE}],
    # The last: whoever has seen a record of the future takes no older one.
    "clocks years ahead": [{"do": "set", "years": 5}],
}


class ErrorHost(CloudHost):
    """A host that has fetched DAYS; each error finds it with a change that it has not fetched yet."""

    def __init__(self, calprint, folder, server, credentials=None):
        super().__init__(calprint, folder, server, credentials=credentials)
        self.round = 0
        server.control({"do": "set", "years": 0}, {"do": "put", "zone": ZONE, "days": DAYS})
        self.fetch_well()

    def prepare(self, commands):
        self.round += 1
        self.server.control(
            {"do": "forget-faults"}, {"do": "set", "page": 200, "years": 0},
            {"do": "put", "zone": ZONE, "days": {"2025-03-01": [f"Belacqua {self.round}"]}}, *commands)

    @property
    def is_new(self):
        return {day["os"] for day in self.schedule()["days"]} == {"Averbeck", f"Belacqua {self.round}"}


def check_refusals(host):
    longest = 0
    for name, (commands, status, words) in REFUSALS.items():
        host.prepare(commands)
        before, start = host.schedule(), time.monotonic()
        done = host.fetch("--full")
        seconds = time.monotonic() - start
        missing = [word for word in ["clinic: error: ", *words] if word not in done.stderr]
        if done.returncode != status or missing:
            fail(f"{name}: exit {done.returncode}, not {status}; without {missing}: {done.stderr}")
        if seconds > 70 or host.schedule() != before:
            fail(f"{name}: after {seconds:.0f} s, the store is the same: {host.schedule() == before}")
        host.generation()
        recover(host, name)
        longest = max(longest, seconds)
        print(f"  {name}: exit {status}, {seconds:.1f} s, {done.stderr.strip().splitlines()[-1]}")
    print(f"errors: {len(REFUSALS)} refusals, at most {longest:.0f} s; the store and the credentials stay usable")


def recover(host, name):
    """The next fetch brings the change, after signing in if no token is good any more."""
    host.server.control({"do": "forget-faults"}, {"do": "set", "page": 200})
    if name == "no token is good" and host.sign_in().returncode:
        fail(f"{name}: signing in fails")
    host.fetch_well()
    if not host.is_new:
        fail(f"{name}: the next fetch does not bring the change")


def check_troubles(host):
    for name, commands in TROUBLES.items():
        for arguments in [[], ["--full"]]:
            host.prepare(commands)
            host.fetch_well(*arguments)
            if not host.is_new:
                fail(f"{name}, {arguments}: the fetch does not bring the change")
            host.generation()
    print(f"errors: {len(TROUBLES)} troubles do not keep a fetch from the change")


def check_zones(calprint, folder, server):
    """A zone that is not there, one that goes, and one that comes back."""
    host = CloudHost(calprint, folder, server, 'zones = ["Night"]')
    done = host.fetch()
    if done.returncode != 66 or "Night" not in done.stderr:
        fail(f"a zone that is not there: exit {done.returncode}: {done.stderr}")
    server.control({"do": "add-zone", "zone": "Night", "sync": True}, {"do": "put", "zone": "Night", "days": DAYS})
    host.fetch_well()
    server.do("drop-zone", zone="Night")
    for _ in range(2):
        done = host.fetch_well()
        if "warning" not in done.stderr or "Night" not in done.stderr or len(host.schedule()["days"]) != len(DAYS):
            fail(f"a zone that is gone: {len(host.schedule()['days'])} days, {done.stderr}")
    if "clinic: a part of it is gone since" not in (listed := host.fetch("--list").stdout):
        fail(f"a zone that is gone is not marked: {listed}")
    host.fetch_well("--forget", "clinic")
    if host.schedule()["days"]:
        fail("the records of a zone that is gone are not forgotten")
    server.control({"do": "add-zone", "zone": "Night", "sync": True}, {"do": "put", "zone": "Night", "days": DAYS})
    host.fetch_well()
    if len(host.schedule()["days"]) != len(DAYS):
        fail("a zone that comes back is not fetched")
    server.do("drop-zone", zone="Night")
    print("errors: a zone that is not there is 66; one that is gone keeps its records until --forget")


def check_errors(calprint, folder):
    with CloudKit(folder / "server") as server:
        check_zones(calprint, folder / "zones", server)
        troubled = ErrorHost(calprint, folder / "troubled", server)
        check_troubles(troubled)
        check_refusals(ErrorHost(calprint, folder / "refused", server, credentials=troubled.credentials))
