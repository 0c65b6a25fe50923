import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import Testing

@testable import calprint

/// The messages of a run about an entry that is cut where it belongs.
@Suite struct ShortenedEntryTests {
    @Test func `a report says where its whole text stands`() throws {
        let bytes = try report()
        let report = try JSONDecoder().decode(ShortReport.self, from: Data(bytes))
        try #require(report.entries.map(\.outcome) == ["shortened", "continued"])
        #expect(report.entries[0].page == 1 && report.entries[0].box == [40, 100, 77, 20])
        #expect(report.entries[0].rest == ShortReport.Part(page: 2, box: [36, 120, 165, 9]))
        #expect(report.entries[1].rest == nil)
        #expect(report.totals["shortened"] == 1 && report.totals["continued"] == 1 && report.totals["input"] == 2)
    }

    @Test(arguments: [
        ("pass", "0\n"), ("del report['entries'][0]['rest']", "1\n"),
        ("report['entries'][0]['rest'] = {'page': 2}", "1\n"),
        ("report['entries'][1]['rest'] = report['entries'][0]['rest']", "1\n"),
    ])
    func `the schema wants to know it of these entries, and of no others`(_ statement: String, _ count: String) throws {
        let found = try JSONSchema.errors(
            of: report(), named: "report", in: "report.schema.json", after: statement)
        #expect(found == count)
    }

    @Test func `the words for a page count it`() {
        #expect(PageDescription(page(1, MonthPage.name, [shortened])).text.hasSuffix("; 1 entry shortened"))
        #expect(
            PageDescription(page(2, ContinuationPage.name, [continued])).text
                == "page 2, 2025-01, continued: condensed 8.5 pt; 1 entry continued")
    }

    @Test func `a page that only has entries in full that others tell of has no further ones`() {
        #expect(PageDescription(page(2, ContinuationPage.name, [])).text.hasSuffix("; no further entries"))
        #expect(PageDescription(page(1, MonthPage.name, [])).text.hasSuffix("; no entries"))
    }
}

extension ShortenedEntryTests {
    private var month: YearMonth { YearMonth(iso8601: "2025-01")! }
    private var date: CivilDate { CivilDate(year: 2025, month: 1, day: 6)! }

    private var shortened: Placement {
        placement("os", .shortened, page: 1, box(40, 100, 77, 20), rest: .init(page: 2, box: box(36, 120, 165, 9)))
    }
    private var continued: Placement { placement("cl", .continued, page: 2, box(36, 129, 165, 9)) }

    private func placement(
        _ line: String, _ outcome: Placement.Outcome, page: Int, _ box: Rect, rest: Placement.Part? = nil
    ) -> Placement {
        Placement(
            subject: .day(date, line: line), kind: .line, text: "Ames", source: nil, outcome: outcome, page: page,
            box: box, type: BodyType(.condensed, size: .quarterPoints(34)), rest: rest)
    }

    private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: .points(x), y: .points(y), width: .points(width), height: .points(height))
    }

    private func page(_ number: Int, _ kind: String, _ placements: [Placement]) -> LaidOutPage {
        LaidOutPage(
            Page(
                mediaBox: Sheet.usLetter.mediaBox, items: [], label: "\(number)", outline: Page.Outline("\(number)")),
            number: number, kind: kind, span: DaySpan(month), type: BodyType(.condensed, size: .quarterPoints(34)),
            placements: placements)
    }

    /// The report of a month with a shortened and a continued entry.
    private func report() throws -> [UInt8] {
        let texts = ["os", "cl"].map { LineText(key: $0, text: "Ames") }
        var account = Account(
            Schedule(days: [DayRecord(date: date, texts: texts)]), superseded: [], span: DaySpan(month),
            kinds: MonthPage.coverage, format: PageStyle().entryFormat(MonthPage.details))
        var bytes: [UInt8] = []
        let writer = ReportWriter(to: { bytes.append(contentsOf: $0) }, FontNames(try FontLibrary()))
        for page in [page(1, MonthPage.name, [shortened]), page(2, ContinuationPage.name, [continued])] {
            account.add(page.placements)
            try writer.add(page)
        }
        try account.close()
        try writer.finish([account])
        return bytes
    }
}

private struct ShortReport: Decodable {
    let totals: [String: Int]
    let entries: [Entry]

    struct Entry: Decodable {
        let outcome: String
        let page: Int
        let box: [Double]
        let rest: Part?
    }

    struct Part: Decodable, Equatable {
        let page: Int
        let box: [Double]
    }
}
