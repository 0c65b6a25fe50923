"""Writes the only calendar of a ZIP archive, which is the standard input. If there are none or several, writes the names
of them, a line for each, with status 5. macOS adds files of its own in a folder of that name.
"""
import io
import shutil
import sys
import zipfile

NOT_ONE = 5

archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
names = [
    name
    for name in archive.namelist()
    if name.lower().endswith((".ics", ".ical")) and not name.startswith("__MACOSX/")
]
if len(names) != 1:
    print("\n".join(" ".join(name.split()) for name in names))
    sys.exit(NOT_ONE)
with archive.open(names[0]) as calendar:
    shutil.copyfileobj(calendar, sys.stdout.buffer)
