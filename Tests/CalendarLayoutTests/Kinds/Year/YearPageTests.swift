import CalendarCore
import Testing

@testable import CalendarLayout

/// Twelve small months with marks.
@Suite struct YearPageTests {
    private static let schedule = Schedule(
        days: [
            Samples.day(5, [("call", "AVERBECK")]), Samples.day(6, [("call", "AVERBECK")]),
            Samples.day(8, [("os", "K."), ("off", "CLOSED")]), Samples.day(26, [("off", "CLOSED — Memorial Day")]),
        ])

    private func page(_ style: PageStyle = PageStyle()) throws -> LaidOutPage {
        let pages = try pages(YearPage.init, Self.schedule, style: style)
        #expect(pages.count == 1)
        return try #require(pages.first)
    }

    @Test func `all days of the year are there once, in their weeks`() throws {
        let page = try page().page
        let dates = page.structures.compactMap { structure in
            if case .dayCell(let date) = structure.role { date } else { nil }
        }
        let year = try #require(YearPage.spans(of: DaySpan(Samples.may), PageStyle()).first)
        #expect(dates == Array(year.days))
        for date in dates { #expect(page.texts(in: .dayCell(date)) == ["\(date.day)"]) }
        #expect(page.label == "2025" && page.texts(in: .heading) == ["2025"])
    }

    @Test func `days with entries are white on black, and those that follow each other share the black`() throws {
        let page = try page().page
        let marked = [5, 6, 8].map(Samples.may.date)
        for day in DaySpan(Samples.may).days {
            let run = try #require(page.runs(in: .dayCell(day)).first)
            #expect((run.ink == .white) == marked.contains(day), "\(day)")
        }
        let frames = page.structures.filter { $0.role == .dayCell(marked[0]) || $0.role == .dayCell(marked[1]) }
            .compactMap(\.frame)
        let runs = page.outlines.map(\.shape.bounds)
        // A run for 5 and 6, one for 8, and the sample below.
        try #require(runs.count == 3)
        #expect(runs[0].minX - frames[0].minX < .points(1) && frames[1].maxX - runs[0].maxX < .points(1))
    }

    @Test func `closed days are underlined, and the line at the foot says what the marks mean`() throws {
        let page = try page()
        let lines = page.page.fills(.black) + page.page.fills(.white)
        for (day, count) in [(5, 0), (8, 1), (26, 1)] {
            let cell = try #require(page.page.frame(of: .dayCell(Samples.may.date(day))))
            #expect(lines.count { cell.contains($0) } == count, "\(day)")
        }
        let texts = page.page.leaves.filter { $0.groups.isEmpty }.compactMap { $0.run.map { String($0.text) } }
        #expect(texts == ["days with OS · CALL: 3", "CLOSED"])
    }

    @Test func `a month says how many of its days are marked`() throws {
        let headings = try page().page.leaves.filter { $0.roles == [.subheading] }.compactMap { $0.run?.text }
        #expect(headings.contains("3") && headings.count == 13)
    }

    @Test func `a document's year leads to its months, and they to it`() throws {
        let style = PageStyle()
        let context = LayoutContext(Self.schedule, style, Typesetter(SquareEmMeasurer.narrow))
        let days = DaySpan(Samples.may)
        var document = JoinedPages([
            CalendarPages(YearPage(context), spans: YearPage.spans(of: days, style)),
            CalendarPages(MonthPage(context), spans: MonthPage.spans(of: days, style)),
        ])
        let year = try #require(try document.next()).page
        #expect(year.links.map(\.place.page) == [2])
        let month = try #require(try document.next())
        #expect(month.number == 2 && document.part == 1 && month.page.links.map(\.place.page) == [1])
        #expect(month.page.texts(in: .footer).contains("page 2 of 2"))
        let end = try document.next()
        #expect(end?.number == nil)
    }

    @Test(arguments: PageStyle.ofEveryKind.indices)
    func `nothing is outside the margins or over something else`(_ style: Int) throws {
        let style = PageStyle.ofEveryKind[style]
        try page(style).expectSound(style)
    }
}
