"""/usr/bin/python3 Benchmarks/Drawn DRAWN.pdf LIST.txt: writes a list of what calprint drew, for the floor.

A line is a letter, then numbers and a text with blanks between them. Lengths are 1024ths of a point, from the top left.

    D TITLE                     the document
    A FILE DESCRIPTION          a face: its file, and what Pango calls it; faces count from 0
    Y FACE SIZE                 a style: a face at a size; styles count from 0
    P LABEL TITLE               begins a page: its label, and its line in the outline
    N                           ends it
    B TYPE, E TYPE              begins and ends an element of the structure; only the innermost ones have texts
    G GREY                      the shade from here on, of 1000
    R X Y WIDTH HEIGHT … F      rectangles, filled together
    L X Y X Y … S WEIGHT        rules, drawn together
    T STYLE X BASELINE TEXT     a text

Needs Debian's python3-pikepdf. Ends with status 65 where the PDF has something that the list cannot say.
"""

from pathlib import Path
import sys

import pikepdf

from document import lines
from frame import Unsaid


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    pdf, drawn = map(Path, arguments)
    try:
        text = "\n".join(lines(pikepdf.open(pdf))) + "\n"
    except Unsaid as error:
        print(f"{pdf}: the list cannot say {error}", file=sys.stderr)
        return 65
    drawn.write_text(text, encoding="utf-8")
    return 0


sys.exit(main(sys.argv[1:]))
