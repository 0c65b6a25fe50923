import GoldenSupport
import Testing

@testable import ScheduleIO

/// .xls and .ods are read as .xlsx is.
@Suite struct WorkbookKindTests {
    @Test func `an old workbook is read, with its merged cells, hidden rows and struck-out texts`() throws {
        let result = ScheduleReader.read(try TestFiles.bytes("march.xls"), file: "march.xls")
        #expect(result.errors == [])
        #expect(
            result.entries.filter { $0.contains("call") } == [
                "2026-03-02 call: Averbeck", "2026-03-03 call: Averbeck", "2026-03-05 call: Averbeck",
                "2026-03-06 call: Kovář", "2026-03-07 call: Kovář", "2026-03-08 call: Kovář",
            ])
        #expect(result.entries.contains { $0.hasPrefix("2026-04-01") && $0.contains("Averbeck") })
        #expect(result.entries.contains { $0.hasPrefix("2026-04-01") && $0.contains("Kovář") })
        let notes = result.messages(.note)
        for words in ["sheet 'Old' is left out", "row 4 is hidden", "is struck out is read all the same: B3"] {
            #expect(notes.contains { $0.contains(words) }, "\(notes)")
        }
    }

    @Test func `a spreadsheet has spans, hidden rows and columns, and equal neighbours that are stored once`() throws {
        let bytes = try WorkbookMaker.ods(
            """
            sheet.addElement(TableColumn(numbercolumnsrepeated=2))
            sheet.addElement(TableColumn(visibility="collapse"))
            sheet.addElement(TableColumn(numbercolumnsrepeated=1021))
            row("Name", "2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05")
            row("Averbeck", cell("N", numbercolumnsspanned=4), CoveredTableCell(numbercolumnsrepeated=3))
            row("Corvane", "D", visibility="filter")
            row("Kovář", cell("D", numbercolumnsrepeated=4), cell(numbercolumnsrepeated=1019))
            row(cell(numbercolumnsrepeated=1024), numberrowsrepeated=1048000)
            """)
        let result = ScheduleReader.read(bytes, file: "a.ods")
        #expect(result.errors == [])
        #expect(
            result.entries.sorted()
                == ["02", "04", "05"].flatMap {
                    ["2026-03-\($0) d: Kovář", "2026-03-\($0) n: Averbeck"]
                })
        #expect(result.messages(.note) == ["a.ods:Sheet1!C3: note: row 3 and column C are hidden, and left out"])
    }

    @Test func `a spreadsheet's backgrounds and struck-out texts are told`() throws {
        let bytes = try WorkbookMaker.ods(
            """
            struck = Style(name="struck", family="table-cell")
            struck.addElement(TextProperties(textlinethroughstyle="solid"))
            green = Style(name="green", family="table-cell")
            green.addElement(TableCellProperties(backgroundcolor="#92d050"))
            for style in (struck, green):
                book.automaticstyles.addElement(style)
            row("Name", "2026-03-02", "2026-03-03", "2026-03-04")
            row("Averbeck", cell("N", stylename=struck), cell(stylename=green), "D")
            row("Kovář", "D", "N", "D")
            """)
        let result = ScheduleReader.read(bytes, file: "a.ods")
        #expect(result.messages(.warning).count == 1)
        #expect(result.warnings.first?.description.contains("no duty: C2") == true)
        #expect(result.messages(.note).contains { $0.hasSuffix("is read all the same: B2") })
    }

    @Test func `a workbook with a password is refused`() {
        let magic: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        let name: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] }
        let finding = ScheduleReader.read(magic + Array(repeating: 0, count: 512) + name, file: "a.xlsx").findings[0]
        #expect(finding.code == .unknownFormat)
        #expect(finding.message == "this is a workbook with a password")
        #expect(finding.hint == "save it as .xlsx or .ods without a password, or as CSV (UTF-8)")
    }

    @Test func `another file of this kind is no workbook`() {
        let magic: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        let result = ScheduleReader.read(magic + Array(repeating: 0, count: 4096), file: "a.xls")
        #expect(result.codes == [.syntax])
    }
}
