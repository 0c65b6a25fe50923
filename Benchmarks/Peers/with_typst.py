"""The job with Typst: calendar.typ, a table for each month."""

from pathlib import Path
import sys

import typst


def main() -> None:
    _, job, fonts, out = sys.argv
    typst.compile(Path(__file__).with_name("calendar.typ"), output=out, root="/", font_paths=[fonts],
                  ignore_system_fonts=True, sys_inputs={"job": str(Path(job).resolve())})


main()
