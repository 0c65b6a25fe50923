"""The long form: measures everything and writes Benchmarks/RESULTS.md."""

import sys

from check import counts
import contract
import machine
import measuring
from measuring import Row
import peers
import running
import same
import scratch
from tools import CALPRINTS, FLOORS, PEERS, Tool
import writing

RESULTS = scratch.BENCHMARKS / "RESULTS.md"
COUNTING_LIMIT = 1200.0


def bench() -> int:
    """Measures, prints the table and writes it; 1 where calprint lost a word or failed."""
    scratch.prepare()
    same.hold(contract.SIZES)
    missing = peers.install()
    rows = measure_all(missing)
    instructions = count_all(rows)
    report = writing.report(rows, instructions, measuring.memory_lines(), machine.described(), machine.versions())
    RESULTS.write_text(report, encoding="utf-8")
    print(report)
    return 1 if any(fails(row) for row in rows if not row.tool.is_peer) else 0


def fails(row: Row) -> bool:
    return bool(row.problem) or row.reading is None or row.reading.lost > 0 or row.reading.pages != row.months


def measure_all(missing: dict[str, str]) -> list[Row]:
    latest = {tool: Row(tool, 0, problem=f"not installed: {missing[tool.name]}")
              for tool in PEERS if tool.name in missing}
    rows = []
    for months in contract.SIZES:
        for tool in (*FLOORS, *CALPRINTS, *PEERS):
            print(f"{tool.name}, {months} months", file=sys.stderr)
            latest[tool] = measuring.row(tool, months, latest.get(tool))
            rows.append(latest[tool])
    return rows


def count_all(rows: list[Row]) -> dict[tuple[str, int], int | None]:
    """The longest first, so that the last ones end together."""
    print("instructions", file=sys.stderr)
    pairs = [(row.tool, row.months) for row in reversed(rows)
             if not row.problem and measuring.counted(row.tool, row.months)]
    return counts(pairs, skipping_failures)


def skipping_failures(tool: Tool, months: int) -> int | None:
    """None where the program does not run under callgrind."""
    try:
        return running.instructions(tool, months, COUNTING_LIMIT)
    except running.ToolError as error:
        print(f"{tool.name}, {months} months, under callgrind: {error}", file=sys.stderr)
        return None
