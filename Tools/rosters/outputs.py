"""Looks whether an output of calprint says what a roster says."""
import collections
import csv
import datetime
import io
import json
import re

from rosters.pages import RosterPages, SheetPages, differing_cells, words_of_pdf
from rosters.tables import KNOWN, clock

DAY = 24 * 60
# A folder of fonts with the letters that the built-in ones lack.
FONTS = "/usr/share/fonts/truetype/dejavu"


class Fault(Exception):
    """A difference between a table and an output."""


def compare(expected, found, what):
    """Compares two collections of values, each as often as it is there."""
    lost = collections.Counter(expected) - collections.Counter(found)
    invented = collections.Counter(found) - collections.Counter(expected)
    if lost or invented:
        raise Fault(f"{what}\nlost: {sorted(lost.elements(), key=str)}\ninvented: {sorted(invented.elements(), key=str)}")


def compare_order(expected, found, what):
    if list(expected) != list(found):
        raise Fault(f"{what}\nexpected: {list(expected)}\nfound: {list(found)}")


def days(roster):
    return ["--from", roster.dates[0].isoformat(), "--to", roster.dates[-1].isoformat()]


def fonts(roster):
    """The option for fonts, if a name needs them."""
    return ["--font-dir", FONTS] if any("\u0590" <= letter <= "\u05ff" for letter in "".join(roster.people)) else []


def has_times(roster):
    return roster.shape == "long, times"


def triples(duties):
    return [(duty.person, duty.date, duty.line) for duty in duties]


def minutes(duties):
    """The minutes that shifts cover, of two at once one; None without any hours."""
    spans = []
    for duty in duties:
        if duty.hours and duty.line != "OFF":
            day = DAY * datetime.date.fromisoformat(duty.date).toordinal()
            spans.append((day + duty.hours[0], day + duty.hours[1]))
    total, end = 0, 0
    for first, last in sorted(spans):
        total += max(0, last - max(first, end))
        end = max(end, last)
    return total if spans else None


def of(roster, person, month=""):
    """The duties of a person, perhaps only those of a month."""
    return [duty for duty in roster.duties if duty.person == person and duty.date.startswith(month)]


def look_at_people(calprint, roster, random):
    lines = calprint("--list-people", *roster.arguments).splitlines()[1:]
    rows = [re.fullmatch(r"(.+?) +- +- +(\d+) +(\S+) +(\S+)", line) for line in lines]
    found = [row.groups() if row else lines[index] for index, row in enumerate(rows)]
    expected = []
    for person in roster.people:
        dates = sorted(duty.date for duty in of(roster, person)) or ["-"]
        expected.append((person, str(len(of(roster, person))), dates[0], dates[-1]))
    compare_order(expected, found, "--list-people")


def look_at_stats(calprint, roster, random):
    stats = json.loads(calprint("stats", "--format", "json", *roster.arguments))
    labels = {line["key"]: line["label"] for line in stats["lines"]}
    compare_order(roster.people, [person["name"] for person in stats["people"]], "the people of stats")
    for person in stats["people"]:
        duties = of(roster, person["name"])
        counts = {labels[key]: count for key, count in person["days"].items() if count}
        compare(collections.Counter(duty.line for duty in duties).items(), counts.items(), f"the days of {person['name']}")
        compare_order([minutes(duties)], [person["minutes"]], f"the minutes of {person['name']}")
    if random.random() < 0.3:
        look_at_stats_as_table(calprint, roster, stats)


def look_at_stats_as_table(calprint, roster, stats):
    labels = {line["key"]: line["label"] for line in stats["lines"]}
    table = list(csv.reader(io.StringIO(calprint("stats", "--format", "csv", *roster.arguments))))
    rows = [[person["name"], *(str(person["days"][key]) for key in labels)] for person in stats["people"]]
    compare_order([["Name", *labels.values()], *rows], [row[:len(labels) + 1] for row in table], "stats as a table")


def duties_of_json(text):
    """The people of a schedule, and its duties with their hours; a duty is a person on a line, or an event there."""
    schedule = json.loads(text)
    labels = dict(zip(map(str.lower, KNOWN), KNOWN)) | {line["key"]: line["label"] for line in schedule.get("lines", [])}
    found = []
    for day in schedule["days"]:
        for key, people in day.items():
            if key != "date":
                found += [(one["name"], day["date"], labels[key], one.get("hours"), one.get("note")) for one in people]
    for event in schedule.get("events", []):
        start, end = event["start"].split("T"), event["end"].split("T")
        (one,) = event["people"]
        found.append((one["name"], start[0], labels[event["line"]], f"{start[1]}-{end[1]}", one.get("note")))
    return [person["name"] for person in schedule["people"]], found


def written_hours(roster, duty):
    """The hours of a duty if the table itself has them."""
    return "-".join(map(clock, duty.hours)) if duty.hours and roster.shape.startswith("long") else None


def written(roster):
    """The duties as a table or JSON writes them."""
    return [
        (duty.person, duty.date, duty.line, written_hours(roster, duty), duty.note) for duty in roster.duties]


