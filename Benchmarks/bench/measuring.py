"""One row of the table: what a tool took for a number of months."""

from dataclasses import dataclass
from statistics import median
import time

import contract
from reading import Reading, read
import running
from running import ToolError
import scratch
from tools import OWN, Tool

# Of a run, in seconds; more would tell nothing that fewer months do not tell.
LIMIT = 60.0
# Pairs of runs, the floor's and the tool's next to each other: at most so many, and no more begin after some seconds.
PAIRS = {1: 11, 6: 11, 12: 11, 120: 5, 1200: 3}
PATIENCE = 10.0
# Callgrind is some fifty times slower than the program: for peers up to here only.
PEER_INSTRUCTIONS = 6


@dataclass(frozen=True)
class Row:
    tool: Tool
    months: int
    cpu: float = 0
    """Against the plain floor."""
    cpu_own: float = 0
    """Against the floor that the tool is compared with."""
    seconds: float = 0
    bytes: int = 0
    memory: int = 0
    reading: Reading | None = None
    problem: str = ""
    """Why there are no figures; empty where there are."""


def row(tool: Tool, months: int, earlier: Row | None) -> Row:
    """Measures CPU, size and memory, and reads the words back; `earlier` is the tool's row with fewer months."""
    if earlier and earlier.problem:
        return Row(tool, months, problem=earlier.problem)
    if earlier and earlier.seconds * months / earlier.months > LIMIT:
        return Row(tool, months, problem=f"left out: over {LIMIT:.0f} s by its time for {earlier.months} months")
    try:
        return paired(tool, months)
    except ToolError as error:
        return Row(tool, months, problem=str(error))


def paired(tool: Tool, months: int) -> Row:
    plain: list[float] = []
    own: list[float] = []
    taken: list[running.Usage] = []
    start = time.monotonic()
    while len(taken) < PAIRS[months] and (not taken or time.monotonic() < start + PATIENCE):
        floor = running.measured(OWN["floor"], months, LIMIT)
        other = floor if tool.floor == "floor" else running.measured(OWN[tool.floor], months, LIMIT)
        taken.append(running.measured(tool, months, LIMIT))
        plain.append(taken[-1].cpu / floor.cpu)
        own.append(taken[-1].cpu / other.cpu)
    return Row(tool, months, median(plain), median(own), median(usage.cpu for usage in taken),
               tool.output(months).stat().st_size, max(usage.memory for usage in taken),
               read(tool.output(months), scratch.job(months)))


def counted(tool: Tool, months: int) -> bool:
    """Whether the tool's instructions are counted at a number of months."""
    return not tool.is_peer or months <= PEER_INSTRUCTIONS


def memory_lines() -> list[tuple[str, str, int]]:
    """calprint's peak for six months and for thousands: options, what was drawn, bytes."""
    many, years = scratch.job(3600, 1900) / "calprint.json", contract.MEMORY_MONTHS // 12
    few = scratch.job(6) / "calprint.json"
    runs = (("6 months, schedule of 6", few, "2025-01", 6),
            ("6 months, schedule of 3,600", many, "1900-01", 6),
            (f"{contract.MEMORY_MONTHS:,} months, schedule of 6", few, "2025-01", years * 12),
            (f"{contract.MEMORY_MONTHS:,} months, schedule of 3,600", many, "1900-01", years * 12))
    return [(name, drawn, running.measured(drawing(options, schedule, start, count), count, LIMIT).memory)
            for name, options in (("calprint", []), ("calprint --no-tags", ["--no-tags"]))
            for drawn, schedule, start, count in runs]


def drawing(options: list[str], schedule: object, start: str, count: int) -> Tool:
    """calprint with months and a schedule of one's choice."""
    return Tool("memory", lambda months, out: [
        [str(scratch.CALPRINT), "--from", start, "--months", str(count), "-s", str(schedule), "-o", str(out),
         *options]])
