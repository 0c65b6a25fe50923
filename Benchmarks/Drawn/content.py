"""What a page's content stream draws, as lines of the list."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from faces import Face
from frame import Frame, Unsaid, units
import pikepdf

UNSEEN = 3


@dataclass
class Group:
    """The lines of a marked sequence; `mark` is None for artifacts and for what is not marked."""

    mark: int | None
    lines: list[str] = field(default_factory=list)


@dataclass
class Styles:
    """Faces and sizes, counted as they come up in the document."""

    faces: list[str] = field(default_factory=list)
    sizes: list[tuple[int, int]] = field(default_factory=list)

    def number(self, face: str, size: int) -> int:
        return place((place(face, self.faces), size), self.sizes)


def place(thing: Any, things: list[Any]) -> int:
    """Where it is in a list; it is added where it is missing."""
    if thing not in things:
        things.append(thing)
    return things.index(thing)


class Content:
    """Follows the operators of one page."""

    def __init__(self, page: Any, styles: Styles) -> None:
        self.page, self.styles, self.groups = page, styles, [Group(None)]
        self.height = float(page.MediaBox[3])
        self.depth = 0
        self.frame = self.line_frame = Frame()
        self.grey, self.drawn_grey, self.weight, self.rendering = {"f": 0, "S": 0}, 0, 1.0, 0
        self.path: list[str] = []
        self.face: Face | None = None
        self.size, self.stretch, self.at_start, self.unseen = 0.0, 100.0, False, ""
        self.faces = {name: Face(font) for name, font in page.Resources.Font.items()}

    def read(self) -> list[Group]:
        for operands, operator in pikepdf.parse_content_stream(self.page):
            handler = HANDLERS.get(str(operator))
            if not handler:
                raise Unsaid(f"the operator {operator}")
            handler(self, *operands)
        if self.unseen:
            raise Unsaid(f"the unseen text {self.unseen!r}")
        return [group for group in self.groups if group.lines or group.mark is not None]

    @property
    def lines(self) -> list[str]:
        return self.groups[-1].lines

    # MARK: Marks

    def begin_mark(self, tag: Any, properties: Any = None) -> None:
        if self.depth:
            raise Unsaid("a mark inside a mark")
        self.depth += 1
        if str(tag) == "/Artifact":
            self.groups.append(Group(None))
        elif isinstance(properties, pikepdf.Dictionary) and "/MCID" in properties:
            self.groups.append(Group(int(properties.MCID)))
        else:
            raise Unsaid(f"a mark {tag} without a number")

    def end_mark(self) -> None:
        self.depth -= 1
        self.groups.append(Group(None))

    # MARK: Shades and rules

    def transform(self, *numbers: Any) -> None:
        self.frame = Frame.of(*numbers).within(self.frame)

    def set_grey(self, operator: str, grey: Any) -> None:
        self.grey[operator] = round(float(grey) * 1000)

    def set_weight(self, weight: Any) -> None:
        self.weight = float(weight)

    def add_rectangle(self, x: Any, y: Any, width: Any, height: Any) -> None:
        self.path.append(f"R {self.point(x, y)} {units(width)} {units(height)}")

    def begin_rule(self, x: Any, y: Any) -> None:
        self.path.append(f"L {self.point(x, y)}")

    def end_rule(self, x: Any, y: Any) -> None:
        if not self.path or len(self.path[-1].split()) != 3:
            raise Unsaid("a line with a bend")
        self.path[-1] += f" {self.point(x, y)}"

    def paint(self, operator: str, line: str) -> None:
        """Shapes next to each other that are painted alike are one path."""
        self.shade(operator)
        if self.lines and self.lines[-1] == line:
            self.lines.pop()
        self.lines.extend((*self.path, line))
        self.path = []

    def shade(self, operator: str) -> None:
        """Texts have the shade of fills."""
        if self.drawn_grey != self.grey[operator]:
            self.drawn_grey = self.grey[operator]
            self.lines.append(f"G {self.drawn_grey}")

    def fill(self) -> None:
        self.paint("f", "F")

    def stroke(self) -> None:
        self.paint("S", f"S {units(self.weight)}")

    def point(self, x: Any, y: Any) -> str:
        """In the list's units, downwards from the top."""
        right, up = self.frame.point(x, y)
        return f"{units(right)} {units(self.height - up)}"

    # MARK: Texts

    def set_text_matrix(self, *numbers: Any) -> None:
        self.line_frame = Frame.of(*numbers)
        self.at_start = True

    def move(self, x: Any, y: Any) -> None:
        self.line_frame = Frame(x=float(x), y=float(y)).within(self.line_frame)
        self.at_start = True

    def set_face(self, name: Any, size: Any) -> None:
        self.face, self.size = self.faces[str(name)], float(size)

    def set_rendering(self, rendering: Any) -> None:
        self.rendering = int(rendering)

    def set_stretch(self, stretch: Any) -> None:
        self.stretch = float(stretch)

    def show(self, string: Any) -> None:
        self.show_all([string])

    def show_all(self, parts: Any) -> None:
        """A text in one face and size from one place on; distances in it are kerning, which the floor finds itself."""
        codes = b"".join(bytes(part) for part in parts if isinstance(part, pikepdf.String))
        if not self.face or not self.at_start:
            raise Unsaid("a text that has no place")
        self.at_start = False
        text = "".join(self.text(code) for code in codes)
        if self.rendering == UNSEEN:
            self.unseen += text
            return
        if self.stretch != 100:
            raise Unsaid("a stretched text")
        self.shade("f")
        style = self.styles.number(self.face.name, units(self.line_frame.across * self.frame.across * self.size))
        self.lines.append(f"T {style} {self.point(self.line_frame.x, self.line_frame.y)} {text}")

    def text(self, code: int) -> str:
        """A code's; that of a glyph which an unseen text speaks for is the unseen text's next character."""
        if not self.face or code not in self.face.texts:
            raise Unsaid(f"the code {code}")
        if not self.face.is_unspoken(code):
            return self.face.texts[code]
        if not self.unseen:
            raise Unsaid("a glyph without a text")
        text, self.unseen = self.unseen[0], self.unseen[1:]
        return text


def nothing(content: Content, *operands: Any) -> None:
    """Of operators that the list has no need of."""


HANDLERS: dict[str, Callable[..., None]] = {
    "BMC": Content.begin_mark, "BDC": Content.begin_mark, "EMC": Content.end_mark,
    "cm": Content.transform, "w": Content.set_weight,
    "g": lambda content, grey: content.set_grey("f", grey), "G": lambda content, grey: content.set_grey("S", grey),
    "re": Content.add_rectangle, "m": Content.begin_rule, "l": Content.end_rule, "f": Content.fill, "S": Content.stroke,
    "BT": nothing, "ET": nothing, "Tr": Content.set_rendering, "Tz": Content.set_stretch,
    "Tm": Content.set_text_matrix, "Td": Content.move, "Tf": Content.set_face, "Tj": Content.show,
    "TJ": Content.show_all,
}
