import CalendarCore
import ScheduleIO
import Testing

/// Reports of PDFs, read again.
@Suite struct ReportReaderTests {
    private func read(_ text: String) -> ReportReader.Result { ReportReader.read(Array(text.utf8), file: "r.json") }

    private func report(entries: String = "", pages: String = "", more: String = "") -> String {
        #"{"format": "calprint-report", "version": 1, \#(more)"entries": [\#(entries)], "pages": [\#(pages)], "#
            + #""totals": {}}"#
    }

    private static let line =
        #"{"date": "2025-01-02", "kind": "line", "line": "os", "text": "A \u00e9", "outcome": "drawn", "page": 1, "#
        + #""source": {"file": "s.json", "line": 3, "column": 5}}"#

    @Test func `entries have their places and texts`() throws {
        let note =
            #"{"month": "2025-02", "kind": "note", "line": null, "number": 2, "text": "N", "outcome": "drawn"}"#
        let report = try #require(read(report(entries: "\(Self.line), \(note)")).report)
        try #require(report.entries.map(\.text) == ["A é", "N"] && report.entries.map(\.lineKey) == ["os", nil])
        #expect(report.entries[0].date == CivilDate(year: 2025, month: 1, day: 2) && report.entries[0].kind == .line)
        #expect(report.entries[0].source == SourceLocation(file: "s.json", line: 3, column: 5))
        #expect(report.entries[1].month == YearMonth(year: 2025, month: 2) && report.entries[1].number == 2)
    }

    @Test func `what lost is not read`() throws {
        let lost = Self.line.replacing("drawn", with: "superseded")
        #expect(try #require(read(report(entries: lost)).report).entries == [])
    }

    @Test func `days are those of the pages, without the list of changes`() throws {
        let page = #"{"page": 1, "kind": "week", "from": "2025-01-05", "to": "2025-01-11", "fit": null}"#
        let list = #"{"page": 2, "kind": "changes", "from": "2025-01-01", "to": "2025-12-31"}"#
        let days = try #require(read(report(entries: Self.line, pages: "\(page), \(page), \(list)")).report).spans
        #expect(days.map(\.lowerBound.description) == ["2025-01-05"])
        #expect(try #require(read(report(entries: Self.line)).report).spans == [])
    }

    @Test func `an own sheet says whose it is`() throws {
        #expect(try #require(read(report(more: #""only": "Kovář", "#)).report).only == "Kovář")
    }

    @Test(arguments: [
        (#"{"format": "calprint-report", "version": 2, "entries": [], "pages": []}"#, Finding.Code.unsupportedVersion),
        (#"{"format": "calprint-report", "version": 1, "pages": []}"#, .missingField),
        (#"{"format": "calprint-report", "version": 1, "entries": {}, "pages": []}"#, .wrongType),
        (#"{"format": "calprint-report", "version": 1, "entries": [{"date": "x"}], "pages": []}"#, .invalidDate),
        (#"{"format": "calprint-report", "version": 1, "entries": [], "pages": [{"page": 1}]}"#, .missingField),
        (#"{"format": "calprint-report", "version": 1, "entries": ["#, .unexpectedEnd),
    ])
    func `what is wrong is told with its place`(text: String, code: Finding.Code) {
        let result = read(text)
        #expect(result.report == nil)
        #expect(result.findings.contains { $0.code == code && $0.location?.line == 1 }, "\(result.findings)")
    }

    @Test func `a report is told from a schedule`() {
        #expect(ReportReader.recognizes(Array(report().utf8)))
        #expect(!ReportReader.recognizes(Array(#"{"format": "provider-schedule"}"#.utf8)))
        #expect(!ReportReader.recognizes([]))
    }

    @Test func `a report that is cut anywhere is an error, not a trap`() {
        let bytes = Array(report(entries: Self.line).utf8)
        for end in bytes.indices { #expect(ReportReader.read(Array(bytes[..<end]), file: "r").report == nil) }
    }
}
