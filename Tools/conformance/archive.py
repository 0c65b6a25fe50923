"""What PDF/A-2a asks beside PDF/UA-1, by the clauses of ISO 19005-2."""

import re
import struct
import zlib

from .fonts import mapping, used
from .document import kids
from .accessibility import text

PDFA, UA = "{http://www.aiim.org/pdfa/ns/id/}", "{http://www.aiim.org/pdfua/ns/id/}"
RDF, DC = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}", "{http://purl.org/dc/elements/1.1/}"
PDF, XMP = "{http://ns.adobe.com/pdf/1.3/}", "{http://ns.adobe.com/xap/1.0/}"
EXTENSION, SCHEMA = "{http://www.aiim.org/pdfa/ns/extension/}", "{http://www.aiim.org/pdfa/ns/schema#}"
PROPERTY = "{http://www.aiim.org/pdfa/ns/property#}"
OPERATORS = set(
    "b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg "
    "ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"".split())
STREAM = re.compile(rb"(\d+) 0 obj\n<<(.*?)>>\nstream\n", re.S)
# The properties that calprint writes, of the schemas that PDF/A knows.
PREDEFINED = {DC + "format", DC + "title", DC + "language", DC + "creator", PDF + "Producer", XMP + "CreatorTool",
              XMP + "CreateDate", XMP + "ModifyDate", PDFA + "part", PDFA + "conformance", EXTENSION + "schemas"}


def findings(document):
    for check in (frame, streams, limits, content, intent, resources, characters, annotations, actions, metadata,
                  information, structure):
        yield from check(document)


# MARK: The file (6.1)


def frame(document):
    data = document.bytes
    if not re.match(rb"%PDF-1\.[0-7]\n%[\x80-\xff]{4}", data):
        yield "6.1.2", "the file does not begin with its version and a binary comment"
    if not re.search(rb"\nstartxref\n\d+\n%%EOF\n?$", data):
        yield "6.1.3", "something follows the end of the file"
    if "/ID" not in document.pdf.trailer or not all(len(bytes(part)) for part in document.pdf.trailer.ID):
        yield "6.1.3", "the file has no identifier"
    if document.pdf.is_encrypted:
        yield "6.1.3", "the file is encrypted"


def streams(document):
    """Lengths and spacing of every stream, as the bytes have them, and the strings and names inside."""
    for match in STREAM.finditer(document.bytes):
        number, entries, start = int(match[1]), match[2], match.end()
        length = re.search(rb"/Length (\d+)", entries)
        if not length or document.bytes[start + int(length[1]):][:18] != b"\nendstream\nendobj\n":
            yield "6.1.7.1", f"stream {number} has not the length that it says"
            continue
        if match.start() and document.bytes[match.start() - 1:match.start()] != b"\n":
            yield "6.1.9", f"object {number} does not begin a line"
        if set(re.findall(rb"/Filter\s*/(\w+)", entries)) - {b"FlateDecode"} or re.search(rb"/(F|FFilter|FDecodeParms)\b", entries):
            yield "6.1.7.2", f"stream {number} has another filter than Flate"
        if b"/ObjStm" in entries:
            yield from tokens(number, unpacked(document.bytes[start:start + int(length[1])], entries))


def unpacked(data, entries):
    data = zlib.decompress(data)
    columns = re.search(rb"/Columns (\d+)", entries)
    if not columns:
        return data
    rows, row, size = [], bytes(int(columns[1])), int(columns[1])
    for start in range(0, len(data), size + 1):
        row = bytes((a + b) & 255 for a, b in zip(row, data[start + 1:start + 1 + size]))
        rows.append(row)
    return b"".join(rows)


def tokens(stream, data):
    for string in re.findall(rb"(?<!<)<([^<>]*)>(?!>)", data):
        if not re.fullmatch(rb"([0-9A-Fa-f]{2})*", string):
            yield "6.1.6", f"a string of object stream {stream} has not pairs of digits"
        if len(string) // 2 > 32767:
            yield "6.1.13", f"a string of object stream {stream} is too long"
    if any(len(string) > 32767 for string in re.findall(rb"\((?:[^()\\]|\\.)*\)", data)):
        yield "6.1.13", f"a string of object stream {stream} is too long"
    if any(len(name) > 127 for name in re.findall(rb"/[^\s()<>\[\]{}/%]+", data)):
        yield "6.1.13", f"a name of object stream {stream} is too long"


def limits(document):
    if len(document.pdf.objects) > 8_388_607:
        yield "6.1.13", "there are too many objects"
    for number, (page, content) in enumerate(zip(document.pages, document.contents), 1):
        left, bottom, right, top = (float(edge) for edge in page.MediaBox)
        if not all(3 <= side <= 14_400 for side in (right - left, top - bottom)):
            yield "6.1.13", f"page {number} is too small or too large"
        if content.depth > 28:
            yield "6.1.13", f"page {number} nests q too deeply"


# MARK: Graphics and fonts (6.2)


def content(document):
    for number, content in enumerate(document.contents, 1):
        names = {name for name, _ in content.operators}
        if names - OPERATORS:
            yield "6.2.2", f"page {number} has unknown operators: {sorted(names - OPERATORS)}"
        if names & {"rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh", "Do", "BI", "gs", "ri"}:
            yield "6.2.4.3", f"page {number} has more than grey"


def intent(document):
    intents = [intent for intent in document.catalog.get("/OutputIntents", []) if intent.get("/S") == "/GTS_PDFA1"]
    if len(intents) != 1 or "/DestOutputProfile" not in intents[0]:
        yield "6.2.3", "there is not one output intent with a profile"
        return
    if not str(intents[0].get("/OutputConditionIdentifier", "")) or not str(intents[0].get("/Info", "")):
        yield "6.2.3", "the output intent does not say what it is"
    profile = intents[0].DestOutputProfile
    yield from icc(profile.read_bytes(), int(profile.get("/N", 0)))


def icc(data, components):
    if len(data) < 132 or struct.unpack(">I", data[:4])[0] != len(data) or data[36:40] != b"acsp":
        yield "6.2.3", "the profile is damaged"
        return
    kind, space, version = data[12:16], data[16:20], data[8]
    if kind not in (b"prtr", b"mntr") or space != b"GRAY" or components != 1 or version > 4:
        yield "6.2.3", f"the profile is {kind} {space}, version {version}, for {components} components"
    tags = {data[132 + 12 * index:136 + 12 * index] for index in range(struct.unpack(">I", data[128:132])[0])}
    if not {b"desc", b"cprt", b"wtpt", b"kTRC"} <= tags:
        yield "6.2.3", "the profile lacks tags"


def resources(document):
    for number, page in enumerate(document.pages, 1):
        if "/Resources" not in page.obj:
            yield "6.2.2", f"page {number} inherits its resources"
        if set(page.get("/Resources", {}).keys()) - {"/Font"}:
            yield "6.2.5", f"page {number} has other resources than fonts"
        if "/Group" in page:
            yield "6.2.10", f"page {number} has a transparency group"


def characters(document):
    """Private characters need words that stand for them; there are none."""
    for font, codes in used(document).values():
        meanings = mapping(font.ToUnicode.read_bytes().decode("latin-1")) if "/ToUnicode" in font else {}
        for code in codes:
            if any(is_private(ord(character)) for character in meanings.get(code, "")):
                yield "6.2.11.7.3", f"{font.BaseFont}: code {code} means a private character"


def is_private(code):
    return 0xE000 <= code <= 0xF8FF or 0xF0000 <= code <= 0x10FFFF


# MARK: What can be clicked (6.3 to 6.5)


def annotations(document):
    for _, annotation in document.annotations:
        flags = int(annotation.get("/F", 0))
        if annotation.get("/Subtype") != "/Link":
            yield "6.3.1", f"an annotation of type {annotation.get('/Subtype')}"
        if flags & 0b100100111 != 4:
            yield "6.3.2", f"a link has the flags {flags}: it is not printed, or hidden"


def actions(document):
    owners = [document.catalog] + document.pages + [annotation for _, annotation in document.annotations]
    for owner in owners:
        for key in ("/A", "/AA", "/OpenAction", "/PresSteps", "/NeedsRendering", "/Requirements", "/AcroForm", "/OCProperties",
                    "/Perms", "/Names"):
            if key in owner and not (key == "/A" and leads_to_address(owner)):
                yield "6.5.1", f"there is {key}"


def leads_to_address(link):
    """A link may lead to an address of the web or of mail, and do nothing else."""
    action = link.A
    return link.get("/Subtype") == "/Link" and set(action.keys()) == {"/S", "/URI"} and action.S == "/URI" \
        and re.match(rb"(?i)(https?://|mailto:)[!-~]+\Z", bytes(action.URI)) is not None


# MARK: Metadata (6.6)


def metadata(document):
    stream = document.catalog.get("/Metadata")
    if stream is None or document.xmp is None:
        yield "6.6.2.1", "there are no metadata, or they are no XML"
        return
    if stream.get("/Type") != "/Metadata" or stream.get("/Subtype") != "/XML" or "/Filter" in stream:
        yield "6.6.2.1", "the metadata are not plain XML"
    if re.search(rb"<\?xpacket [^?]*\b(bytes|encoding)=", document.packet):
        yield "6.6.2.1", "the metadata's header says too much"
    if (text(document.xmp, PDFA + "part"), text(document.xmp, PDFA + "conformance")) != ("2", "A"):
        yield "6.6.4", "the metadata do not claim PDF/A-2a"
    known = PREDEFINED | described(document.xmp)
    for description in document.xmp.iter(RDF + "Description"):
        for unknown in [child.tag for child in description if child.tag not in known]:
            yield "6.6.2.3.1", f"{unknown} is not described"


def described(root):
    """The properties of the extension schemas that are complete (6.6.2.3.3)."""
    names = set()
    for schema in root.iter(RDF + "li"):
        space, prefix, title = (text(schema, SCHEMA + field) for field in ("namespaceURI", "prefix", "schema"))
        for entry in schema.iter(RDF + "li"):
            fields = [text(entry, PROPERTY + field) for field in ("name", "valueType", "category", "description")]
            if entry is not schema and all([space, prefix, title, *fields]) and fields[2] in ("internal", "external"):
                names.add("{" + space + "}" + fields[0])
    return names


def information(document):
    """The information dictionary and XMP say the same."""
    pairs = [("/Title", DC + "title"), ("/Author", DC + "creator"), ("/Creator", XMP + "CreatorTool"),
             ("/Producer", PDF + "Producer"), ("/CreationDate", XMP + "CreateDate"), ("/ModDate", XMP + "ModifyDate")]
    for key, name in pairs:
        said = str(document.pdf.docinfo[key]) if key in document.pdf.docinfo else None
        meant = None if document.xmp is None else text(document.xmp, name)
        if said != (as_date(meant) if key.endswith("Date") else meant):
            yield "6.6.3", f"{key} is {said}, and the metadata say {meant}"


def as_date(date):
    return date and "D:" + re.sub(r"[^0-9Z]", "", date)


# MARK: Structure (6.7)


def structure(document):
    if "/MarkInfo" not in document.catalog or document.catalog.MarkInfo.get("/Marked") is not True:
        yield "6.7.2.2", "the document is not marked"
    root = document.catalog.get("/StructTreeRoot")
    if root is None or not kids(root):
        yield "6.7.3.3", "there is no structure"
    for element, _ in document.elements:
        if element.get("/Type") != "/StructElem":
            yield "6.7.3.3", f"an element {element.get('/S')} does not say that it is one"
            return
