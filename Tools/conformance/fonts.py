"""What both standards ask of fonts: embedded, with every glyph that is shown, its true width, and its characters.

The numbers are those of the Matterhorn Protocol; Docs/Accessibility.md has the clauses of ISO 19005-2 beside them.
"""

import io
import re

import pikepdf
from fontTools.cffLib import CFFFontSet
from fontTools.ttLib import TTFont

NONSYMBOLIC, SYMBOLIC = 32, 4
# A glyph may be one unit of 1/1000 em wider or narrower than the font's dictionary says.
TOLERANCE = 1


def findings(document):
    for font, codes in used(document).values():
        name = str(font.get("/BaseFont"))
        for condition, reason in check(font, sorted(codes)):
            yield condition, f"{name}: {reason}"


def used(document):
    """Fonts with the codes that are shown of them, by object."""
    fonts = {}
    for page, content in zip(document.pages, document.contents):
        for name, string, _ in content.shown:
            font = page.Resources.Font[name]
            fonts.setdefault(font.objgen, (font, set()))[1].update(codes(font, string))
    return fonts


def codes(font, string):
    if font.Subtype != "/Type0":
        return string
    return [string[index] << 8 | string[index + 1] for index in range(0, len(string), 2)]


def check(font, codes):
    if font.Subtype == "/Type0":
        yield from composite(font, codes)
    elif font.Subtype == "/TrueType":
        yield from truetype(font, codes)
    elif font.Subtype == "/Type1":
        yield from embedded(font)
    else:
        yield "31-009", f"a font of type {font.Subtype}"
    yield from unicode(font, codes)


def embedded(font):
    descriptor = font.get("/FontDescriptor", {})
    if not any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3")):
        yield "31-009", "the font is not embedded"
    for key, condition in [("/CharSet", "31-012"), ("/CIDSet", "31-014")]:
        if key in descriptor:
            yield condition, f"there is a {key}, which nobody compared with the font"


# MARK: Simple fonts


def truetype(font, codes):
    if "/FontFile2" not in font.get("/FontDescriptor", {}):
        yield "31-009", "the font is not embedded"
        return
    yield from embedded(font)
    if int(font.FontDescriptor.get("/Flags", 0)) & (SYMBOLIC | NONSYMBOLIC) != SYMBOLIC:
        yield "31-017", "the font does not say that its codes are its own"
    if "/Encoding" in font:
        yield "31-024", "it has an encoding, and its codes are its own"
    program = TTFont(io.BytesIO(font.FontDescriptor.FontFile2.read_bytes()))
    tables = program["cmap"].tables if "cmap" in program else []
    if not tables:
        yield "31-025", "the font has no cmap"
        return
    if len(tables) > 1:
        yield "31-026", "the font has several cmaps"
    for code in codes:
        glyph = tables[0].cmap.get(code)
        if glyph is None or program.getGlyphID(glyph) == 0:
            yield "31-030", f"code {code} shows the box for missing characters"
        else:
            yield from width(code, simple_width(font, code), program["hmtx"][glyph][0], program["head"].unitsPerEm)


def simple_width(font, code):
    index = code - int(font.FirstChar)
    return float(font.Widths[index]) if 0 <= index < len(font.Widths) else None


def width(code, said, drawn, units):
    if said is None or abs(said - drawn * 1000 / units) > TOLERANCE:
        yield "31-016", f"code {code} is said to be {said} wide, and is {drawn * 1000 / units:.1f}"


# MARK: Composite fonts


def composite(font, codes):
    if not isinstance(font.Encoding, pikepdf.Stream):
        yield "31-006", f"its encoding is {font.Encoding}"
        return
    descendant = font.DescendantFonts[0]
    if not {"/FontFile2", "/FontFile3"} & set(descendant.get("/FontDescriptor", {}).keys()):
        yield "31-009", "the font is not embedded"
        return
    yield from embedded(descendant)
    yield from encoding(font.Encoding, descendant)
    numbers = identifiers(font.Encoding.read_bytes().decode("latin-1"))
    if descendant.Subtype == "/CIDFontType2" and descendant.get("/CIDToGIDMap") != "/Identity":
        yield "31-004", "its numbers are not those of glyphs"
    widths, default = cid_widths(descendant), float(descendant.get("/DW", 1000))
    glyphs, units = program_widths(descendant)
    for code in codes:
        number = numbers.get(code, 0)
        if number == 0:
            yield "31-030", f"code {code} shows the box for missing characters"
        elif number not in glyphs:
            yield "31-011", f"the font has no glyph {number}"
        else:
            yield from width(code, widths.get(number, default), glyphs[number], units)


