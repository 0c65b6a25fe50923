"""The scratch folder: the job in every size, what calprint draws of it, the floor, a stripped calprint. Nothing is made
outside it."""

from functools import cache
import os
from pathlib import Path
import shlex
import shutil
import subprocess
import sys

ROOT = Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"
SCRATCH = ROOT / ".build" / "bench"
FONTS = ROOT / "Fonts"
FLOOR, CALPRINT, USAGE = SCRATCH / "floor", SCRATCH / "calprint", SCRATCH / "usage"

# Nothing of the user's reaches a measured program, and Swift's tables are hashed alike: counts would depend on both.
ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(SCRATCH / "home"),
               "TMPDIR": str(SCRATCH), "SWIFT_DETERMINISTIC_HASHING": "1"}


def job(months: int, first_year: int = 2025) -> Path:
    """The folder with the job of so many months, written where it is missing."""
    folder = SCRATCH / "job" / f"{months}-from-{first_year}"
    if folder not in fresh:
        subprocess.run([sys.executable, "-B", BENCHMARKS / "Job", str(months), folder, str(first_year)], check=True)
        fresh.add(folder)
    return folder


fresh: set[Path] = set()


def drawn(months: int) -> Path:
    """The list of what calprint draws of the job, for the floor; made where it is missing."""
    pdf, drawn = job(months) / "drawn.pdf", job(months) / "drawn.txt"
    if drawn not in fresh:
        subprocess.run([CALPRINT, *drawing(months), "-o", pdf], check=True, env=ENVIRONMENT)
        # The system's, which has Debian's python3-pikepdf.
        subprocess.run(["/usr/bin/python3", "-B", BENCHMARKS / "Drawn", pdf, drawn], check=True)
        fresh.add(drawn)
    return drawn


def drawing(months: int) -> list[str]:
    """The options with which calprint draws the job."""
    return ["--from", "2025-01", "--months", str(months), "-s", str(job(months) / "calprint.json")]


def output(name: str) -> Path:
    folder = SCRATCH / "out"
    folder.mkdir(exist_ok=True)
    return folder / name.replace(" ", "_")


def prepare() -> None:
    """Builds the programs. Throws CalledProcessError where one cannot be built."""
    (SCRATCH / "home").mkdir(parents=True, exist_ok=True)
    build_floor()
    compile_c(USAGE, [BENCHMARKS / "bench" / "usage.c"], [])
    shutil.copyfile(ROOT / ".build" / "release" / "calprint", CALPRINT)
    CALPRINT.chmod(0o755)
    # Valgrind 3.19 does not read Swift's debugging information.
    subprocess.run(["strip", "-g", CALPRINT], check=True)


def build_floor() -> None:
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo", "pangoft2", "cairo-pdf", "fontconfig"],
                           check=True, capture_output=True, text=True).stdout
    compile_c(FLOOR, sorted((BENCHMARKS / "Floor").glob("*.c")), shlex.split(flags))


def compile_c(program: Path, sources: list[Path], flags: list[str]) -> None:
    options = ["-O2", "-Wall", "-Wextra", "-o", str(program), "-Wl,--as-needed"]
    subprocess.run(["gcc", *options, *map(str, sources), *flags], check=True)


@cache
def processors() -> int:
    return os.cpu_count() or 1
