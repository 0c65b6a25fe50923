import CalendarCore
import Testing

@testable import CalendarLayout

/// Three months side by side, with room to write.
@Suite struct QuarterPageTests {
    @Test func `every day of the quarter has a row, and closed days say why`() throws {
        let schedule = Schedule(days: [Samples.day(26, [("off", "CLOSED — Memorial Day"), ("call", "AVERBECK")])])
        let pages = try pages(QuarterPage.init, schedule)
        let page = try #require(pages.first).page
        let dates = page.structures.compactMap { structure in
            if case .dayList(let date) = structure.role { date } else { nil }
        }
        let quarter = try #require(QuarterPage.spans(of: DaySpan(Samples.may), PageStyle()).first)
        #expect(pages.count == 1 && dates == Array(quarter.days) && quarter.name == "2025-04-01/2025-06-30")
        #expect(page.texts(in: .dayList(Samples.may.date(26))) == ["26", "Mon", "Memorial Day", "closed", "AVERBECK"])
        #expect(page.texts(in: .heading) == ["April–June 2025"])
    }

    @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
    func `who is on call is in bold at the row's end`(_ direction: WritingDirection) throws {
        let long = (1...20).map { "NAME\($0)" }.joined(separator: " / ")
        let style = PageStyle { $0.locale.direction = direction }
        let schedule = Schedule(days: [Samples.day(6, [("call", "AVERBECK")]), Samples.day(7, [("call", long)])])
        let page = try #require(pages(QuarterPage.init, schedule, style: style).first).page
        let row = try #require(page.frame(of: .dayList(Samples.may.date(6))))
        let call = try #require(page.leaves.compactMap(\.run).first { $0.text == "AVERBECK" })
        let gap = direction == .leftToRight ? row.maxX - call.origin.x - call.width : call.origin.x - row.minX
        #expect(call.face == .bold && gap == .points(4))
        // A text that is too wide loses its last names; all of it is heard.
        let cut = page.texts(in: .dayList(Samples.may.date(7))).dropFirst(2)
        #expect(cut.count == 2 && cut.last == "…" && cut.first.map { long.hasPrefix($0) && $0.hasSuffix("/") } ?? false)
        #expect(page.structures.contains { $0.spoken == long })
    }

    @Test(arguments: [("2025-01", 1), ("2025-12", 10), ("0001-01", 1), ("9999-12", 10)])
    func `a quarter begins in January, April, July or October`(_ month: String, _ first: Int) throws {
        let month = try #require(YearMonth(iso8601: month))
        let span = try #require(QuarterPage.spans(of: DaySpan(month), PageStyle()).first)
        #expect(span.lowerBound.month == first && span.lowerBound.day == 1 && span.contains(month.lastDay))
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2])
    func `nothing is outside the margins or over something else`(_ style: Int, _ seed: Int) throws {
        let style = PageStyle.ofEveryKind[style]
        for page in try pages(QuarterPage.init, RandomSchedule.make(.full, seed: seed), style: style) {
            page.expectSound(style, "seed \(seed)")
        }
    }
}
