"""The results as Markdown."""

from contract import CHECKED_SIZES, MEMORY_MONTHS, MEMORY_RATIO, span
from measuring import Row
from tools import OWN

HEAD = """# Results

Written by `make bench`; [README.md](README.md) says what is measured, and how.

- **CPU** is that of user and system of all processes of a run, as a ratio to the floor's next to it, the median of
  several such pairs; the floor's own row, the floor against itself, tells how far other work on the machine moves it.
  *× floor* is against the plain floor, for all rows alike; *× own* against the floor that does the same: the tagged one
  for `calprint`, whose output is tagged, the plain one for the others.
- **Instructions** are callgrind's, against the tool's own floor; M are millions. They move by a thousandth or two. Of
  peers they are counted up to 6 months only, as callgrind takes too long there.
- **Lost** are words of the job that `pdftotext` does not find in the output, each as often as it is missing.
"""

COLUMNS = ("Months", "Tool", "CPU, × floor", "CPU, × own", "Instructions, × own", "Instructions, M", "Bytes a page",
           "Peak, MB", "Lost", "Remarks")


def report(rows: list[Row], instructions: dict[tuple[str, int], int | None], memory: list[tuple[str, str, int]],
           machine: str, versions: dict[str, str]) -> str:
    lines = [line(row, instructions) for row in rows]
    table = [COLUMNS, ("---:", "---", *["---:"] * 7, "---"), *lines]
    parts = [HEAD, "\n".join("| " + " | ".join(cells) + " |" for cells in table) + "\n", verdict(rows),
             memory_section(memory), "## Machine and versions\n", machine + ".\n",
             ", ".join(f"{name} {version}" for name, version in versions.items()) + ".\n"]
    return "\n".join(parts)


def line(row: Row, instructions: dict[tuple[str, int], int | None]) -> tuple[str, ...]:
    count = instructions.get((row.tool.name, row.months))
    counted = (ratio(count, instructions.get((row.tool.floor, row.months))), millions(count))
    name = f"{row.months:,}", f"`{row.tool.name}`" if row.tool.name in OWN else row.tool.name
    if row.problem or row.reading is None:
        return *name, "–", "–", *counted, "–", "–", "–", row.problem
    pages = row.reading.pages
    return (*name, f"{row.cpu:.2f}", f"{row.cpu_own:.2f}", *counted, f"{row.bytes / row.months:,.0f}",
            f"{row.memory / 1e6:.0f}", f"{row.reading.lost:,} of {row.reading.words:,}",
            "" if pages == row.months else f"{pages:,} pages")


def ratio(count: int | None, floor: int | None) -> str:
    return f"{count / floor:.3f}" if count and floor else "–"


def millions(count: int | None) -> str:
    return f"{count / 1e6:,.1f}" if count else "–"


def verdict(rows: list[Row]) -> str:
    """Whether calprint takes less CPU than every peer, at the sizes of the contract."""
    sentences = []
    for months in CHECKED_SIZES:
        own = next(row for row in rows if row.tool.name == "calprint" and row.months == months)
        peers = [row for row in rows if row.tool.is_peer and row.months == months and not row.problem]
        ahead = [row.tool.name for row in peers if row.cpu <= own.cpu]
        sentences.append(f"At {span(months)} calprint takes less CPU than "
                         + (f"all {len(peers)} peers." if not ahead else f"the peers but {', '.join(ahead)}."))
    return " ".join(sentences) + "\n"


def memory_section(lines: list[tuple[str, str, int]]) -> str:
    """The peaks, each against that of the same options and schedule with six months."""
    few = {(name, drawn.split(", ")[-1]): peak for name, drawn, peak in lines if drawn.startswith("6 months")}
    table = ["| Tool | Drawn | Peak, MB | × 6 months of the same schedule |", "| --- | --- | ---: | ---: |"]
    table += [f"| `{name}` | {drawn} | {peak / 1e6:.1f} | {peak / few[name, drawn.split(', ')[-1]]:.2f} |"
              for name, drawn, peak in lines]
    return "\n".join([f"## Memory at {MEMORY_MONTHS:,} months\n",
                      f"The contract: within {MEMORY_RATIO} × the peak of 6 months. A schedule ends with the year "
                      f"2199, so the rest of the {MEMORY_MONTHS:,} months is empty; it is in memory as a whole.\n",
                      *table, "", schedule_share(lines), ""])


def schedule_share(lines: list[tuple[str, str, int]]) -> str:
    """What the large schedule takes without pages, and the last ratio with it counted in."""
    peaks = [peak for _, _, peak in lines[:4]]
    return (f"The schedule of 3,600 months takes {(peaks[1] - peaks[0]) / 1e6:.0f} MB by itself. Counted in, "
            f"{MEMORY_MONTHS:,} months take {peaks[3] / peaks[0]:.1f} × the peak of 6 months with a schedule of 6.")
