"""Random rounds: a fetch of what changed leaves what a whole fetch leaves in an empty store."""
import collections
import datetime

from fetching.cloudkit import EXPORT, CloudHost, CloudKit
from fetching.hosts import fail

NAMES = ["Averbeck", "Belacqua", "Corvane", "Kovář", "Núñolver", "Fjellås", "Granholt-Pym"]
FIRST = datetime.date(2025, 1, 1)


def random_lines(chance):
    return [chance.choice(["", "½", *NAMES]) for _ in range(chance.randint(1, 4))]


def random_put(zone, chance):
    dates = [str(FIRST + datetime.timedelta(chance.randrange(700))) for _ in range(chance.randint(1, 20))]
    months = [f"2025-{chance.randint(1, 12):02}" for _ in range(chance.randint(0, 2))]
    return {"do": "put", "zone": zone, "days": {date: random_lines(chance) for date in dates},
            "notes": {month: random_lines(chance) for month in months}}


class Change:
    """A random change to a server's zones; notes what a fetch must then do."""

    def __init__(self, server, chance):
        self.server, self.chance = server, chance
        self.kinds = collections.Counter()
        known = self.zones
        self.came = self.has_expired = False
        for _ in range(chance.randint(0, 5)):
            kind = chance.choice(["put", "put", "put", "delete", "delete", "delete_all", "add", "drop", "expire", "page"])
            self.kinds[kind] += 1
            getattr(self, kind)()
        # A zone that came and went was never fetched.
        self.gone = [zone[:2] for zone in known if zone[:2] not in [found[:2] for found in self.zones]]

    @property
    def zones(self):
        return self.server.do("zones")

    def random_zone(self):
        return self.chance.choice(self.zones)[:2]

    def put(self):
        self.server.control(random_put(self.random_zone(), self.chance))

    def delete(self):
        zone = self.random_zone()
        names = self.server.do("names", zone=zone)
        self.server.do("delete", zone=zone, names=self.chance.sample(names, min(len(names), self.chance.randint(1, 30))))

    def delete_all(self):
        zone = self.random_zone()
        if len(names := self.server.do("names", zone=zone)) < 50:
            self.server.do("delete", zone=zone, names=names)

    def add(self):
        """A zone with records, which may have no sync tokens."""
        name, has_sync = self.chance.choice(["Day", "Night", "Weekend", "Kovář's zone"]), self.chance.random() < 0.7
        if name not in [zone[0] for zone in self.zones]:
            zone = [name, "_" + name.encode().hex()]
            self.server.control({"do": "add-zone", "zone": zone, "sync": has_sync}, random_put(zone, self.chance))
            self.came = True

    def drop(self):
        if len(self.zones) > 2:
            self.server.do("drop-zone", zone=self.random_zone())

    def expire(self):
        self.has_expired = True
        self.server.do("expire", zone=self.random_zone())

    def page(self):
        self.server.do("set", page=self.chance.randint(3, 200))

    @property
    def needs_queries(self):
        """True if a fetch of the changes cannot do without queries."""
        return self.came or self.has_expired or not all(has_sync for _, _, has_sync in self.zones)


def disturb(server, chance):
    """Short pages, empty ones, and changes in the middle of a fetch; returns true for the last."""
    server.do("fault", nth=chance.randint(1, 4), times=chance.randint(1, 3), size=chance.randint(0, 5))
    if chance.random() < 0.7:
        return False
    zone = chance.choice(server.do("zones"))[:2]
    server.do("fault", nth=chance.randint(2, 6), meanwhile=[random_put(zone, chance)])
    return True


def check_rounds(calprint, folder, rounds, chance):
    with CloudKit(folder / "server", EXPORT) as server:
        host = CloudHost(calprint, folder / "changes", server)
        whole = CloudHost(calprint, folder / "whole", server, credentials=host.credentials)
        host.fetch_well()
        found = collections.Counter()
        for round in range(1, rounds + 1):
            change = Change(server, chance)
            found.update(change.kinds)
            before = len(server.operations)
            is_racing = disturb(server, chance)
            said = host.fetch_well("--allow-empty", *chance.choice([[], ["--full"]] if is_racing else [[]])).stderr
            server.do("forget-faults")
            queries = server.operations[before:].count("records/query")
            if queries and not change.needs_queries and not is_racing:
                fail(f"round {round}: {queries} queries where nothing but changes was needed")
            for name, _ in change.gone:
                if "warning" not in said or name not in said:
                    fail(f"round {round}: the zone {name} is gone, and the fetch says {said!r}")
            if change.gone or is_racing:
                host.fetch_well("--allow-empty", "--forget")
            (whole.folder / "s.sqlite").unlink(missing_ok=True)
            whole.fetch_well()
            compare(host.schedule(), whole.schedule(), round, change.kinds)
        shown = ", ".join(f"{count} × {kind}" for kind, count in sorted(found.items()))
        print(f"rounds: {rounds} equal ({shown}); {len(host.schedule()['days'])} days at the end; "
              f"{len(server.operations)} requests")


def compare(changed, whole, round, kinds):
    for kind in whole:
        if changed[kind] != whole[kind]:
            missing = [entry for entry in whole[kind] if entry not in changed[kind]][:3]
            more = [entry for entry in changed[kind] if entry not in whole[kind]][:3]
            fail(f"round {round} ({dict(kinds)}): of the {kind}, the store lacks {missing} and has {more} instead")
