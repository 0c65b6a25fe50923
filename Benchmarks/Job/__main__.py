"""python3 Benchmarks/Job MONTHS FOLDER [FIRST-YEAR]: writes the job of so many months as each tool reads it."""

from pathlib import Path
import sys

import inputs
import job


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 64
    months = list(job.months(int(arguments[0]), *map(int, arguments[2:])))
    inputs.write(months, Path(arguments[1]))
    return 0


sys.exit(main(sys.argv[1:]))
