"""Places and lengths, in the units of the PDF and of the list."""

from dataclasses import dataclass
from typing import Any

UNITS = 1024


class Unsaid(Exception):
    """Something in a PDF that the list has no line for."""


@dataclass(frozen=True)
class Frame:
    """Coordinates that are stretched and moved within others; calprint turns nothing."""

    across: float = 1
    down: float = 1
    x: float = 0
    y: float = 0

    @classmethod
    def of(cls, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any) -> "Frame":
        if b or c:
            raise Unsaid("a matrix that turns")
        return cls(float(a), float(d), float(e), float(f))

    def within(self, outer: "Frame") -> "Frame":
        x, y = outer.point(self.x, self.y)
        return Frame(self.across * outer.across, self.down * outer.down, x, y)

    def point(self, x: Any, y: Any) -> tuple[float, float]:
        return self.across * float(x) + self.x, self.down * float(y) + self.y


def units(length: Any) -> int:
    return round(float(length) * UNITS)
