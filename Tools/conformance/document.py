"""A PDF as the checks see it: its bytes, objects, pages, and what stands on each page."""

from dataclasses import dataclass, field
from functools import cached_property
from xml.etree import ElementTree

import pikepdf


@dataclass
class Mark:
    """A marked sequence that is open: its tag, and its properties."""

    tag: str
    properties: dict

    @property
    def number(self):
        return self.properties.get("/MCID")


@dataclass
class Content:
    """What a page's content stream has, in order."""

    operators: list = field(default_factory=list)
    # (operator, marks that are open at it)
    painted: list = field(default_factory=list)
    # (font name, string, marks)
    shown: list = field(default_factory=list)
    # (mark, marks around it)
    marks: list = field(default_factory=list)
    depth: int = 0
    unbalanced: bool = False


PAINTING = {"S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", '"', "Do", "sh", "BI", "INLINE IMAGE"}


class Document:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.pdf = pikepdf.open(path)
        self.catalog = self.pdf.Root
        self.pages = list(self.pdf.pages)

    @cached_property
    def contents(self):
        return [content_of(page) for page in self.pages]

    @cached_property
    def xmp(self):
        """The root of the metadata; None if there are none or they are no XML."""
        try:
            return ElementTree.fromstring(self.packet)
        except (ElementTree.ParseError, KeyError, AttributeError):
            return None

    @property
    def packet(self):
        return self.catalog.Metadata.read_bytes()

    @cached_property
    def elements(self):
        """The structure's elements with their parents, in reading order; [] if there are none."""
        root = self.catalog.get("/StructTreeRoot")
        return [] if root is None else list(walk(root, None))

    @cached_property
    def annotations(self):
        return [(page, annotation) for page in self.pages for annotation in page.get("/Annots", [])]

    def name(self, element):
        return str(element.get("/S"))


def kids(element):
    """An element's parts: elements, marks, references to annotations."""
    children = element.get("/K")
    if children is None:
        return []
    return list(children) if isinstance(children, pikepdf.Array) else [children]


def is_element(kid):
    return isinstance(kid, pikepdf.Dictionary) and "/S" in kid


def walk(node, parent):
    for kid in kids(node):
        if is_element(kid):
            yield kid, (node if "/S" in node else None)
            yield from walk(kid, node)


def content_of(page):
    content, marks, font, depth = Content(), [], None, 0
    for operands, operator in pikepdf.parse_content_stream(page):
        name = str(operator)
        content.operators.append((name, operands))
        if name in ("BMC", "BDC"):
            mark = Mark(str(operands[0]), properties(operands, page))
            content.marks.append((mark, list(marks)))
            marks.append(mark)
        elif name == "EMC":
            content.unbalanced |= not marks
            marks = marks[:-1]
        elif name == "Tf":
            font = str(operands[0])
        elif name in ("q", "Q"):
            depth += 1 if name == "q" else -1
            content.depth = max(content.depth, depth)
        if name in PAINTING:
            content.painted.append((name, list(marks)))
        for string in strings(name, operands):
            content.shown.append((font, bytes(string), list(marks)))
    content.unbalanced |= bool(marks) or depth != 0
    return content


def properties(operands, page):
    if len(operands) < 2:
        return {}
    value = operands[1]
    if isinstance(value, pikepdf.Name):
        value = page.Resources.Properties[str(value)]
    return {key: value[key] for key in value.keys()}


def strings(operator, operands):
    if operator == "TJ":
        return [part for part in operands[0] if isinstance(part, pikepdf.String)]
    return [operands[-1]] if operator in ("Tj", "'", '"') else []
