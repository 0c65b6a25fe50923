"""The job: months of an invented clinic, the same on every machine and on every day.

Names, codes and notes are those of Examples/clinic.json. Every month fits on a page; no word is wider than a cell
leaves room for, and many entries are wrapped.
"""

import calendar
from collections import Counter
from dataclasses import dataclass
import re
from typing import Iterator

LABELS = ("OS", "CL", "OFF", "CALL")
WEEKDAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")

# In Latin-1, which is all that pcal prints. The last is too wide for a comma behind it.
NAMES = ("Averbeck", "Belacqua", "Corvane", "Fjellåsen", "Núñolver", "D'Ormesse")
INITIALS = "ABCDFGKNPS"
NOTES = (
    ("CLINIC CLOSED 3/4 (MARDI GRAS)", "STAFF MEETING 1ST TUESDAY 12:15, OS CONFERENCE ROOM"),
    ("FLU SHOTS MON/WED AFTERNOONS AT CL", "CPR recertification: sign up with Renée"),
    ("CLINIC CLOSED 9/1 (LABOR DAY)", "TIME-OFF REQUESTS FOR NEXT QUARTER DUE BY THE 15TH"),
    ("CLINIC CLOSED 6/19 (JUNETEENTH)",
     "FLU SHOTS MON/WED AFTERNOONS AT CL", "CPR recertification: sign up with Renée"),
)


class Chance:
    """A linear congruential generator: the same numbers everywhere."""

    def __init__(self) -> None:
        self.state = 12345

    def below(self, limit: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 16) % limit

    def pick(self, things: str | tuple[str, ...], count: int) -> list[str]:
        """Some of them, no one twice."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


@dataclass
class Day:
    number: int
    entries: list[str]
    """One for each label, empty where there is none."""

    def labelled(self) -> Iterator[tuple[str, str]]:
        """The entries that there are, with their labels."""
        return ((label, entry) for label, entry in zip(LABELS, self.entries) if entry)

    def lines(self) -> Iterator[str]:
        """"OS A.B." for each entry, for tools that know no labels."""
        return map(" ".join, self.labelled())


@dataclass
class Month:
    year: int
    month: int
    notes: tuple[str, ...]
    days: list[Day]

    @property
    def title(self) -> str:
        return f"{MONTHS[self.month - 1]} {self.year}"

    @property
    def note(self) -> str:
        return "  |  ".join(self.notes)

    def weeks(self) -> list[list[Day | None]]:
        """Rows of seven, Sunday first."""
        cells: list[Day | None] = [None] * ((calendar.weekday(self.year, self.month, 1) + 1) % 7)
        cells += self.days
        cells += [None] * (-len(cells) % 7)
        return [cells[start:start + 7] for start in range(0, len(cells), 7)]

    def words(self) -> Counter[str]:
        """What a reader must find on the page, whatever a tool puts in front of the notes."""
        texts = [self.title, *self.notes, *WEEKDAYS]
        for day in self.days:
            texts += [str(day.number), *day.lines()]
        return words(" ".join(texts))


def words(text: str) -> Counter[str]:
    """Runs of letters and figures, so that a line may end wherever a calendar's may: "G.K." is two words."""
    return Counter(re.findall(r"[^\W_]+", text))


def initials(chance: Chance, count: int) -> str:
    return "".join(letter + "." for letter in chance.pick(INITIALS, count))


def names(chance: Chance, count: int) -> str:
    return ", ".join(chance.pick(NAMES[:-1], count))


def workday(chance: Chance) -> list[str]:
    """Who is where, who is off, who is on call: at most seven lines of a cell, four of which a hand-over takes."""
    hands_over = chance.below(16) == 0
    surgery = initials(chance, 4 + chance.below(2))
    clinic = initials_or_names(chance, 3 + chance.below(2), not hands_over and chance.below(6) == 0)
    off = initials_or_names(chance, 1 + chance.below(2), not hands_over and chance.below(4) == 0)
    return [surgery, clinic, off if chance.below(5) > 0 else "", call(chance, hands_over)]


def initials_or_names(chance: Chance, count: int, are_names: bool) -> str:
    return names(chance, 2) if are_names else initials(chance, count)


def call(chance: Chance, hands_over: bool) -> str:
    return " until 17:00, then ".join(chance.pick(NAMES, 2 if hands_over else 1))


def entries(year: int, month: int, number: int, chance: Chance) -> list[str]:
    if calendar.weekday(year, month, number) >= 5:
        return ["", "", "", call(chance, False)]
    return workday(chance)


def months(count: int, first_year: int = 2025) -> Iterator[Month]:
    """From January of a year on."""
    chance = Chance()
    for index in range(count):
        year, month = first_year + index // 12, index % 12 + 1
        days = [Day(number, entries(year, month, number, chance))
                for number in range(1, calendar.monthrange(year, month)[1] + 1)]
        yield Month(year, month, NOTES[index % len(NOTES)], days)
