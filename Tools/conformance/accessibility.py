"""What PDF/UA-1 asks of marks, structure, language, metadata and links, by the Matterhorn Protocol's numbers; by clauses of
ISO 32000-1 what the protocol takes for granted."""

import re

from .document import is_element, kids

STANDARD = {
    "/Document", "/Sect", "/H1", "/H2", "/P", "/Table", "/TR", "/TH", "/TD", "/L", "/LI", "/Lbl", "/LBody", "/Span", "/Link",
}
# What may stand below what: ISO 32000-1, tables 333, 336, 337, as far as calprint's elements go.
CHILDREN = {
    None: {"/Document"}, "/Document": {"/Sect"}, "/Table": {"/TR"}, "/TR": {"/TH", "/TD"}, "/L": {"/LI"},
    "/LI": {"/Lbl", "/LBody"},
}
PARENTS = {"/TR": {"/Table"}, "/TH": {"/TR"}, "/TD": {"/TR"}, "/LI": {"/L"}, "/Lbl": {"/LI"}, "/LBody": {"/LI"}}
LISTS = {"/L", "/LI", "/Lbl", "/LBody"}
# What holds no marked content of its own.
GROUPS = {"/Document", "/Sect", "/Table", "/TR", "/L", "/LI"}
LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
SPACE = {"uaid": "{http://www.aiim.org/pdfua/ns/id/}", "dc": "{http://purl.org/dc/elements/1.1/}"}


def findings(document):
    for check in (marks, tree, syntax, headings, headers, metadata, viewer, language, links, absent):
        yield from check(document)


def marks(document):
    for number, content in enumerate(document.contents, 1):
        where = f"page {number}"
        if content.unbalanced:
            yield "01-005", f"{where}: marks or states are left open, or closed twice"
        for mark, around in content.marks:
            tags = [other.tag for other in around]
            if mark.tag == "/Artifact" and around:
                yield "01-003", f"{where}: an artifact inside {tags[-1]}"
            if mark.number is not None and "/Artifact" in tags:
                yield "01-004", f"{where}: content inside an artifact"
            if mark.number is not None and any(other.number is not None for other in around):
                yield "14.7.4.2", f"{where}: a mark inside another"
        for operator, around in content.painted:
            if not any(mark.tag == "/Artifact" or mark.number is not None for mark in around):
                yield "01-005", f"{where}: {operator} is neither an artifact nor tagged"


def tree(document):
    """Every mark belongs to one element, and the parent tree says which."""
    root = document.catalog.get("/StructTreeRoot")
    if root is None or "/MarkInfo" not in document.catalog or document.catalog.MarkInfo.get("/Marked") is not True:
        yield "01-005", "the document is not tagged"
        return
    if document.catalog.MarkInfo.get("/Suspects", False):
        yield "01-007", "the tags are suspect"
    if "/RoleMap" in root:
        yield "02-001", "there is a map of roles"
    owners = parents(root)
    for number, (page, content) in enumerate(zip(document.pages, document.contents), 1):
        used = sorted(int(mark.number) for mark, _ in content.marks if mark.number is not None)
        if used != list(range(len(used))):
            yield "01-005", f"page {number}: its marks are not numbered from 0"
        claimed = claims(document, page)
        tree = owners.get(int(page.get("/StructParents", -1)), [])
        if is_element(tree) or [element.objgen for element in tree] != [claimed.get(mark) for mark in used]:
            yield "14.7.4.4", f"page {number}: the parent tree is not that of the elements"


def parents(root):
    numbers = list(root.ParentTree.get("/Nums", []))
    return {int(key): value for key, value in zip(numbers[::2], numbers[1::2])}


def claims(document, page):
    """The elements of a page's marks."""
    return {
        int(kid): element.objgen for element, _ in document.elements
        for kid in kids(element)
        if isinstance(kid, int) and element.get("/Pg") is not None and element.Pg.objgen == page.objgen
    }


