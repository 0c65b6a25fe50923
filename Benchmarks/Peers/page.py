"""What the peers' programs share: the job as they read it, and the page's measures in points."""

import json
from pathlib import Path
import sys
from typing import Any

WIDTH, HEIGHT, MARGIN = 612, 792, 36
COLUMN = (WIDTH - 2 * MARGIN) / 7
HEADER_TOP, HEADER_HEIGHT = 98, 18
WEEKEND = (0, 6)
GRID_TOP = HEADER_TOP + HEADER_HEIGHT
GRID_HEIGHT = HEIGHT - MARGIN - GRID_TOP


def arguments() -> tuple[dict[str, Any], Path, str]:
    """PROGRAM MONTHS.json FONTS OUT.pdf: the job, the folder of the faces, the file to write."""
    _, job, fonts, out = sys.argv
    return json.loads(Path(job).read_text(encoding="utf-8")), Path(fonts), out
