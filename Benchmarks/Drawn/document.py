"""A PDF of calprint as the lines of the list."""

from collections.abc import Iterator
from typing import Any

from content import Content, Group, Styles
from faces import description
from frame import Unsaid
from structure import Element, MarkedPage, type_of


def lines(pdf: Any) -> list[str]:
    """The document, its faces and styles, then its pages."""
    styles = Styles()
    pages = list(framed(pdf, [Content(page, styles).read() for page in pdf.pages]))
    faces = [f"A {face}.ttf {description(face)}" for face in styles.faces]
    return [f"D {pdf.docinfo.Title}", *faces, *(f"Y {face} {size}" for face, size in styles.sizes), *pages]


def framed(pdf: Any, drawn: list[list[Group]]) -> Iterator[str]:
    """The pages, inside the top element if there is a structure: one element for each page is in it."""
    if "/StructTreeRoot" not in pdf.Root:
        yield from paged(pdf, [[line for group in groups for line in group.lines] for groups in drawn])
        return
    top = pdf.Root.StructTreeRoot.K
    pages = [MarkedPage(groups).lines(Element.of(node)) for groups, node in zip(drawn, top.K, strict=True)]
    yield f"B {type_of(top)}"
    yield from paged(pdf, pages)
    yield f"E {type_of(top)}"


def paged(pdf: Any, pages: list[Any]) -> Iterator[str]:
    for page, label, title, lines in zip(pdf.pages, labels(pdf), titles(pdf), pages, strict=True):
        if "/Annots" in page:
            raise Unsaid("a link")
        yield f"P {label} {title}"
        yield from lines
        yield "N"


def labels(pdf: Any) -> list[str]:
    """A page's label, which is all prefix."""
    numbers = list(pdf.Root.PageLabels.Nums)
    if [int(number) for number in numbers[::2]] != list(range(len(pdf.pages))):
        raise Unsaid("labels that count pages")
    return [str(label.P) for label in numbers[1::2]]


def titles(pdf: Any) -> list[str]:
    """Of the lines of the outline, one for each page."""
    with pdf.open_outline() as outline:
        return [item.title for item in outline.root]