def syntax(document):
    for element, parent in document.elements:
        name, above = document.name(element), parent and document.name(parent)
        if name not in STANDARD:
            yield "02-001", f"{name} is not a type that calprint uses"
        if name not in CHILDREN.get(above, STANDARD) or above not in PARENTS.get(name, STANDARD | {None}):
            yield ("09-005" if {name, above} & LISTS else "09-004"), f"{name} below {above}"
        if name in GROUPS and any(not is_element(kid) for kid in kids(element)):
            yield "09-004", f"{name} has content of its own"
        if not kids(element) and name not in ("/TD", "/TH"):
            yield "09-004", f"{name} is empty"
        if parent is not None and element.get("/P", parent).objgen != parent.objgen:
            yield "09-004", f"{name} does not name its parent"


def headings(document):
    levels = [int(name[2:]) for name in map(document.name, (e for e, _ in document.elements)) if re.match("/H[1-6]$", name)]
    if levels and levels[0] != 1:
        yield "14-002", "the first heading is not H1"
    for last, level in zip(levels, levels[1:]):
        if level > last + 1:
            yield "14-003", f"H{level} follows H{last}"


def columns(row):
    return sum(int(cell.get("/A", {}).get("/ColSpan", 1)) for cell in kids(row))


def headers(document):
    for element, _ in document.elements:
        if document.name(element) != "/TH":
            continue
        attributes = element.get("/A")
        if attributes is None or attributes.get("/Scope") not in ("/Column", "/Row", "/Both"):
            yield "15-003", "a header cell has no scope"
    for element, _ in document.elements:
        if document.name(element) == "/Table" and len({columns(row) for row in kids(element)}) > 1:
            yield "15-005", "rows of a table differ in length"


def metadata(document):
    if document.xmp is None:
        yield "06-001", "there are no metadata, or they are no XML"
        return
    if text(document.xmp, SPACE["uaid"] + "part") != "1":
        yield "06-002", "the metadata do not claim PDF/UA-1"
    if not text(document.xmp, SPACE["dc"] + "title"):
        yield "06-003", "the document has no title"


def text(root, name):
    found = root.find(".//" + name)
    return None if found is None else "".join(found.itertext()).strip()


def viewer(document):
    preferences = document.catalog.get("/ViewerPreferences", {})
    if preferences.get("/DisplayDocTitle") is not True:
        yield "07-001", "viewers show the file's name, not the title"


def language(document):
    """The catalog's language is that of texts, outline, links and metadata that name none."""
    if not LANGUAGE.fullmatch(str(document.catalog.get("/Lang", ""))):
        yield "11-001", "the document names no language"
    for element, _ in document.elements:
        if "/Lang" in element and not LANGUAGE.fullmatch(str(element.Lang)):
            yield "11-002", f"{element.Lang} is no language"


def links(document):
    root = document.catalog.get("/StructTreeRoot")
    owners = parents(root) if root is not None else {}
    for page, annotation in document.annotations:
        if annotation.get("/Subtype") != "/Link":
            yield "28-002", f"an annotation of type {annotation.get('/Subtype')}"
        if not str(annotation.get("/Contents", "")):
            yield "28-012", "a link has no description"
        if page.get("/Tabs") != "/S":
            yield "28-008", "a page with links has another order than its structure"
        owner = owners.get(int(annotation.get("/StructParent", -1)))
        if owner is None or not is_element(owner) or owner.S != "/Link" or not refers(owner, annotation):
            yield "28-011", "a link is not inside a Link"


def refers(element, annotation):
    references = [kid for kid in kids(element) if not isinstance(kid, int) and kid.get("/Type") == "/OBJR"]
    return [reference.Obj.objgen for reference in references] == [annotation.objgen]


def absent(document):
    """What no page of calprint has, so that all conditions on it hold."""
    for key, condition in [("/AcroForm", "24-001"), ("/OCProperties", "20-001"), ("/Collection", "21-001")]:
        if key in document.catalog:
            yield condition, f"the catalog has {key}"
    if "/EmbeddedFiles" in document.catalog.get("/Names", {}):
        yield "21-001", "there are embedded files"
    if document.pdf.is_encrypted:
        yield "26-001", "the file is encrypted"
    for page in document.pages:
        for key in ("/XObject", "/Shading", "/Pattern", "/Properties"):
            if key in page.get("/Resources", {}):
                yield "30-001", f"a page has {key}"
