import CalendarCore
import Testing

@testable import CalendarLayout

/// The call is read from farther away than a small body is. Faces are half an em wide.
@Suite struct FootSizeTests {
    /// A dense month: its trial, at a body between 7 and 9 pt.
    private func trial(words: Int, call: String = "Dale") -> MonthTrial? {
        let style = PageStyle { $0.bodySizes.minimum = .points(7) }
        let days = (1...31).map { day in
            let isWeekend = CalendarLocale.english.weekend.contains(Samples.may.date(day).weekday)
            return Samples.day(day, (isWeekend ? [] : [("os", Samples.words(words))]) + [("call", call)])
        }
        let context = LayoutContext(
            Schedule(days: days), style, Typesetter(SquareEmMeasurer()), details: MonthPage.details)
        return MonthDocument([DaySpan(Samples.may)], context).fit(of: DaySpan(Samples.may)).trial
    }

    @Test func `where the body is small it is larger, as far as that costs nothing else`() throws {
        let trials = (1...30).compactMap { trial(words: $0) }.filter { $0.setting.type.size < .points(9) }
        try #require(!trials.isEmpty)
        for trial in trials { #expect(trial.footSize >= .points(8), "\(trial.setting.type.size.inPoints)") }
        #expect(Set(trials.map(\.footSize)).isSubset(of: [.points(8), .points(9), .points(10)]))
        #expect(trials.contains { $0.footSize > .points(8) })
    }

    @Test func `where the body is large it has its size`() throws {
        let trial = try #require(self.trial(words: 1))
        #expect(trial.setting.type.size > .points(10) && trial.footSize == trial.setting.type.size)
    }

    @Test func `labels are above their values only in the columns that are too narrow`() throws {
        let narrow = (4...20).map { String(repeating: "x", count: $0) }.compactMap { trial(words: 12, call: $0) }
        let kinds = narrow.map { "\($0.footLabels.isBesideInWeek) \($0.footLabels.isBesideInWeekend)" }
        #expect(kinds.contains("true false") && !kinds.contains("false true"), "\(kinds)")
    }
}

/// A value that is wider than a line.
@Suite struct WideValueTests {
    /// The sizes of the texts of two days in a month with one long name.
    @Test func `one long name is set smaller alone`() throws {
        let name = "Thistlewaite"
        let days = (1...31).map { Samples.day($0, [("call", $0 == 15 ? name : "Ames")]) }
        let page = try #require(try pages(Schedule(days: days), style: PageStyle(), measurer: .narrow).first)
        let long = try #require(page.page.entryRuns(in: .dayCell(Samples.may.date(15))).last)
        let short = try #require(page.page.entryRuns(in: .dayCell(Samples.may.date(14))).last)
        #expect(long.text == name && long.size < short.size && long.size * 100 >= short.size * 78)
        #expect(short.size == page.type.size)
        #expect(page.placements.allSatisfy { $0.outcome == .drawn || $0.outcome == .condensed })
    }
}
