"""The faces of a PDF: their names, and the texts of their codes."""

from functools import cached_property
import re
from typing import Any

BLANK = 0x20


class Face:
    """A font of a page."""

    def __init__(self, font: Any) -> None:
        self.font = font

    @cached_property
    def name(self) -> str:
        """Of the PostScript kind, without the letters that tell subsets apart."""
        return str(self.font.BaseFont).lstrip("/").split("+")[-1]

    @cached_property
    def texts(self) -> dict[int, str]:
        """Each code's."""
        pairs = re.findall(rb"<([0-9A-F]{2})><((?:[0-9A-F]{4})+)>", self.font.ToUnicode.read_bytes())
        return {int(code, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for code, text in pairs}

    def is_unspoken(self, code: int) -> bool:
        """True of a glyph that reads as a blank and is none: an unseen text nearby has its character."""
        return code != BLANK and self.texts.get(code) == " "


def description(name: str) -> str:
    """What Pango calls a face: "Roboto Condensed, Bold" for "RobotoCondensed-Bold"."""
    family, _, style = name.partition("-")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", family) + ", " + style
