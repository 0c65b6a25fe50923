"""The short form: fails where calprint exceeds what the contract holds."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
import json
import sys
from typing import TypeVar

import contract
import running
import same
import scratch
from tools import CHECKS, FLOORS, OWN, Tool

LIMIT = 300.0
Count = TypeVar("Count", int, int | None)


def count(tool: Tool, months: int) -> int:
    return running.instructions(tool, months, LIMIT)


def counts(tools: list[tuple[Tool, int]], count: Callable[[Tool, int], Count]) -> dict[tuple[str, int], Count]:
    """Instructions of each tool at a number of months; as many at a time as there are processors."""
    with ThreadPoolExecutor(scratch.processors()) as pool:
        found = pool.map(lambda pair: count(*pair), tools)
        return {(tool.name, months): result for (tool, months), result in zip(tools, found)}


def check() -> int:
    """The exit status: 1 where something is exceeded."""
    scratch.prepare()
    if not is_whole(max(contract.CHECKED_SIZES)):
        print("calprint shortens texts of the job, so its pages are less than they should be", file=sys.stderr)
        return 1
    same.hold(contract.CHECKED_SIZES)
    checked = [OWN[limit.tool] for limit in contract.INSTRUCTIONS if limit.months == contract.CHECKED_SIZES[0]]
    found = counts([(tool, months) for months in contract.CHECKED_SIZES for tool in (*FLOORS, *checked)],
                   count)
    results = [hold(limit, ratio(limit, found), "× the instructions of " + OWN[limit.tool].floor)
               for limit in contract.INSTRUCTIONS]
    results += [hold(limit, size(limit), "bytes a page") for limit in contract.BYTES_A_PAGE]
    read = counts([(tool, months) for months in contract.RECORD_SIZES for tool in CHECKS], count)
    results += [hold(limit, each(limit, read), "instructions a record") for limit in contract.RECORDS]
    return 0 if all(results) else 1


def is_whole(months: int) -> bool:
    """Tells whether calprint sets every month whole on one page."""
    report = scratch.output("report.json")
    tool = OWN["calprint"]
    running.run(tool, months, [[*tool.command(months)[0], "--report", str(report)]], LIMIT)
    pages = json.loads(report.read_text(encoding="utf-8"))["pages"]
    return len(pages) == months and all(page["fit"]["shortenedDays"] == 0 for page in pages)


def ratio(limit: contract.Limit, found: dict[tuple[str, int], int]) -> float:
    return found[limit.tool, limit.months] / found[OWN[limit.tool].floor, limit.months]


def each(limit: contract.Record, found: dict[tuple[str, int], int]) -> float:
    """Of the records by which the larger size has more."""
    few, many = contract.RECORD_SIZES
    more = records(limit, many) - records(limit, few)
    return (found[limit.tool, many] - found[limit.tool, few]) / more


def records(limit: contract.Record, months: int) -> int:
    return (scratch.job(months) / limit.file).read_text(encoding="utf-8").count(limit.mark)


def size(limit: contract.Limit) -> float:
    return OWN[limit.tool].output(limit.months).stat().st_size / limit.months


def hold(limit: contract.Limit, value: float, unit: str) -> bool:
    """Tells whether a value keeps its limit; says so."""
    kept = value <= limit.held
    aim = "" if limit.aim is None else f", aimed at {limit.aim:g}"
    print(f"{'ok' if kept else 'EXCEEDED':8} {limit.tool}, {contract.span(limit.months)}: {value:.4g} {unit}, "
          f"at most {limit.held:g}{aim}", file=sys.stdout if kept else sys.stderr)
    return kept
