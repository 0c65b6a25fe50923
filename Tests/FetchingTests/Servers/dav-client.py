#!/usr/bin/python3 -B
"""dav-client.py PORT: sends requests to radicale, as another client would: a JSON list on standard input of
[METHOD, PATH, BODY or null], in order. Fails if one fails."""
import base64
import http.client
import json
import sys

connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
key = base64.b64encode(b"averbeck:s3cret-Kreide").decode()
for method, path, body in json.load(sys.stdin):
    kind = "text/calendar" if method == "PUT" else "application/xml"
    connection.request(method, path, body.encode() if body else None,
                       {"Authorization": f"Basic {key}", "Content-Type": f"{kind}; charset=utf-8"})
    answer = connection.getresponse()
    text = answer.read().decode(errors="replace")
    if answer.status >= 300:
        sys.exit(f"{method} {path}: {answer.status} {text}")
