"""The job as each tool reads it."""

from collections import Counter
from csv import writer
from io import StringIO
import json
from pathlib import Path

from job import LABELS, MONTHS, WEEKDAYS, Month


def calprint(months: list[Month]) -> str:
    """calprint's own JSON."""
    days = [{"date": f"{month.year}-{month.month:02}-{day.number:02}"}
            | {label.lower(): entry for label, entry in zip(LABELS, day.entries) if entry}
            for month in months for day in month.days]
    notes = [{"month": f"{month.year}-{month.month:02}"}
             | {f"line{number}": line for number, line in enumerate(month.notes, 1)} for month in months]
    return json.dumps({"format": "provider-schedule", "version": 1, "title": "Invented Clinic",
                       "timeZone": "America/Chicago", "labels": {label.lower(): label for label in LABELS},
                       "days": days, "notes": notes}, ensure_ascii=False, indent=1)


def table(months: list[Month]) -> str:
    """calprint's CSV: a row for each day."""
    rows = [[f"{month.year}-{month.month:02}-{day.number:02}", *day.entries] for month in months for day in month.days]
    text = StringIO()
    writer(text, lineterminator="\n").writerows([["date", *LABELS], *rows])
    return text.getvalue()


def events(months: list[Month]) -> str:
    """iCalendar: an event of an hour for each entry, with its label as the place."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Invented Clinic//Job//EN"]
    for month in months:
        for day in month.days:
            date = f"{month.year}{month.month:02}{day.number:02}"
            for hour, (label, entry) in enumerate(day.labelled(), 8):
                summary = entry.replace(",", "\\,").replace(";", "\\;")
                lines += ["BEGIN:VEVENT", f"UID:{date}-{label.lower()}@clinic.example", "DTSTAMP:20250101T000000Z",
                          f"DTSTART:{date}T{hour:02}0000", f"DTEND:{date}T{hour + 1:02}0000", f"SUMMARY:{summary}",
                          f"LOCATION:{label}", "END:VEVENT"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def generic(months: list[Month]) -> str:
    """Title, notes and weeks of days with their labels and entries, for programs that lay out for themselves."""
    return json.dumps({"weekdays": WEEKDAYS, "months": [
        {"title": month.title, "notes": month.notes,
         "weeks": [[day and {"number": day.number, "entries": list(day.labelled())} for day in week]
                   for week in month.weeks()]}
        for month in months]}, ensure_ascii=False)


def pcal(months: list[Month]) -> str:
    """Days and notes, year by year; pcal writes "Notes" above them itself."""
    lines = []
    for month in months:
        lines.append(f"year {month.year}")
        lines += [f"note {month.month} {text}" for text in month.notes]
        lines += [f"{month.month}/{day.number} {line}" for day in month.days for line in day.lines()]
    return "\n".join(lines) + "\n"


def remind(months: list[Month]) -> str:
    """Reminders; the notes stand on the first day, as remind has no place for a month's."""
    lines = []
    for month in months:
        date = f"{MONTHS[month.month - 1][:3]} {month.year}"
        lines.append(f"REM 1 {date} MSG Notes: {month.note}")
        lines += [f"REM {day.number} {date} MSG {line}" for day in month.days for line in day.lines()]
    return "\n".join(lines) + "\n"


def word_counts(months: list[Month]) -> str:
    """How often which word stands in the whole job."""
    total: Counter[str] = Counter()
    for month in months:
        total += month.words()
    return json.dumps(dict(sorted(total.items())), ensure_ascii=False)


INPUTS = {"calprint.json": (calprint, "utf-8"), "days.csv": (table, "utf-8"), "events.ics": (events, "utf-8"),
          "months.json": (generic, "utf-8"), "pcal.txt": (pcal, "latin-1"), "remind.rem": (remind, "utf-8"),
          "words.json": (word_counts, "utf-8")}


def write(months: list[Month], folder: Path) -> None:
    """Every input into a folder, which is made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (text, encoding) in INPUTS.items():
        (folder / name).write_text(text(months), encoding=encoding)
