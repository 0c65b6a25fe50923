#!/usr/bin/python3 -B
"""cloudkit.py FOLDER [EXPORT]: a stand-in for CloudKit Web Services on the loopback interface, behind TLS.

Makes the certificates in FOLDER (ca.pem signs them), writes one line of JSON with the ports to standard output, and ends
when standard input does. `cloudkit` is the server, `control` takes commands, without TLS. EXPORT is a folder with saved
answers, whose records it has; else it has an empty zone, ProviderScheduleZone.

FOLDER/seen has a line of JSON for each request, with the generation of its web token instead of the token: 0 for the first,
null without one, -1 for one that it never gave. FOLDER/tokens has the tokens that it gave, the first one in the first line.
Each token and API_TOKEN have "s3cret" in them, so whoever looks for that finds all of them, URL-encoded or not.

Each answer to a web token brings the next one. The token of the last answered request is taken once more until the next
one is used, since an answer may be lost; after {"do": "set", "strict": true}, it is not.

    cloudkit.py --control PORT <<<'[COMMAND, …]'

sends commands, in order, and prints a JSON list with an answer for each. COMMAND is one of these objects; `zone` is a
zone's name, or [name, owner].

    {"do": "put", "zone": …, "records": [{recordName, recordType, fields, modified?}, …]}
    {"do": "put", "zone": …, "days": {"2025-03-04": [line1, …]}, "notes": {"2025-03": [line1, …]}}   in Chicago
    {"do": "delete", "zone": …, "names": […]}
    {"do": "names", "zone": …}                          answers with the names of its records
    {"do": "zones"}                                     answers with [name, owner, true if it has sync tokens] of each
    {"do": "add-zone", "zone": …, "sync": true}         without `sync` it is like a default zone
    {"do": "drop-zone", "zone": …}
    {"do": "expire", "zone": …}                         makes its sync tokens unknown
    {"do": "kill-token"}                                no web token is good any more
    {"do": "sign-in"}                                   answers with {"address": where the browser ends, "token": …}
    {"do": "share", "guid": …, "zone": …, "status": "ACCEPTED"}
    {"do": "set", "page": 200, "strict": false, "years": 0}     the largest page; how far ahead its clocks are
    {"do": "requests"}                                  answers with the number of requests so far
    {"do": "forget-faults"}
    {"do": "fault", "operation": any, "nth": 1, "times": 1, …}  what befalls the NTH request from now on, and those that
                                                        follow, TIMES in all (0: for ever); one or more of
        "code": …, "retryAfter": …, "status": …         an error; the status is that of the code
        "zone-code": …                                  an error for each zone of changes/zone
        "item-code": …, "item": 0                       an error instead of a record
        "close": "before" | "after" | "middle"          closes before the request counts, after that, or in the answer
        "repeat": true                                  the marker, or sync token, of the request again: a loop
        "again": true                                   the marker leads to the same page again, by another name
        "size": 3                                       a page of at most so many records, 0 too
        "no-token": true                                no next web token
        "garbage": TEXT                                 instead of JSON
        "redirect": URL                                 leads to another address (307)
        "delay": SECONDS                                before the answer
        "meanwhile": [COMMAND, …]                       is done before the answer
"""
import datetime
import email.utils
import json
import os
import pathlib
import secrets
import socket
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import zoneinfo
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from certificates import make_authority, make_certificate, secured
from zones import Refused, Zone, exported_records, packed, shown

API_TOKEN = "s3cret0b1f5a7c9e2d4468a0c3e5f7091b2d4e6f8091a2b3c4d5e6f70819"
CONTAINER = "iCloud.org.example.clinic"
USER = "_5f0c6b2e9d3a4178b6c1e2d3f4a5b6c7"
MOST_RECORDS = 200
YEAR = 365 * 86400
LOCK = threading.RLock()


class Tokens:
    """The web tokens that were given, oldest first, and those that are good."""

    def __init__(self, folder):
        self.file, self.given, self.good, self.is_strict = folder / "tokens", [], set(), False
        self.sign_in()

    def make(self):
        # "+", "/" and "=" want to be encoded in an address.
        token = f"158__54__s3cret+{len(self.given)}/{secrets.token_urlsafe(40)}=="
        self.given.append(token)
        with open(self.file, "a") as file:
            file.write(token + "\n")
        return token

    def sign_in(self):
        token = self.make()
        self.good = {token}
        return token

    def use(self, token, gives_next):
        """Uses a token up; returns the next one."""
        if token not in self.good:
            raise KeyError
        following = self.make() if gives_next else None
        self.good = ({following} if following else set()) | (set() if self.is_strict else {token})
        return following

    def generation(self, token):
        return None if token is None else self.given.index(token) if token in self.given else -1


