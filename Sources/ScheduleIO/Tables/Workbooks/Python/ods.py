# OpenDocument spreadsheets (OASIS OpenDocument 1.3, part 3, clause 9), by odfpy. Follows sheets.py.
import zipfile


def read(file):
    from odf.opendocument import load

    with zipfile.ZipFile(file) as archive:
        if "META-INF/manifest.xml" in archive.namelist() and b"encryption-data" in archive.read("META-INF/manifest.xml"):
            sys.exit(LOCKED)
    document = load(file)
    styles = OpenStyles(document)
    for source in document.spreadsheet.childNodes:
        if local(source) == "table":
            yield OpenSheet(source, styles).sheet


def local(node):
    """The name of an element without its namespace; none for a text."""
    return node.qname[1] if node.nodeType == node.ELEMENT_NODE else None


def attribute(element, name, default=None):
    return next((str(value) for key, value in element.attributes.items() if key[1] == name), default)


def repeats(element, what):
    return int(attribute(element, f"number-{what}-repeated", "1"))


class OpenStyles:
    """The styles of a document, by name."""

    def __init__(self, document):
        self.elements, self.dates, self.found = {}, {}, {}
        for group in (document.styles, document.automaticstyles):
            for element in group.childNodes:
                if local(element) == "style":
                    self.elements[attribute(element, "name")] = element
                elif local(element) == "date-style":
                    self.dates[attribute(element, "name")] = {local(part) for part in element.childNodes} - {"text"}

    def value(self, name, key):
        """The value of an attribute of a style or its properties, else of its parent's."""
        for _ in range(20):
            element = self.elements.get(name)
            if element is None:
                return None
            for part in [element] + [part for part in element.childNodes if local(part)]:
                if attribute(part, key) is not None:
                    return attribute(part, key)
            name = attribute(element, "parent-style-name")

    def is_struck(self, name):
        return self.value(name, "text-line-through-style") not in (None, "none")

    def style(self, name):
        if name not in self.found:
            colour = (self.value(name, "background-color") or "transparent").lower()
            style = Style("General", self.is_struck(name), colour not in ("transparent", "#ffffff"))
            shown = self.dates.get(self.value(name, "data-style-name"))
            if shown:
                style.shows = WEEKDAY if shown == {"day-of-week"} else MONTH if shown <= {"month", "year"} else None
            self.found[name] = style
        return self.found[name]


class OpenSheet:
    """Reads a table. Equal neighbours are stored once, with a count; so are a million blank rows at the end."""

    def __init__(self, table, styles):
        self.styles, self.row, self.column, self.count = styles, 0, 0, 0
        self.column_styles = []
        name = attribute(table, "style-name")
        self.sheet = Sheet(attribute(table, "name", ""), styles.value(name, "display") == "false")
        self.read(table)

    def read(self, group):
        for element in group.childNodes:
            kind = local(element)
            if kind == "table-column":
                self.read_column(element)
            elif kind == "table-row":
                self.read_row(element)
            elif kind in ("table-row-group", "table-rows", "table-header-rows", "table-column-group", "table-columns",
                          "table-header-columns"):
                self.read(element)

    def read_column(self, element):
        count = repeats(element, "columns")
        if attribute(element, "visibility", "visible") != "visible":
            self.sheet.hidden_columns.append((self.column, self.column + count - 1))
        self.column += count
        self.column_styles.append((self.column, attribute(element, "default-cell-style-name")))

    def read_row(self, element):
        cells, column = [], 0
        for cell in element.childNodes:
            if local(cell) in ("table-cell", "covered-table-cell"):
                count = repeats(cell, "columns")
                cells.append((column, count, cell))
                column += count
        cells = [cell for cell in cells if local(cell[2]) == "table-cell"]
        texts = [open_text(cell) for _, _, cell in cells]
        count = repeats(element, "rows")
        if any(text.strip() for text in texts):
            last = max(first + number for (first, number, _), text in zip(cells, texts) if text.strip())
            self.count += count * last
            check_count(self.count)
            for row in range(self.row, self.row + count):
                if attribute(element, "visibility", "visible") != "visible":
                    self.sheet.hidden_rows.add(row)
                for (first, number, cell), text in zip(cells, texts):
                    for column in range(first, min(first + number, last)):
                        self.add(row, column, cell, text, element)
        self.row += count

    def add(self, row, column, cell, text, element):
        name = attribute(cell, "style-name") or attribute(element, "default-cell-style-name") or next(
            (name for end, name in self.column_styles if column < end), None)
        style = self.styles.style(name)
        self.sheet.add(row, column, text, style)
        height, width = (int(attribute(cell, f"number-{what}-spanned", "1")) for what in ("rows", "columns"))
        if height * width > 1:
            self.sheet.merged.append((row, column, row + height - 1, column + width - 1))
        if any(local(part) == "annotation" for part in cell.childNodes):
            self.sheet.marks["comments"].append((row, column))
        if text.strip() and not style.is_struck and self.has_struck(cell):
            self.sheet.marks["struck"].append((row, column))

    def has_struck(self, element):
        return any(
            local(part) == "span" and self.styles.is_struck(attribute(part, "style-name")) or self.has_struck(part)
            for part in element.childNodes if local(part) in ("p", "span", "a"))


def open_text(cell):
    from odf.namespaces import OFFICENS

    kind = cell.attributes.get((OFFICENS, "value-type"))
    shown = "\n".join(words(part) for part in cell.childNodes if local(part) == "p")
    if kind == "date":
        return open_date(attribute(cell, "date-value", "")) or shown
    if kind == "time":
        time = re.fullmatch(r"PT0*(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S", attribute(cell, "time-value", ""))
        return clock((int(time[1]) * 3600 + int(time[2]) * 60 + int(time[3]) + 1) // 60) if time else shown
    if kind == "float":
        return number_text(float(attribute(cell, "value", "0")))
    return shown


def open_date(text):
    """Returns the date of 2026-03-01T07:30:00, perhaps with a time; none if it is no date."""
    try:
        moment = datetime.datetime.fromisoformat(text[:19])
    except ValueError:
        return None
    since = moment - datetime.datetime.combine(EXCEL_DAY_0, datetime.time())
    return Style("yyyy h").text(since / datetime.timedelta(days=1))


def words(element):
    """The text of a paragraph, without its comments."""
    result = ""
    for part in element.childNodes:
        kind = local(part)
        if kind is None:
            result += part.data if part.nodeType == part.TEXT_NODE else ""
        elif kind == "s":
            result += " " * min(int(attribute(part, "c", "1")), 1000)
        elif kind in ("tab", "line-break"):
            result += "\t" if kind == "tab" else "\n"
        elif kind not in ("annotation", "note"):
            result += words(part)
    return result
