"""The structure of a tagged PDF, as lines around what the marks of a page draw."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from content import Group
from frame import Unsaid
import pikepdf


@dataclass
class Element:
    type: str
    parts: list["Element | int"]
    """What is inside it, in order: elements, and numbers of marks."""

    @classmethod
    def of(cls, node: Any) -> "Element":
        """Attributes are left out: Cairo has none for tables."""
        kids = node.get("/K", pikepdf.Array())
        return cls(type_of(node), [part_of(kid) for kid in (kids if isinstance(kids, pikepdf.Array) else [kids])])


def type_of(node: Any) -> str:
    return str(node.S).lstrip("/")


def part_of(kid: Any) -> Element | int:
    if not isinstance(kid, pikepdf.Dictionary):
        return int(kid)
    if "/S" not in kid:
        raise Unsaid("a link or a mark of another page")
    return Element.of(kid)


class MarkedPage:
    """Puts what a page draws into its elements: the marks in theirs, everything else in front of the next mark's."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = iter(groups)

    def lines(self, element: Element) -> Iterator[str]:
        """Those of an element, and what is left behind the last mark."""
        yield from self.inside(element)
        for group in self.groups:
            if group.mark is not None:
                raise Unsaid(f"a mark in no element, {group.mark}")
            yield from group.lines

    def inside(self, element: Element) -> Iterator[str]:
        if len(element.parts) == 1 and isinstance(element.parts[0], int):
            yield from self.marked(element.type, element.parts[0])
            return
        yield f"B {element.type}"
        for part in element.parts:
            yield from self.inside(part) if isinstance(part, Element) else self.marked("Span", part)
        yield f"E {element.type}"

    def marked(self, type: str, mark: int) -> Iterator[str]:
        """Cairo gives texts to innermost elements only: a mark beside other parts is an element of its own."""
        for group in self.groups:
            if group.mark == mark:
                yield from (f"B {type}", *group.lines, f"E {type}")
                return
            if group.mark is not None:
                raise Unsaid(f"marks in another order than elements: {group.mark} before {mark}")
            yield from group.lines
        raise Unsaid(f"an element without its mark, {mark}")
