import CalendarCore
import Testing

@testable import CalendarLayout

/// Pages of whole weeks over the end of a month: six weeks from Monday, 29 June 2026.
@Suite struct WeeksPageTests {
    private static let days = day("2026-06-29")...day("2026-08-09")

    private static func day(_ text: String) -> CivilDate { CivilDate(iso8601: text)! }

    private static var style: PageStyle { PageStyle { $0.firstWeekday = .monday } }

    @Test(arguments: [
        ("2026-06-29", "2026-08-09", nil, nil, ["2026-06-29/2026-08-09"]),
        ("2026-07-01", "2026-08-07", nil, nil, ["2026-06-29/2026-08-09"]),
        ("2026-06-29", "2026-08-16", nil, nil, ["2026-06-29/2026-08-16"]),
        ("2026-06-29", "2026-08-23", nil, nil, ["2026-06-29/2026-08-09", "2026-08-10/2026-08-23"]),
        ("2026-06-29", "2026-08-09", 4, nil, ["2026-06-29/2026-07-26", "2026-07-27/2026-08-09"]),
        // From a Wednesday, three weeks.
        ("2026-07-01", "2026-07-21", nil, 3, ["2026-06-29/2026-07-19"]),
        ("2027-02-01", "2027-02-28", nil, nil, ["2027-02"]),
    ])
    func `a page has up to seven weeks, each of several six`(
        _ first: String, _ last: String, _ rows: Int?, _ weeks: Int?, _ names: [String]
    ) {
        var style = Self.style
        (style.weekRows, style.weekCount) = (rows, weeks)
        #expect(WeeksPage.spans(of: Self.day(first)...Self.day(last), style).map(\.name) == names)
    }

    @Test func `the ends of the calendar have weeks, too`() {
        let style = Self.style
        #expect(WeeksPage.spans(of: .first ... .first, style).map(\.name) == ["0001-01-01/0001-01-07"])
        #expect(WeeksPage.spans(of: .last ... .last, style).map(\.name) == ["9999-12-27/9999-12-31"])
    }

    @Test(arguments: [("en_US", "June 29 – August 9, 2026", true), ("en_GB", "29 June – 9 August 2026", false)])
    func `title and strips have the month where the language has it`(
        _ name: String, _ title: String, _ isFirst: Bool
    ) throws {
        var style = PageStyle(locale: try #require(CalendarLocale(named: name)))
        style.firstWeekday = .monday
        let page = try #require(pages(WeeksPage.init, Schedule(), Self.days, style: style).first).page
        #expect(page.texts(in: .heading) == [title])
        let runs = page.runs(in: .dayCell(Self.day("2026-07-01")))
        #expect(runs.map { String($0.text) } == (isFirst ? ["July", "1"] : ["1", "July"]))
        #expect(runs[0].box.maxX < runs[1].box.minX && runs[0].origin.y == runs[1].origin.y)
        #expect(page.texts(in: .dayCell(Self.day("2026-07-02"))) == ["2"])
    }

    @Test func `the rule between two months is beside the first day, above the days after it, below those before`()
        throws
    {
        let page = try #require(pages(WeeksPage.init, Schedule(), Self.days, style: Self.style).first).page
        let (first, last) = try (cell("2026-06-29", page), cell("2026-06-30", page))
        let (saturday, sunday) = try (cell("2026-08-01", page), cell("2026-08-02", page))
        let rules = page.rules(weight: StrokeWeight.heaviest)
        #expect(rules.count == 2 + 3)
        #expect(rules.contains { $0.isVertical && $0.from.x == last.maxX && $0.from.y == last.minY })
        #expect(rules.contains { !$0.isVertical && $0.from.y == first.maxY && $0.from.x <= first.minX })
        #expect(rules.contains { $0.isVertical && $0.from.x == saturday.minX && $0.to.y == saturday.maxY })
        #expect(rules.contains { !$0.isVertical && $0.from.y == saturday.minY && $0.to.x >= sunday.maxX })
        #expect(rules.contains { !$0.isVertical && $0.from.y == saturday.maxY && $0.to.x < sunday.minX })
    }

    @Test func `notes of all months have the month's name before the first; those of an earlier page count once`()
        throws
    {
        let notes = ["2026-06", "2026-07", "2026-08", "2026-09"].map {
            Samples.notes(["\($0) a", "\($0) b"], in: YearMonth(iso8601: $0)!)
        }
        let days = Self.days.lowerBound...Self.day("2026-09-20")
        let pages = try pages(WeeksPage.init, Schedule(notes: notes), days, style: Self.style)
        #expect(
            pages.map { $0.page.texts(in: .note) } == [
                [
                    "June", "2026-06 a", "2026-06 b", "July", "2026-07 a", "2026-07 b", "August", "2026-08 a",
                    "2026-08 b",
                ],
                ["August", "2026-08 a", "2026-08 b", "September", "2026-09 a", "2026-09 b"],
            ])
        #expect(
            pages.map { $0.placements.map(\.text) } == [
                ["2026-07 a", "2026-07 b", "2026-08 a", "2026-08 b"], ["2026-09 a", "2026-09 b"],
            ])
    }

    @Test func `many notes of a month that began before are left to its page`() throws {
        let notes = ["2026-06", "2026-07"].map { month in
            Samples.notes((1...4).map { "\(month) \($0)" }, in: YearMonth(iso8601: month)!)
        }
        let page = try #require(pages(WeeksPage.init, Schedule(notes: notes), Self.days, style: Self.style).first).page
        #expect(page.texts(in: .note).first == "July")
    }

    @Test func `a bar runs on through the end of a month, and says when it ends only after the last row`() throws {
        let title = "Away"
        let event = Event(
            Event.Content(title: title), span: .allDay(first: Self.day("2026-07-30"), last: Self.day("2026-08-12")))
        let page = try #require(
            pages(WeeksPage.init, Schedule(events: [event]), Self.days, style: Self.style).first
        ).page
        let words = page.leaves.compactMap(\.run).map { String($0.text) }
        #expect(words.filter { $0 == title }.count == 2 && words.filter { $0 == "to 12 Aug" }.count == 1)
    }

    @Test(arguments: PageStyle.ofEveryKind) func `it is sound on every paper`(_ style: PageStyle) throws {
        let schedule = Schedule(notes: [Samples.notes(["A note", "Another"])])
        let days = Self.day("2025-04-28")...Self.day("2025-06-08")
        for page in try pages(WeeksPage.init, schedule, days, style: style) { page.expectSound(style) }
    }

    private func cell(_ date: String, _ page: Page) throws -> Rect {
        try #require(page.frame(of: .dayCell(Self.day(date))))
    }
}
