"""What calprint promises, and what `bench check` holds."""

from dataclasses import dataclass

# Months of the job.
SIZES = (1, 6, 12, 120, 1200)
CHECKED_SIZES = (1, 6, 120)


@dataclass(frozen=True)
class Limit:
    """Of a tool at a number of months: what a run must not exceed, and what is aimed at, if that is less."""

    tool: str
    months: int
    held: float
    aim: float | None = None


@dataclass(frozen=True, kw_only=True)
class Record(Limit):
    """Of a check of a file of the job; each record has the mark once."""

    mark: str

    @property
    def file(self) -> str:
        return self.tool.removeprefix("check ")


# Instructions against the floor: the tagged one for the default output, the plain one for --no-tags.
INSTRUCTIONS = (
    Limit("calprint", 1, held=0.93),
    Limit("calprint --no-tags", 1, held=1.05),
    Limit("calprint", 6, held=0.568),
    Limit("calprint", 120, held=0.457, aim=0.45),
    Limit("calprint --no-tags", 6, held=0.651),
    Limit("calprint --no-tags", 120, held=0.529),
)

# Instructions of reading and checking a record, without those of the program's start: of each of the records by which
# 120 months have more than 60. Two of three of a day's are those of looking for names that differ by a letter or two:
# most texts of the job are initials in an order of their own.
RECORD_SIZES = (60, 120)
RECORDS = (
    Record("check events.ics", 120, held=32_000, aim=20_000, mark="BEGIN:VEVENT"),
    Record("check days.csv", 120, held=35_300, aim=10_000, mark="\n"),
    Record("check calprint.json", 120, held=29_700, aim=15_000, mark='"date"'),
)

# Bytes a page.
BYTES_A_PAGE = (
    Limit("calprint", 120, held=3600),
    Limit("calprint --no-tags", 120, held=2110, aim=2048),
)

# Peak memory of this many months against that of six; in the results only.
MEMORY_MONTHS, MEMORY_RATIO = 6000, 1.3


def span(months: int) -> str:
    return "1 month" if months == 1 else f"{months:,} months"
