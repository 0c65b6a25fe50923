"""What is measured, and how each tool is called."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import contract
import peers
import scratch

Stages = list[list[str]]


@dataclass(frozen=True)
class Tool:
    """A program, or several with pipes between them."""

    name: str
    stages: Callable[[int, Path], Stages]
    """Of a number of months and the file to write; what writes no file itself writes to standard output."""
    floor: str = "floor"
    """Which floor it is compared with."""
    environment: Callable[[], dict[str, str]] = peers.nothing
    is_peer: bool = False

    def command(self, months: int) -> Stages:
        return self.stages(months, self.output(months))

    def output(self, months: int) -> Path:
        return scratch.output(f"{self.name}-{months}.pdf")


def floor(*options: str) -> Callable[[int, Path], Stages]:
    return lambda months, out: [
        [str(scratch.FLOOR), *options, str(scratch.drawn(months)), str(scratch.FONTS), str(out)]]


def calprint(*options: str) -> Callable[[int, Path], Stages]:
    return lambda months, out: [
        [str(scratch.CALPRINT), *scratch.drawing(months), "-o", str(out), *options]]


def check(file: str) -> Callable[[int, Path], Stages]:
    return lambda months, out: [[str(scratch.CALPRINT), "check", str(scratch.job(months) / file)]]


def python(program: str) -> Callable[[int, Path], Stages]:
    return lambda months, out: [
        [str(peers.PYTHON), "-B", str(peers.FOLDER / program), str(scratch.job(months) / "months.json"),
         str(scratch.FONTS), str(out)]]


def pcal(months: int, out: Path) -> Stages:
    return [[str(peers.BINARIES / "pcal"), "-f", str(scratch.job(months) / "pcal.txt"), "-p", "-P", "letter", "-S",
             "-r", "Latin1", "-n", "Helvetica/8", "-o", "-", "1", "2025", str(months)],
            ["ps2pdf", "-sPAPERSIZE=letter", "-", str(out)]]


def remind(months: int, out: Path) -> Stages:
    del out
    fonts = [f"--{part}-font=Roboto" for part in ("title", "header", "daynum", "entry")]
    return [[str(peers.BINARIES / "remind"), f"-pp{months}", str(scratch.job(months) / "remind.rem"), "2025-01-01"],
            ["perl", str(peers.BINARIES / "rem2pdf"), "-m", "Letter", "-c0", *fonts]]


FLOORS = (Tool("floor", floor()), Tool("floor --tagged", floor("--tagged")))
CALPRINTS = (
    Tool("calprint", calprint(), floor="floor --tagged"),
    Tool("calprint --no-tags", calprint("--no-tags")),
)
PEERS = (
    Tool("typst", python("with_typst.py"), is_peer=True),
    Tool("reportlab", python("with_reportlab.py"), is_peer=True),
    Tool("fpdf2", python("with_fpdf2.py"), is_peer=True),
    Tool("weasyprint", python("with_weasyprint.py"), environment=peers.fontconfig, is_peer=True),
    Tool("pcal + ps2pdf", pcal, environment=peers.libraries, is_peer=True),
    Tool("remind + rem2pdf", remind, environment=lambda: peers.libraries() | peers.fontconfig(), is_peer=True),
)
CHECKS = tuple(Tool(record.tool, check(record.file)) for record in contract.RECORDS)
OWN = {tool.name: tool for tool in FLOORS + CALPRINTS + CHECKS}
