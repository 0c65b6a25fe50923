#!/usr/bin/python3 -B
"""adversary.py FOLDER: web servers on the loopback interface that behave well or badly, as the path says.

Makes the certificates in FOLDER (ca.pem signs them), writes one line of JSON with the ports to standard output, and ends
when standard input does. FOLDER/seen has every request, one line of JSON each. Paths: see `Handler`.
"""
import base64
import gzip
import hashlib
import json
import os
import pathlib
import ssl
import sys
import threading
import time
import urllib.parse
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from certificates import make_authority, make_certificate, secured

FOLDER = pathlib.Path(sys.argv[1])
USER = ("averbeck", "s3cret-Kreide")
LOCK = threading.Lock()
COUNTS = {}


def calendar(count, text="Averbeck"):
    events = "".join(
        f"BEGIN:VEVENT\r\nUID:event-{n}\r\nDTSTAMP:20250101T000000Z\r\nDTSTART;VALUE=DATE:2025{n // 28 % 12 + 1:02}"
        f"{n % 28 + 1:02}\r\nSUMMARY:{text} {n}\r\nEND:VEVENT\r\n" for n in range(count))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//\r\n{events}END:VCALENDAR\r\n".encode()


class Handler(BaseHTTPRequestHandler):
    """Each method that begins with `get_` answers the paths that begin with its name."""
    protocol_version = "HTTP/1.1"
    ports = {}

    def log_message(self, *_):
        pass

    def do_PROPFIND(self):
        """A calendar at each path; at /dav/elsewhere/, a user whose calendars another server has."""
        self.note()
        kind = "<C:calendar/><collection/>" if "elsewhere" not in self.path else "<collection/>"
        home = f"<C:calendar-home-set><href>https://127.0.0.1:{self.ports['good']}/dav/whole/</href></C:calendar-home-set>"
        self.answer_multistatus(
            f"<response><href>{self.path}</href><propstat><prop><resourcetype>{kind}</resourcetype>"
            f"{home if 'elsewhere' in self.path else ''}</prop><status>HTTP/1.1 200 OK</status></propstat></response>")

    def do_REPORT(self):
        """Two files; of /dav/incomplete/, one that the server has no room for."""
        self.note()
        parts = []
        for name, day in [("a", "20250317"), ("b", "20250318")]:
            text = calendar(1).decode().replace("event-0", name).replace("20250101\r\nSUMMARY", f"{day}\r\nSUMMARY")
            found = (f'<propstat><prop><getetag>"1"</getetag><C:calendar-data>{text}</C:calendar-data></prop>'
                     "<status>HTTP/1.1 200 OK</status></propstat>")
            if name == "b" and "incomplete" in self.path:
                found = "<status>HTTP/1.1 507 Insufficient Storage</status>"
            parts.append(f"<response><href>{self.path}{name}.ics</href>{found}</response>")
        self.answer_multistatus("".join(parts))

    def answer_multistatus(self, responses):
        self.answer(207, f'<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">{responses}</multistatus>'.encode(),
                    Content_Type="application/xml")

    def note(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK, open(FOLDER / "seen", "a") as seen:
            seen.write(json.dumps({"server": self.server.name, "host": self.headers["Host"], "path": self.path,
                                   "headers": dict(self.headers)}) + "\n")

    def do_GET(self):
        self.note()
        url = urllib.parse.urlsplit(self.path)
        self.query = dict(urllib.parse.parse_qsl(url.query))
        _, name, *rest = url.path.split("/")
        try:
            getattr(self, "get_" + name.replace("-", "_"), self.get_nothing)(*rest)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.close_connection = True

    def answer(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def get_nothing(self, *_):
        self.answer(404)

    def give(self, body):
        """A calendar with validators, packed if the client likes."""
        etag = '"%s"' % hashlib.sha256(body).hexdigest()[:16]
        if self.headers["If-None-Match"] == etag:
            return self.answer(304, ETag=etag)
        headers = {"ETag": etag, "Last-Modified": "Wed, 01 Jan 2025 00:00:00 GMT"}
        if "gzip" in self.headers.get("Accept-Encoding", ""):
            body, headers["Content-Encoding"] = gzip.compress(body), "gzip"
        self.answer(200, body, Content_Type="text/calendar", **headers)

    def get_calendar(self, count):
        self.give(calendar(int(count)))

    def get_files(self, name):
        self.give((FOLDER / name).read_bytes())

    def get_private(self, count):
        wanted = "Basic " + base64.b64encode(":".join(USER).encode()).decode()
        if self.headers["Authorization"] != wanted:
            return self.answer(401, WWW_Authenticate='Basic realm="test"')
        self.give(calendar(int(count)))

    def get_endless(self):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        while True:
            self.wfile.write(b"X-NOISE:" + b"n" * 65528)

    def get_slow(self):
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        while True:
            self.wfile.write(b"X" * 10)
            time.sleep(0.05)

    def get_heads(self):
        self.send_response(200)
        while True:
            self.send_header("X-Noise", "n" * 4000)
            self.flush_headers()

    def get_redirect(self, count):
        count = int(count)
        self.answer(302, Location=f"/redirect/{count - 1}" if count else "/calendar/3")

    def get_loop(self):
        self.answer(301, Location="/loop")

    def get_to(self, place):
        https, http = self.ports["good"], self.ports["plain"]
        self.answer(302, Location={
            "file": "file:///etc/passwd", "gopher": f"gopher://localhost:{http}/1",
            "http": f"http://localhost:{http}/calendar/3", "other": f"https://127.0.0.1:{https}/calendar/4",
            "private-other": f"https://127.0.0.1:{https}/private/4", "https": f"https://localhost:{https}/calendar/5",
            "credentials": f"https://eve:pw@127.0.0.1:{https}/calendar/3",
        }[place])

    def get_bomb(self):
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        zeros = b"\0" * (1 << 20)
        body = b"".join(packer.compress(zeros) for _ in range(200)) + packer.flush()
        self.answer(200, body, Content_Encoding="gzip")

    def get_status(self, code):
        """As many times as ?times= says (by ?key=); then a calendar."""
        key, times = self.query.get("key", ""), int(self.query.get("times", 1 << 30))
        with LOCK:
            COUNTS[key] = COUNTS.get(key, 0) + 1
            count = COUNTS[key]
        if count > times:
            return self.give(calendar(3))
        wait = self.query.get("wait")
        self.answer(int(code), **({"Retry-After": wait} if wait else {}))

    def get_cut(self):
        self.send_response(200)
        self.send_header("Content-Length", "5000")
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(calendar(5))
        self.close_connection = True

    def get_half(self):
        body = calendar(20)
        self.answer(200, body[:len(body) // 2])

    def get_page(self):
        self.answer(200, b"<!DOCTYPE html><title>Sign in</title><p>Please sign in.", Content_Type="text/html")


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, name, certificate=None):
        super().__init__(("127.0.0.1", 0), Handler)
        self.name = name
        if certificate:
            self.socket = secured(self.socket, FOLDER, certificate)
        Handler.ports[name] = self.server_address[1]
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        pass


make_authority(FOLDER)
make_certificate(FOLDER, "good", "DNS:localhost,IP:127.0.0.1")
make_certificate(FOLDER, "wrong", "DNS:elsewhere.example")
make_certificate(FOLDER, "expired", "DNS:localhost", end="20210101000000Z")
(FOLDER / "seen").touch()
for name in ["good", "wrong", "expired"]:
    Server(name, certificate=name)
Server("plain")
print(json.dumps(Handler.ports), flush=True)
sys.stdin.read()
os._exit(0)
