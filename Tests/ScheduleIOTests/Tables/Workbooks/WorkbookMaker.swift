import GoldenSupport

@testable import ScheduleIO

/// Workbooks that Python writes for a test.
enum WorkbookMaker {
    /// Returns an .xlsx. The statements fill `sheet`, a worksheet of openpyxl.
    static func xlsx(_ statements: String) throws -> [UInt8] {
        try make(
            """
            import datetime, sys
            from openpyxl import Workbook
            from openpyxl.comments import Comment
            from openpyxl.styles import Font, PatternFill
            book = Workbook()
            sheet = book.active
            def days(first, count):
                return [first + datetime.timedelta(day) for day in range(count)]
            def fill(*names):
                for name in names:
                    sheet[name].fill = PatternFill("solid", fgColor="FF92D050")
            def show(form, *rows):
                for row in rows:
                    for cell in sheet[row]:
                        cell.number_format = form
            march = datetime.date(2026, 3, 2)
            \(statements)
            book.save(sys.stdout.buffer)
            """)
    }

    /// Returns an .xlsx whose sheet is this XML, between the beginning of the sheet and its end.
    static func xlsx(sheet xml: String, before: String = "") throws -> [UInt8] {
        try make(
            """
            import io, sys, zipfile
            from openpyxl import Workbook
            plain = io.BytesIO()
            Workbook().save(plain)
            source = zipfile.ZipFile(plain)
            namespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
            with zipfile.ZipFile(sys.stdout.buffer, "w", zipfile.ZIP_DEFLATED) as out:
                for name in source.namelist():
                    text = source.read(name)
                    if name == "xl/worksheets/sheet1.xml":
                        text = \(before.isEmpty ? "''" : before) + f'<worksheet xmlns="{namespace}">' + \(xml) + "</worksheet>"
                    out.writestr(name, text)
            """)
    }

    /// Returns an .ods. The statements fill `sheet`, a table of odfpy.
    static func ods(_ statements: String) throws -> [UInt8] {
        try make(
            """
            import io, sys
            from odf.opendocument import OpenDocumentSpreadsheet
            from odf.style import Style, TableCellProperties, TextProperties
            from odf.table import CoveredTableCell, Table, TableCell, TableColumn, TableRow
            from odf.text import P
            book = OpenDocumentSpreadsheet()
            sheet = Table(name="Sheet1")
            def cell(text="", **kind):
                cell = TableCell(valuetype="string", **kind) if text else TableCell(**kind)
                if text:
                    cell.addElement(P(text=text))
                return cell
            def row(*cells, **kind):
                row = TableRow(**kind)
                for part in cells:
                    row.addElement(cell(part) if isinstance(part, str) else part)
                sheet.addElement(row)
            \(statements)
            book.spreadsheet.addElement(sheet)
            out = io.BytesIO()
            book.write(out)
            sys.stdout.buffer.write(out.getvalue())
            """)
    }

    private static func make(_ program: String) throws -> [UInt8] {
        try requireSuccess(of: "/usr/bin/python3", ["-I", "-c", program]).stdout
    }
}

extension ReadResult {
    /// Each entry as `2026-03-02 os: Averbeck`.
    var entries: [String] { schedule?.flatEntries ?? [] }

    /// The findings of a severity, as they are printed.
    func messages(_ severity: Finding.Severity) -> [String] {
        findings.filter { $0.severity == severity }.map(\.description)
    }
}