def look_at_json(calprint, roster, random):
    people, found = duties_of_json(calprint("export", "--format", "json", *roster.arguments))
    compare_order(roster.people, people, "the people of the export")
    compare(written(roster), found, "the duties of the export")


def look_at_shifts(calprint, roster, random):
    """The table of shifts, and the same table read again. Times of events are in no such table."""
    if has_times(roster):
        return
    text = calprint("export", "--shifts", "--format", "csv", *roster.arguments)
    rows = list(csv.DictReader(io.StringIO(text)))
    labels = {duty.line.casefold().replace(" ", ""): duty.line for duty in roster.duties}
    found = [
        (row["person"], row["date"], labels.get(row["role"].casefold().replace(" ", "")), row.get("hours") or None,
         row.get("note") or None)
        for row in rows]
    expected = written(roster)
    compare(expected, found, "the table of shifts")
    if random.random() < 0.7:
        return
    with open(f"{calprint.folder}/shifts.csv", "w", encoding="utf-8", newline="") as file:
        file.write(text)
    people, again = duties_of_json(calprint("export", "--format", "json", "-s", "shifts.csv"))
    compare({duty.person for duty in roster.duties}, people, "the people of the table of shifts, read again")
    compare([(name, date, *rest) for name, date, _, *rest in expected], [(name, date, *rest) for name, date, _, *rest in again],
            "the table of shifts, read again")


def look_at_roster(calprint, roster, random):
    calprint(*days(roster), "--view", "roster", *fonts(roster), "-o", "r.html", *roster.arguments)
    with open(f"{calprint.folder}/r.html", encoding="utf-8") as file:
        pages = RosterPages(file.read(), roster)
    compare(triples(roster.duties), pages.duties, "the cells of the roster")
    compare([], pages.odd, "words in the cells of the roster")
    rows = {(duty.date[:7], duty.person) for duty in roster.duties}
    order = sorted(rows, key=lambda row: (row[0], roster.people.index(row[1])))
    compare_order(order, dict.fromkeys(key[:2] for key in pages.counts), "the rows of the roster")
    for (month, person, label), count in pages.counts.items():
        expected = len([duty for duty in of(roster, person, month) if duty.line == label])
        compare_order([expected], [count], f"the days of {person} on {label} in {month} on the roster")
    for (month, person), hours in pages.hours.items():
        total = minutes(of(roster, person, month))
        expected = "–" if total is None else f"{total // 60}:{total % 60:02}".removesuffix(":00")
        compare_order([expected], [hours], f"the hours of {person} in {month} on the roster")
    if random.random() < 0.3:
        look_at_pdf(calprint, roster, pages.rows)


def look_at_pdf(calprint, roster, rows):
    """The PDF has what the HTML draws, where it draws it."""
    calprint(*days(roster), "--view", "roster", *fonts(roster), "-o", "r.pdf", *roster.arguments)
    words = words_of_pdf(calprint.run("pdftotext", "-bbox", "r.pdf", "-"))
    compare([], differing_cells(rows, words), "the cells of the roster in the PDF")


def others_named(text, roster, person):
    """The names of other people in a text; not those that are a part of the person's own, or too short to tell."""
    return [other for other in roster.people if other != person and len(other) > 6 and other not in person and other in text]


def look_at_calendars(calprint, roster, random):
    for person in random.sample(roster.people, 1):
        text = calprint("export", "--format", "ics", "--person", person, *roster.arguments)
        text = re.sub(r"\r\n[ \t]", "", text)
        found = []
        for event in text.split("BEGIN:VEVENT")[1:]:
            lines = [line for line in event.split("\r\n") if re.match("SUMMARY|DTSTART|DTEND", line)]
            fields = dict(re.split("[;:]", line, maxsplit=1) for line in lines)
            start, end = (fields[name].removeprefix("VALUE=DATE:") for name in ("DTSTART", "DTEND"))
            hours = None if "T" not in start else f"{start[9:11]}:{start[11:13]}-{end[9:11]}:{end[11:13]}"
            found.append((f"{start[:4]}-{start[4:6]}-{start[6:8]}", fields["SUMMARY"], hours))
        expected = [
            (duty.date, f"{duty.line} ({duty.note})" if duty.note else duty.line,
             duty.hours and "-".join(map(clock, duty.hours)))
            for duty in of(roster, person)]
        compare(expected, found, f"the calendar of {person}")
        compare([], others_named(text, roster, person), f"the names in the calendar of {person}")


def look_at_sheets(calprint, roster, random):
    for person in random.sample(roster.people, 1):
        calprint(*days(roster), "--person", person, "--only", *fonts(roster), "-o", "o.html", *roster.arguments)
        with open(f"{calprint.folder}/o.html", encoding="utf-8") as file:
            pages = SheetPages(file.read(), roster)
        expected = [(duty.date, " ".join(filter(None, (duty.line, duty.note)))) for duty in of(roster, person)]
        compare(expected, pages.entries, f"the sheet of {person}")
        compare([], others_named(pages.text, roster, person), f"the names on the sheet of {person}")


CHECKS = [
    look_at_people, look_at_stats, look_at_json, look_at_shifts, look_at_roster, look_at_calendars, look_at_sheets,
]
