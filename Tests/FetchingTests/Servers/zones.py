"""Record zones of the stand-in for CloudKit: records with a history, and the tokens and markers that lead into it."""
import base64
import json
import secrets

STATUSES = {
    "ACCESS_DENIED": 403, "AUTHENTICATION_FAILED": 401, "AUTHENTICATION_REQUIRED": 421, "BAD_REQUEST": 400,
    "INTERNAL_ERROR": 500, "NOT_FOUND": 404, "THROTTLED": 429, "TRY_AGAIN_LATER": 503, "ZONE_NOT_FOUND": 404,
}
NUMBERS = {"INT64", "DOUBLE", "TIMESTAMP"}


class Refused(Exception):
    """An answer that is an error."""

    def __init__(self, code, reason, **more):
        self.code, self.status = code, more.pop("status", STATUSES.get(code, 500))
        self.answer = {"uuid": "4f02f7aa-fbb5-4cf8-ae8e-4dd463793841", "serverErrorCode": code, "reason": reason, **more}


def packed(value):
    return base64.b64encode(json.dumps([value, secrets.token_hex(4)]).encode()).decode()


def unpacked(text, name):
    try:
        return json.loads(base64.b64decode(text, validate=True))[0]
    except (ValueError, TypeError, IndexError):
        raise Refused("BAD_REQUEST", f"Invalid {name}") from None


class Zone:
    """The records of a zone by name, deleted ones too, each with the number of its last change."""

    def __init__(self, name, owner, has_sync=True):
        kind = "REGULAR_CUSTOM_ZONE" if has_sync else "DEFAULT_ZONE"
        self.id = {"zoneName": name, "ownerRecordName": owner, "zoneType": kind}
        self.has_sync = has_sync
        self.number, self.records, self.changed = 0, {}, {}
        self.expire()

    def expire(self):
        """Makes all sync tokens so far unknown."""
        self.life = secrets.token_hex(8)

    @property
    def key(self):
        return self.id["zoneName"], self.id["ownerRecordName"]

    @property
    def listed(self):
        return {"zoneID": self.id, **({"syncToken": self.token, "atomic": True} if self.has_sync else {})}

    @property
    def token(self):
        return self.token_at(self.number)

    def token_at(self, number, mark=""):
        return base64.b64encode(f"{self.life}:{number}:{mark}".encode()).decode()

    @property
    def names(self):
        """Of the records that are not deleted."""
        return sorted(name for name, record in self.records.items() if not record.get("deleted"))

    def put(self, record):
        """Sets a record's content, and its tag."""
        self.number += 1
        name = record["recordName"]
        kept = {"recordName": name, "recordType": record["recordType"], "fields": record.get("fields", {})}
        for field in ["created", "modified", "pluginFields", "share"]:
            if field in record:
                kept[field] = record[field]
        kept["recordChangeTag"] = f"{self.number:x}"
        self.records[name] = {**kept, "deleted": False, "zoneID": self.id}
        self.changed[name] = self.number

    def delete(self, name, kind=None):
        self.number += 1
        kind = kind or self.records[name]["recordType"]
        self.records[name] = {"recordName": name, "recordType": kind, "deleted": True,
                              "recordChangeTag": f"{self.number:x}", "zoneID": self.id}
        self.changed[name] = self.number

    def changes(self, token, limit, kinds):
        """Records that changed after a token, oldest change first; the token after them; true if there are more."""
        if not self.has_sync:
            raise Refused("BAD_REQUEST", "AppDefaultZone does not support sync")
        start = self.number_of(token) if token else 0
        names = sorted((name for name, number in self.changed.items() if number > start), key=self.changed.get)
        names = [name for name in names if not kinds or self.records[name]["recordType"] in kinds]
        page = names[:limit]
        is_last = len(page) == len(names)
        if not page and not is_last:
            return [], self.token_at(start, secrets.token_hex(4)), True
        after = self.number if is_last else self.changed[page[-1]]
        return [self.records[name] for name in page], self.token_at(after), not is_last

    def number_of(self, token):
        try:
            life, number, _ = base64.b64decode(token, validate=True).decode().split(":")
            if life == self.life and int(number) <= self.number:
                return int(number)
        except (ValueError, TypeError):
            pass
        raise Refused("BAD_REQUEST", "Unknown sync token")

    def query(self, kind, sorting, marker, limit):
        """Records of a type after a marker; what a marker to this page's start and one to its end say; true if it is the
        last page."""
        def key(record):
            values = [record["fields"].get(order["fieldName"], {}).get("value", 0) for order in sorting]
            return [*values, record["recordName"]]

        found = sorted((self.records[name] for name in self.names if self.records[name]["recordType"] == kind), key=key)
        start = unpacked(marker, "continuation marker") if marker else None
        found = [record for record in found if start is None or key(record) > start]
        page = found[:limit]
        return page, start, key(page[-1]) if page else start, len(page) == len(found)


def shown(record, keys=None, numbers_are_texts=False, later=0):
    """A record as an answer has it: with some fields, numbers as texts, and changed some milliseconds later."""
    if "fields" not in record:
        return record
    record = dict(record)
    record["fields"] = {
        name: {**field, "value": str(field["value"])} if numbers_are_texts and field.get("type") in NUMBERS else field
        for name, field in record["fields"].items() if not keys or name in keys}
    if later and "modified" in record:
        record["modified"] = {**record["modified"], "timestamp": record["modified"]["timestamp"] + later}
    return record


def exported_records(folder):
    """The records of a folder with saved answers, deletions too, in order of their change."""
    found = {}
    for path in sorted(folder.rglob("*.json")):
        answer = json.loads(path.read_text())
        if not isinstance(answer, dict):
            continue
        for record in [*answer.get("records", []), *(r for zone in answer.get("zones", []) for r in zone.get("records", []))]:
            # cktool's answers have `zone`, and an error has no type.
            if "zoneID" in record and "recordType" in record:
                found[(*(record["zoneID"][part] for part in ["zoneName", "ownerRecordName"]), record["recordName"])] = record
    return sorted(found.values(), key=lambda record: record.get("modified", {}).get("timestamp", 0))
