# Office Open XML (ECMA-376), by openpyxl. Follows sheets.py.

# Libraries that openpyxl loads if they are there. It does not need them: expat itself limits what entities expand to.
for module in ("defusedxml", "lxml", "numpy", "pandas", "PIL"):
    sys.modules[module] = None


def read(file):
    reader = workbook_reader(file)
    book = reader.wb
    epoch = 1904 if book.epoch.year == 1904 else 1900
    struck = struck_strings(reader)
    for name in book.sheetnames:
        source = book[name]
        sheet = Sheet(name, source.sheet_state != "visible", epoch)
        if hasattr(source, "_worksheet_path"):
            read_worksheet(source, sheet, struck)
        yield sheet


def workbook_reader(file):
    """Reads a workbook without its properties and names: they can be faulty, and no schedule needs them."""
    from openpyxl.reader.excel import ExcelReader
    from openpyxl.styles.stylesheet import apply_stylesheet

    reader = ExcelReader(file, read_only=True, data_only=True, keep_links=False)
    reader.read_manifest()
    reader.read_strings()
    reader.read_workbook()
    apply_stylesheet(reader.archive, reader.wb)
    reader.read_worksheets()
    return reader


def struck_strings(reader):
    """Returns the indices of the shared strings that are struck out, or a part of them."""
    from openpyxl.xml.constants import SHARED_STRINGS
    from openpyxl.xml.functions import iterparse

    struck, index = set(), 0
    part = reader.package.find(SHARED_STRINGS)
    if part:
        for _, node in iterparse(reader.archive.open(part.PartName[1:])):
            if node.tag.endswith("}si"):
                if is_struck(node):
                    struck.add(index)
                index += 1
                node.clear()
    return struck


def is_struck(node):
    return any(part.tag.endswith("}strike") and part.get("val", "1") not in ("0", "false") for part in node.iter())


def read_worksheet(source, sheet, struck):
    """Reads a worksheet row by row: a workbook in memory would have all cells of merged ranges."""
    from openpyxl.utils import range_boundaries
    from openpyxl.worksheet import _reader as reader
    from openpyxl.xml.functions import iterparse

    class Parser(reader.WorkSheetParser):
        def parse_cell(self, element):
            cell, kind = super().parse_cell(element), element.get("t")
            cell["is_unsaved"] = (cell["value"] is None and kind != "str"
                                  and element.find(reader.FORMULA_TAG) is not None)
            cell["is_struck"] = (kind == "inlineStr" and is_struck(element)
                                 or kind == "s" and bool(struck) and int(element.findtext(reader.VALUE_TAG)) in struck)
            return cell

    parser = Parser(None, source._shared_strings, data_only=True)
    styles = {}
    with source._get_source() as xml:
        for _, element in iterparse(xml):
            if element.tag == reader.COL_TAG:
                if element.get("hidden") in ("1", "true"):
                    sheet.hidden_columns.append((int(element.get("min")) - 1, int(element.get("max")) - 1))
            elif element.tag == reader.MERGE_TAG:
                for area in element:
                    left, top, right, bottom = range_boundaries(area.get("ref"))
                    sheet.merged.append((top - 1, left - 1, bottom - 1, right - 1))
            elif element.tag == reader.ROW_TAG and not any(len(cell) for cell in element):
                # A million rows can have nothing but styles.
                parser.row_counter = int(element.get("r", parser.row_counter + 1))
            elif element.tag == reader.ROW_TAG:
                row, cells = parser.parse_row(element)
                parser.row_dimensions.clear()
                if element.get("hidden") in ("1", "true"):
                    sheet.hidden_rows.add(row - 1)
                for cell in cells:
                    add_cell(cell, sheet, style_of(cell["style_id"], source, styles))
            else:
                continue
            element.clear()
    sheet.marks["comments"] += commented_cells(source)


def add_cell(cell, sheet, style):
    row, column, value = cell["row"] - 1, cell["column"] - 1, cell["value"]
    if cell["is_unsaved"]:
        sheet.marks["unsaved"].append((row, column))
        sheet.cells.setdefault(row, {})
    if isinstance(value, str):
        text = value
    elif isinstance(value, bool):
        text = "TRUE" if value else "FALSE"
    elif isinstance(value, datetime.timedelta):
        text = clock(value // datetime.timedelta(minutes=1))
    elif isinstance(value, (datetime.date, datetime.time)):
        text = written_moment(value.isoformat())
    elif isinstance(value, (int, float)):
        text = style.text(value, sheet.epoch)
    else:
        text = ""
    sheet.add(row, column, text, style)
    if cell["is_struck"] and text.strip() and not style.is_struck:
        sheet.marks["struck"].append((row, column))


def written_moment(text):
    """Shortens 2026-03-01T07:30:00."""
    text = text.replace("T", " ")[:16] if "-" in text else text[:5]
    return text[:10] if text.endswith(" 00:00") else text


def style_of(index, source, styles):
    from openpyxl.cell.read_only import ReadOnlyCell

    if index not in styles:
        cell = ReadOnlyCell(source, 1, 1, None, style_id=index)
        styles[index] = Style(cell.number_format, bool(cell.font.strike), is_filled(cell.fill))
    return styles[index]


def is_filled(fill):
    """Returns false for white and for no colour."""
    if getattr(fill, "patternType", "gradient") in (None, "none"):
        return False
    colour = getattr(fill, "fgColor", None)
    if colour is None or fill.patternType != "solid":
        return True
    if colour.type == "rgb":
        return not colour.rgb.upper().endswith("FFFFFF")
    if colour.type == "theme":
        return colour.theme != 0 or colour.tint != 0
    return colour.indexed not in (1, 9, 64, 65)


def commented_cells(source):
    from openpyxl.comments.comment_sheet import CommentSheet
    from openpyxl.packaging.relationship import get_dependents, get_rels_path
    from openpyxl.utils.cell import coordinate_to_tuple
    from openpyxl.xml.constants import COMMENTS_NS
    from openpyxl.xml.functions import fromstring

    archive, path = source.parent._archive, get_rels_path(source._worksheet_path)
    if path in archive.namelist():
        for relation in get_dependents(archive, path).find(COMMENTS_NS):
            for reference, _ in CommentSheet.from_tree(fromstring(archive.read(relation.target))).comments:
                row, column = coordinate_to_tuple(reference)
                yield row - 1, column - 1
