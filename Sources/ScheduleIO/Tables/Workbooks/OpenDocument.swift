import Programs

/// The reader of OpenDocument spreadsheets (OASIS OpenDocument 1.3, part 3, clause 9), in a process of its own.
///
/// It writes sheets in the form of the converter of Office Open XML, and `hidden` or `visible` for each of them on its
/// standard error.
enum OpenDocument {
    static let words = ["python3", "-I", "-c", script]

    /// Returns true for each sheet that is hidden.
    static func hidden(_ output: ProgramOutput) -> [Bool] {
        output.errorText.split(separator: "\n").map { $0 == "hidden" }
    }

    /// Equal neighbours are stored once, with a count; so are a million blank rows at the end.
    private static let script = """
        import csv, re, sys, zipfile
        from xml.etree import ElementTree
        def local(text):
            return text.rsplit("}")[-1]
        def attribute(element, name, default=None):
            return next((value for key, value in element.items() if local(key) == name), default)
        def text(element):
            result = element.text or ""
            for part in element:
                kind = local(part.tag)
                if kind == "s":
                    result += " " * min(int(attribute(part, "c", "1")), 1000)
                elif kind in ("tab", "line-break"):
                    result += "\\t" if kind == "tab" else "\\n"
                elif kind not in ("annotation", "note"):
                    result += text(part)
                result += part.tail or ""
            return result
        def value(cell):
            kind = attribute(cell, "value-type")
            shown = "\\n".join(text(part) for part in cell if local(part.tag) == "p")
            if kind == "date":
                date, _, time = attribute(cell, "date-value", "").partition("T")
                return date + " " + (time[:8] or "00:00:00")
            if kind == "time":
                time = re.fullmatch(r"PT0*(\\d+)H(\\d+)M(\\d+)(?:[.,]\\d+)?S", attribute(cell, "time-value", ""))
                return "%02d:%s:%s" % (int(time[1]), time[2], time[3]) if time else shown
            if kind == "float":
                return "%.10g" % float(attribute(cell, "value", "0"))
            return shown
        def cells(row):
            values, blanks = [], 0
            for cell in row:
                if local(cell.tag) in ("table-cell", "covered-table-cell"):
                    count = min(int(attribute(cell, "number-columns-repeated", "1")), 1 << 14)
                    content = "" if local(cell.tag) == "covered-table-cell" else value(cell)
                    if content.strip():
                        values += [""] * blanks + [content] * count
                        blanks = 0
                    else:
                        blanks += count
            return values
        out = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\\n")
        book = zipfile.ZipFile(open("/dev/stdin", "rb"))
        number, blanks, hidden = 0, 0, set()
        for event, element in ElementTree.iterparse(book.open("content.xml"), ("start", "end")):
            kind = local(element.tag)
            if event == "end" and kind == "style":
                if any(attribute(part, "display") == "false" for part in element if local(part.tag) == "table-properties"):
                    hidden.add(attribute(element, "name"))
            elif event == "start" and kind == "table":
                number, blanks = number + 1, 0
                print("\\x07 %d - %s" % (number, attribute(element, "name", "").replace("\\n", " ")))
                print("hidden" if attribute(element, "style-name") in hidden else "visible", file=sys.stderr)
            elif event == "end" and kind == "table-row" and number:
                values, count = cells(element), min(int(attribute(element, "number-rows-repeated", "1")), 1 << 20)
                element.clear()
                if not values:
                    blanks += count
                    continue
                sys.stdout.write("\\n" * blanks)
                blanks = 0
                for _ in range(count):
                    out.writerow(values)
        """
}