def encoding(cmap, descendant):
    """The map from codes to a font's glyphs is of the same collection, complete, and runs from left to right."""
    ours, theirs = cmap.CIDSystemInfo, descendant.CIDSystemInfo
    if (ours.Registry, ours.Ordering) != (theirs.Registry, theirs.Ordering):
        yield "31-001", f"the codes are of {ours.Ordering}, the font of {theirs.Ordering}"
    text = cmap.read_bytes().decode("latin-1")
    if int(cmap.get("/WMode", 0)) != 0 or "/WMode 1" in text:
        yield "31-007", "the map of codes runs from top to bottom"
    if "usecmap" in text or "/UseCMap" in cmap:
        yield "31-008", "the map of codes refers to another"


def identifiers(cmap):
    """The numbers of glyphs (CID) that a map has, by code (ISO 32000-1, 9.7.5)."""
    blocks = re.findall(r"begincidchar(.*?)endcidchar", cmap, re.S)
    pairs = [pair for block in blocks for pair in re.findall(r"<([0-9A-Fa-f]+)>\s*(\d+)", block)]
    return {int(code, 16): int(number) for code, number in pairs}


def cid_widths(font):
    """The widths of /W: `first [w w …]`, or `first last w`."""
    widths, rest = {}, list(font.get("/W", []))
    while rest:
        first, second = int(rest[0]), rest[1]
        if isinstance(second, pikepdf.Array):
            widths.update({first + index: float(width) for index, width in enumerate(second)})
            rest = rest[2:]
        else:
            widths.update({cid: float(rest[2]) for cid in range(first, int(second) + 1)})
            rest = rest[3:]
    return widths


def program_widths(font):
    """The width of each glyph, by its code, and how many units an em has."""
    descriptor = font.FontDescriptor
    if "/FontFile2" in descriptor:
        program = TTFont(io.BytesIO(descriptor.FontFile2.read_bytes()))
        widths = {program.getGlyphID(name): width for name, (width, _) in program["hmtx"].metrics.items()}
        return widths, program["head"].unitsPerEm
    cff = CFFFontSet()
    cff.decompile(io.BytesIO(descriptor.FontFile3.read_bytes()), None)
    return cff_widths(cff.topDictIndex[0])


def cff_widths(top):
    widths = {}
    for name in top.charset:
        glyph = top.CharStrings[name]
        glyph.draw(Nothing())
        widths[int(name[3:]) if name.startswith("cid") else top.charset.index(name)] = glyph.width
    scale = top.FontMatrix[0] if hasattr(top, "FontMatrix") else 0.001
    return widths, 1 / (scale or 0.001)


class Nothing:
    """A pen that draws nothing: a glyph's width is known once it is drawn."""

    def __getattr__(self, name):
        return lambda *points: None


# MARK: Characters


def unicode(font, codes):
    if "/ToUnicode" not in font:
        yield "31-027", "the font does not say what its codes mean"
        return
    meanings = mapping(font.ToUnicode.read_bytes().decode("latin-1"))
    for code in codes:
        text = meanings.get(code, "")
        if not text:
            yield "10-001", f"code {code} means no character"
        if "\0" in text:
            yield "31-028", f"code {code} means U+0000"
        if "\ufeff" in text or "\ufffe" in text:
            yield "31-029", f"code {code} means U+FEFF or U+FFFE"


def mapping(cmap):
    """The texts of a ToUnicode CMap, by code (ISO 32000-1, 9.10.3)."""
    meanings = {}
    for block in re.findall(r"beginbfchar(.*?)endbfchar", cmap, re.S):
        for code, text in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]*)>", block):
            meanings[int(code, 16)] = utf16(text)
    for block in re.findall(r"beginbfrange(.*?)endbfrange", cmap, re.S):
        for first, last, text in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>", block):
            for code in range(int(first, 16), int(last, 16) + 1):
                start = int(text, 16) + code - int(first, 16)
                meanings[code] = utf16(f"{start:0{len(text)}x}")
        for first, _, texts in re.findall(r"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*\[([^]]*)\]", block):
            for index, text in enumerate(re.findall(r"<([0-9A-Fa-f]*)>", texts)):
                meanings[int(first, 16) + index] = utf16(text)
    return meanings


def utf16(digits):
    return bytes.fromhex(digits).decode("utf-16-be", "replace")