class Service:
    """The zones, and the answers to requests."""

    def __init__(self, folder, export):
        self.folder, self.tokens = folder, Tokens(folder)
        self.zones, self.shares, self.faults, self.count = {}, {}, [], 0
        self.page, self.years, self.milliseconds = MOST_RECORDS, 0, 1741996800000
        for record in exported_records(export) if export else []:
            key = record["zoneID"]["zoneName"], record["zoneID"]["ownerRecordName"]
            zone = self.zones.setdefault(key, Zone(*key))
            zone.delete(record["recordName"], record["recordType"]) if record.get("deleted") else zone.put(record)
        if not export:
            self.do_add_zone({"zone": "ProviderScheduleZone", "sync": True})

    def zone(self, name):
        """The zone of a command's [name, owner], of a name, or of a request's dictionary."""
        if isinstance(name, dict):
            name = (name.get("zoneName"), name["ownerRecordName"]) if "ownerRecordName" in name else name.get("zoneName")
        found = [zone for key, zone in self.zones.items() if name in (key[0], key) or name == list(key)]
        if len(found) != 1:
            raise Refused("BAD_REQUEST", "More than one zone has this name") if found else Refused(
                "ZONE_NOT_FOUND", "Zone does not exist")
        return found[0]

    def now(self):
        self.milliseconds += 1000
        return self.milliseconds

    # Commands

    def run(self, commands):
        return [getattr(self, "do_" + command["do"].replace("-", "_"))(command) for command in commands]

    def do_put(self, command):
        zone = self.zone(command["zone"])
        days = [day_record(day, lines) for day, lines in command.get("days", {}).items()]
        notes = [notes_record(month, lines) for month, lines in command.get("notes", {}).items()]
        for record in [*command.get("records", []), *days, *notes]:
            stamp = {"timestamp": self.now(), "userRecordName": USER, "deviceID": "2"}
            zone.put({"created": stamp, "modified": stamp, **record})

    def do_delete(self, command):
        for name in command["names"]:
            self.zone(command["zone"]).delete(name)

    def do_names(self, command):
        return self.zone(command["zone"]).names

    def do_zones(self, _):
        return [[*zone.key, zone.has_sync] for zone in self.zones.values()]

    def do_add_zone(self, command):
        name, owner = command["zone"] if isinstance(command["zone"], list) else (command["zone"], USER)
        self.zones[name, owner] = Zone(name, owner, command.get("sync", False))

    def do_drop_zone(self, command):
        del self.zones[self.zone(command["zone"]).key]

    def do_expire(self, command):
        self.zone(command["zone"]).expire()

    def do_kill_token(self, _):
        self.tokens.good = set()

    def do_sign_in(self, _):
        token = self.tokens.sign_in()
        return {"token": token, "address": "https://clinic.example.org/done?ckSession=1&ckWebAuthToken="
                + urllib.parse.quote(token, safe="")}

    def do_share(self, command):
        self.shares[command["guid"]] = {
            "containerIdentifier": CONTAINER, "databaseScope": "SHARED", "zoneID": self.zone(command["zone"]).id,
            "participantStatus": command.get("status", "ACCEPTED")}

    def do_set(self, command):
        self.page, self.years = command.get("page", self.page), command.get("years", self.years)
        self.tokens.is_strict = command.get("strict", self.tokens.is_strict)

    def do_requests(self, _):
        return self.count

    def do_forget_faults(self, _):
        self.faults = []

    def do_fault(self, command):
        self.faults.append({"nth": 1, "times": 1, **command, "seen": 0})

    # Requests

    def arrive(self, operation):
        """Counts a request; returns what is to befall it."""
        self.count += 1
        found = {}
        for fault in self.faults:
            if fault.get("operation") not in (None, operation):
                continue
            fault["seen"] += 1
            past = fault["seen"] - fault["nth"]
            if past >= 0 and (fault["times"] == 0 or past < fault["times"]):
                found |= fault
        return found

    def authorize(self, query, database, fault):
        """Returns the next web token. Throws if a token is wrong or missing."""
        if query.get("ckAPIToken") != API_TOKEN:
            raise Refused("AUTHENTICATION_FAILED", "no auth method found")
        token = query.get("ckWebAuthToken")
        try:
            return self.tokens.use(token, not fault.get("no-token")) if token or database != "public" else None
        except KeyError:
            raise Refused("AUTHENTICATION_REQUIRED", "request needs authorization", redirectURL=self.sign_in) from None

    def answer(self, place, query, body, fault):
        """The status, the answer, and the next web token."""
        following = None
        try:
            container, environment, database, operation = place
            if environment not in ("production", "development") or database not in ("public", "private", "shared"):
                raise Refused("BAD_REQUEST", "Unknown environment or database")
            following = self.authorize(query, database, fault)
            if container != CONTAINER:
                raise Refused("NOT_FOUND", "Unknown container")
            if "code" in fault:
                more = {key: fault[key] for key in ["retryAfter", "status"] if key in fault}
                if fault["code"] == "AUTHENTICATION_REQUIRED":
                    more["redirectURL"] = self.sign_in
                raise Refused(fault["code"], "on demand", **more)
            if (database == "public") == (operation not in ("records/resolve", "users/current")):
                raise Refused("BAD_REQUEST", "No such operation in this database")
            return 200, self.operations[operation](self, body, fault), following
        except Refused as refused:
            return refused.status, refused.answer, following

    def list_zones(self, _, fault):
        return {"zones": [zone.listed for zone in self.zones.values()]}

    def current_user(self, _, fault):
        return {"userRecordName": USER, "firstName": "Ida", "lastName": "Averbeck"}

    def resolve(self, body, fault):
        def result(value):
            found = self.shares.get(value) or Refused("NOT_FOUND", "Record not found").answer
            return {"shortGUID": {"value": value}, **found}
        return {"results": [result(wanted["value"]) for wanted in body["shortGUIDs"]]}

    def limit(self, body, fault):
        wanted = body.get("resultsLimit", MOST_RECORDS)
        if not 0 < wanted <= MOST_RECORDS:
            raise Refused("BAD_REQUEST", "resultsLimit is out of range")
        return min(wanted, self.page, fault.get("size", MOST_RECORDS))

    def records(self, records, body, fault):
        later = int(self.years * YEAR * 1000)
        answer = [shown(record, body.get("desiredKeys"), body.get("numbersAsStrings"), later) for record in records]
        if "item-code" in fault and answer:
            place = fault.get("item", 0) % len(answer)
            answer[place] = {"recordName": answer[place]["recordName"], **Refused(fault["item-code"], "on demand").answer}
        return answer

    def query(self, body, fault):
        zone, query, marker = self.zone(body.get("zoneID", {})), body["query"], body.get("continuationMarker")
        if query.get("filterBy"):
            raise Refused("BAD_REQUEST", "The stand-in has no filters")
        page, start, end, is_last = zone.query(
            query["recordType"], query.get("sortBy", []), marker, self.limit(body, fault))
        answer = {"records": self.records(page, body, fault)}
        if fault.get("repeat"):
            answer["continuationMarker"] = marker or packed(None)
        elif fault.get("again"):
            answer["continuationMarker"] = packed(start)
        elif not is_last:
            answer["continuationMarker"] = packed(end)
        return answer

    def zone_changes(self, body, fault):
        return {"zones": [self.changes({**body, **wanted}, fault) for wanted in body["zones"]]}

    def changes(self, wanted, fault):
        try:
            zone, token = self.zone(wanted.get("zoneID", {})), wanted.get("syncToken")
            if "zone-code" in fault:
                raise Refused(fault["zone-code"], "on demand")
            page, after, more = zone.changes(token, self.limit(wanted, fault), wanted.get("desiredRecordTypes"))
        except Refused as refused:
            return {"zoneID": wanted.get("zoneID"), **refused.answer}
        if fault.get("repeat") or fault.get("again"):
            after, more = token or zone.token_at(0), True
        return {"zoneID": zone.id, "syncToken": after, "moreComing": more, "records": self.records(page, wanted, fault)}

    operations = {
        "zones/list": list_zones, "users/current": current_user, "records/resolve": resolve, "records/query": query,
        "changes/zone": zone_changes,
    }


