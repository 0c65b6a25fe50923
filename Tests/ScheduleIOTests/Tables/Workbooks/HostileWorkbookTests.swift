import Testing

@testable import ScheduleIO

/// A workbook cannot make the reader use more time or memory than a schedule needs.
@Suite struct HostileWorkbookTests {
    private let header = """
        <row r="1"><c r="A1" t="str"><v>Date</v></c><c r="B1" t="str"><v>OS</v></c></row>\
        <row r="2"><c r="A2" t="str"><v>2026-03-02</v></c><c r="B2" t="str"><v>Averbeck</v></c></row>
        """
    private let last = #"<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row>"#

    private func read(_ rows: String, after: String = "", before: String = "") throws -> ReadResult {
        let bytes = try WorkbookMaker.xlsx(
            sheet: "'<sheetData>\(header)' + \(rows) + '</sheetData>\(after)'", before: before)
        return ScheduleReader.read(bytes, file: "a.xlsx")
    }

    @Test func `a cell in the last corner of a sheet makes no cells before it`() throws {
        let result = try read("'\(last)'")
        #expect(result.entries.contains("2026-03-02 os: Averbeck") || !result.errors.isEmpty)
    }

    @Test func `a million rows with styles alone are no rows`() throws {
        let rows = #"''.join(f'<row r="{row}" ht="20"><c r="A{row}" s="0"/></row>' for row in range(3, 1048577))"#
        #expect(try read(rows).entries == ["2026-03-02 os: Averbeck"])
    }

    @Test func `a merged cell over a whole sheet is one over the cells that there are`() throws {
        let area = #"<mergeCells count="1"><mergeCell ref="C1:XFD1048576"/></mergeCells>"#
        #expect(try read("''", after: area).entries == ["2026-03-02 os: Averbeck"])
    }

    @Test func `a merged cell over billions of cells is too many`() throws {
        let area = #"<mergeCells count="1"><mergeCell ref="B2:XFD1048576"/></mergeCells>"#
        #expect(try read("'\(last)'", after: area).codes == [.tooMany])
    }

    @Test func `entities that expand to billions of letters are refused`() throws {
        let names = Array("abcdefghij")
        let entities = zip(names, names.dropFirst()).map { name, next in
            "<!ENTITY \(next) \"\(String(repeating: "&\(name);", count: 10))\">"
        }
        let document = "<!DOCTYPE x [<!ENTITY a \"lol\">\(entities.joined())]>"
        let row = #"<row r="3"><c r="A3" t="str"><v>&j;</v></c></row>"#
        #expect(try read("'\(row)'", before: "'\(document)'").codes == [.syntax])
    }

    @Test func `an entity cannot name a file`() throws {
        let document = #"<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>"#
        let row = #"<row r="3"><c r="A3" t="str"><v>&e;</v></c></row>"#
        #expect(try read("'\(row)'", before: "'\(document)'").codes == [.syntax])
    }

    @Test func `texts that unpack to more than a file may have are too many`() throws {
        let rows = """
            ''.join(f'<row r="{row}"><c r="A{row}" t="str"><v>{"x" * 1000000}</v></c></row>' for row in range(3, 300))
            """
        #expect(try read(rows).codes == [.tooMany])
    }

    @Test func `equal neighbours that are stored once are counted before they are made`() throws {
        let bytes = try WorkbookMaker.ods(
            "row(cell('x', numbercolumnsrepeated=16384), numberrowsrepeated=1048576)")
        #expect(ScheduleReader.read(bytes, file: "a.ods").codes == [.tooMany])
    }
}
