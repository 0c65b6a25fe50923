#!/usr/bin/python3 -B
"""caldav.py FOLDER: radicale on the loopback interface, behind TLS.

Makes the certificates in FOLDER (ca.pem signs them), writes one line of JSON with the ports to standard output, and ends
when standard input does, and radicale with it. `sync` is radicale as it is, `simple` the same without sync-collection,
`radicale` itself without TLS. FOLDER/collections is its storage, FOLDER/seen has a line for each request by TLS. The user
is in `USER`.
"""
import http.client
import json
import os
import pathlib
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from certificates import make_authority, make_certificate, secured

FOLDER = pathlib.Path(sys.argv[1])
USER = ("averbeck", "s3cret-Kreide")
LOCK = threading.Lock()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def start_radicale(port):
    (FOLDER / "users").write_text(":".join(USER) + "\n")
    (FOLDER / "radicale.conf").write_text(
        f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = {FOLDER}/users\n"
        f"htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = {FOLDER}/collections\n"
        "[logging]\nlevel = error\n")
    with open(FOLDER / "radicale.log", "wb") as log:
        process = subprocess.Popen(
            ["radicale", "--config", str(FOLDER / "radicale.conf")], stdin=subprocess.DEVNULL, stdout=log,
            stderr=log)
    for _ in range(600):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return process
        if process.poll() is not None:
            break
        time.sleep(0.05)
    sys.exit("radicale does not start: " + (FOLDER / "radicale.log").read_text())


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def pass_on(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK, open(FOLDER / "seen", "a") as seen:
            kind = body.decode(errors="replace").partition("<D:")[0] + body.decode(errors="replace")[:400]
            seen.write(json.dumps({"server": self.server.name, "method": self.command, "path": self.path,
                                   "body": kind}) + "\n")
        connection = http.client.HTTPConnection("127.0.0.1", self.server.radicale, timeout=60)
        kept = {name: value for name, value in self.headers.items()
                if name.lower() not in ("accept-encoding", "connection", "content-length")}
        connection.request(self.command, self.path, body or None, kept)
        answer = connection.getresponse()
        text = answer.read()
        if self.server.name == "simple":
            text = text.replace(b"sync-collection", b"no-such-report").replace(b"sync-token", b"no-token")
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("content-length", "content-encoding", "transfer-encoding", "connection", "date", "server"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_PUT = do_DELETE = do_PROPFIND = do_REPORT = do_OPTIONS = do_MKCALENDAR = do_PROPPATCH = pass_on


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, name, radicale):
        super().__init__(("127.0.0.1", 0), Handler)
        (self.name, self.radicale) = (name, radicale)
        self.socket = secured(self.socket, FOLDER, "good")
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        pass


make_authority(FOLDER)
make_certificate(FOLDER, "good", "DNS:localhost,IP:127.0.0.1")
(FOLDER / "seen").touch()
port = free_port()
radicale = start_radicale(port)
try:
    servers = {name: Server(name, port).server_address[1] for name in ["sync", "simple"]}
    print(json.dumps({**servers, "radicale": port}), flush=True)
    sys.stdin.read()
finally:
    radicale.kill()
    radicale.wait()
os._exit(0)