def fields(kind, name, **values):
    types = {int: "INT64", float: "TIMESTAMP", str: "STRING"}
    return {"recordName": name, "recordType": kind, "fields": {
        "CD_" + key: {"value": int(value) if isinstance(value, float) else value, "type": types[type(value)]}
        for key, value in {**values, "id": name}.items()}}


def numbered(lines):
    return {f"line{number}": line for number, line in enumerate(lines, 1)}


def day_record(day, lines):
    midnight = datetime.datetime.fromisoformat(day).replace(tzinfo=zoneinfo.ZoneInfo("America/Chicago"))
    return fields("CD_DailySchedule", f"schedule_{day}", date=midnight.timestamp() * 1000, **numbered(lines))


def notes_record(month, lines):
    year, number = map(int, month.split("-"))
    return fields("CD_MonthlyNotes", f"notes_{month}", month=number, year=year, **numbered(lines))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def date_time_string(self, timestamp=None):
        return email.utils.formatdate((timestamp or time.time()) + SERVICE.years * YEAR, usegmt=True)

    def read_body(self):
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def send(self, status, body, length=None, **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(length or len(body)))
        self.end_headers()
        self.wfile.write(body)


class Control(Handler):
    def do_POST(self):
        with LOCK:
            try:
                status, answer = 200, SERVICE.run(json.loads(self.read_body()))
            except (Refused, ValueError, LookupError, TypeError, AttributeError) as error:
                status, answer = 400, [getattr(error, "answer", repr(error))]
        self.send(status, json.dumps(answer).encode())


