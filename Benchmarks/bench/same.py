"""Holds the floor's pages against calprint's: a floor that draws other pages is no measure."""

from collections.abc import Iterable
from pathlib import Path
import re
import subprocess

from reading import pages
import running
from running import ToolError
from tools import CALPRINTS, OWN

LIMIT = 300.0
# Pages of a few months are also compared pixel by pixel. Glyphs lie a hundredth of a point apart, so edges differ; of
# all pixels no more than this share may differ by more than a quarter of black.
LOOKED_AT, RESOLUTION = 6, 100
QUARTER, SHARE = 64, 1 / 10_000


def hold(sizes: Iterable[int]) -> None:
    """Throws ToolError where pages of the job differ."""
    for months in sizes:
        for tool in CALPRINTS:
            floor = OWN[tool.floor]
            for each in (floor, tool):
                running.run(each, months, each.command(months), LIMIT)
            compare(floor.output(months), tool.output(months), months)


def compare(floor: Path, calprint: Path, months: int) -> None:
    drawn, wanted = pages(floor), pages(calprint)
    if len(drawn) != len(wanted):
        raise ToolError(f"{floor} has {len(drawn)} pages, {calprint} {len(wanted)}")
    for number, (page, other) in enumerate(zip(drawn, wanted), 1):
        if page != other:
            words = ", ".join(sorted((page - other) + (other - page)))
            raise ToolError(f"page {number} of {floor} has other words than that of {calprint}: {words}")
    if months == LOOKED_AT:
        look(floor, calprint)


def look(floor: Path, calprint: Path) -> None:
    for number, (page, other) in enumerate(zip(pixels(floor), pixels(calprint), strict=True), 1):
        differing = sum(abs(one - two) > QUARTER for one, two in zip(page, other, strict=True))
        if differing > SHARE * len(page):
            raise ToolError(f"page {number} of {floor} looks otherwise than that of {calprint}: {differing} pixels")


def pixels(pdf: Path) -> list[bytes]:
    """Each page's shades, 0 to 255."""
    images = subprocess.run(["pdftoppm", "-gray", "-r", str(RESOLUTION), pdf], check=True, capture_output=True).stdout
    found = []
    while head := re.match(rb"P5\n(\d+) (\d+)\n255\n", images):
        end = head.end() + int(head[1]) * int(head[2])
        found.append(images[head.end():end])
        images = images[end:]
    return found