class CloudKit(Handler):
    def do_POST(self):
        try:
            self.serve(urllib.parse.urlsplit(self.path))
        except (BrokenPipeError, ConnectionResetError, OSError):
            self.close_connection = True

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        if url.path == "/sign-in":
            with LOCK:
                return self.send(302, b"", Location=SERVICE.do_sign_in({})["address"])
        if not url.path.endswith(("/zones/list", "/users/current")):
            return self.send(405, b"")
        self.do_POST()

    def serve(self, url):
        query = dict(urllib.parse.parse_qsl(url.query))
        parts = url.path.removeprefix("/database/1/").split("/")
        place = (*parts[:3], "/".join(parts[3:]))
        text = self.read_body()
        if len(parts) != 5 or place[3] not in Service.operations:
            return self.send(404, json.dumps(Refused("NOT_FOUND", "No such path").answer).encode())
        with LOCK:
            fault = SERVICE.arrive(place[3])
            number = SERVICE.count
        time.sleep(fault.get("delay", 0))
        with LOCK:
            SERVICE.run(fault.get("meanwhile", []))
            generation = SERVICE.tokens.generation(query.get("ckWebAuthToken"))
            status, answer, following = 0, None, None
            if fault.get("close") != "before":
                status, answer, following = self.answer(place, query, text, fault)
            self.note(number, place, generation, status)
        if fault.get("close") in ("before", "after"):
            return self.close()
        if "redirect" in fault:
            return self.send(307, b"", Location=fault["redirect"])
        body = fault["garbage"].encode() if "garbage" in fault else json.dumps(answer).encode()
        length = len(body)
        if fault.get("close") == "middle":
            body = body[:length // 2]
        self.send(status, body, length, Content_Type="application/json; charset=UTF-8",
                  **({"X_Apple_CloudKit_Web_Auth_Token": following} if following else {}))
        if fault.get("close") == "middle":
            self.close()

    def answer(self, place, query, text, fault):
        try:
            return SERVICE.answer(place, query, json.loads(text or b"{}"), fault)
        except (ValueError, LookupError, TypeError, AttributeError):
            return 400, Refused("BAD_REQUEST", "The request is wrong").answer, None

    def note(self, number, place, generation, status):
        with open(SERVICE.folder / "seen", "a") as seen:
            seen.write(json.dumps({
                "request": number, "method": self.command, "container": place[0], "environment": place[1],
                "database": place[2], "operation": place[3], "generation": generation, "status": status}) + "\n")

    def close(self):
        """Closes the connection without TLS's goodbye."""
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_RDWR)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 50

    def __init__(self, handler, folder=None):
        super().__init__(("127.0.0.1", 0), handler)
        if folder:
            self.socket = secured(self.socket, folder, "good")
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        pass


def send_commands(port):
    request = urllib.request.Request(f"http://127.0.0.1:{port}/control", sys.stdin.buffer.read())
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        print(opener.open(request, timeout=60).read().decode())
    except urllib.error.HTTPError as error:
        sys.exit(f"cloudkit.py: {error.read().decode()}")


if sys.argv[1] == "--control":
    send_commands(sys.argv[2])
    sys.exit()
FOLDER = pathlib.Path(sys.argv[1])
make_authority(FOLDER)
make_certificate(FOLDER, "good", "DNS:localhost,IP:127.0.0.1")
(FOLDER / "seen").touch()
SERVICE = Service(FOLDER, pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None)
PORTS = {"cloudkit": Server(CloudKit, FOLDER).server_address[1], "control": Server(Control).server_address[1]}
SERVICE.sign_in = f"https://localhost:{PORTS['cloudkit']}/sign-in?appId={CONTAINER}"
print(json.dumps(PORTS), flush=True)
sys.stdin.read()
os._exit(0)
