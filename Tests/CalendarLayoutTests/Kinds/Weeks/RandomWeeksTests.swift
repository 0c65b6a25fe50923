import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Pages of weeks of random spans: accounts that close, each day once, months named where they begin.
///
/// A seed determines each span. `CALPRINT_SPANS=2000` tries that many of them, `CALPRINT_SEED=1` begins with that seed.
@Suite struct RandomWeeksTests {
    private static let count = RandomTests.count("CALPRINT_SPANS", default: 400)

    @Test func `of any span, accounts close, each day is there once, and months are named where they begin`() throws {
        for seed in RandomTests.firstSeed..<RandomTests.firstSeed + UInt64(Self.count) {
            var random = SplitMix64(seed)
            let (days, style) = (Self.days(&random), Self.style(&random))
            let schedule = Self.schedule(WeeksPage.spans(of: days, style).flatMap(\.days), &random)
            let comment: Comment = "CALPRINT_SEED=\(seed): \(days.name)"
            let pages = try pages(WeeksPage.init, schedule, days, style: style)
            try expectClosed(pages, schedule, days, style, comment)
            expectEachDayOnce(pages, days, style, comment)
            for page in pages where page.kind == WeeksPage.name { expectNamed(page, style, comment) }
        }
    }

    // MARK: What is expected

    private func expectClosed(
        _ pages: [LaidOutPage], _ schedule: Schedule, _ days: DaySpan, _ style: PageStyle, _ comment: Comment
    ) throws {
        let spans = WeeksPage.spans(of: days, style)
        var account = Account(
            schedule, superseded: [], span: spans[0].lowerBound...spans[spans.count - 1].upperBound,
            kinds: WeeksPage.coverage, format: style.entryFormat(WeeksPage.details))
        for page in pages { account.add(page.placements) }
        #expect(throws: Never.self, comment) { try account.close() }
    }

    /// The whole weeks of the days, without a gap, and no more than the rows of a page on each.
    private func expectEachDayOnce(
        _ pages: [LaidOutPage], _ days: DaySpan, _ style: PageStyle, _ comment: Comment
    ) {
        let grids = pages.filter { $0.kind == WeeksPage.name }
        let dates = grids.flatMap { Self.dates(of: $0) }
        let start = days.lowerBound.firstDay(ofWeekStartingOn: style.firstWeekday)
        let last = days.upperBound.firstDay(ofWeekStartingOn: style.firstWeekday) + 6
        let count = style.weekCount.map { $0 * 7 } ?? last - start + 1
        #expect(dates.map(\.epochDay) == (0..<count).map { start + $0 }, comment)
        let rows = grids.map { $0.page.weekRows.count }
        #expect(rows.allSatisfy { $0 <= style.weekRows ?? (grids.count == 1 ? 7 : 6) }, comment)
        #expect(rows.dropLast().allSatisfy { $0 == rows[0] }, comment)
    }

    /// The first day of each month, and no other, has the month's name; unless the page is that of a month.
    private func expectNamed(_ page: LaidOutPage, _ style: PageStyle, _ comment: Comment) {
        let named = Set(
            Self.dates(of: page).filter { date in
                let words = page.page.texts(in: .dayCell(date))
                let names = [style.locale.name(of: date.yearMonth), style.locale.shortName(of: date.yearMonth)]
                return words.prefix(2).contains(where: names.contains)
            })
        let first = Self.dates(of: page).filter { $0.day == 1 && page.span.month == nil }
        #expect(named == Set(first), comment)
        let heavy = page.page.rules(weight: style.scale.stroke(StrokeWeight.heaviest))
        #expect(heavy.isEmpty == first.filter { $0 != page.span.lowerBound }.isEmpty, comment)
    }

    private static func dates(of page: LaidOutPage) -> [CivilDate] {
        page.page.structures.compactMap { if case .dayCell(let date) = $0.role { date } else { nil } }
    }

    // MARK: What is drawn

    /// From a few days to half a year, in the years from 2020 on.
    private static func days(_ random: inout SplitMix64) -> DaySpan {
        let first = EpochDay(18_262 + random.number(0...3999))
        let count = random.oneIn(2) ? random.number(1...50) : random.number(1...180)
        return CivilDate(first)!...CivilDate(first + (count - 1))!
    }

    private static func style(_ random: inout SplitMix64) -> PageStyle {
        var style = random.pick(PageStyle.ofEveryKind)
        style.firstWeekday = random.pick(Weekday.allCases)
        style.weekRows = random.oneIn(3) ? random.number(1...8) : nil
        style.weekCount = random.oneIn(4) ? random.number(1...20) : nil
        return style
    }

    /// Names on some days, events of several days, and notes of every month.
    private static func schedule(_ dates: [CivilDate], _ random: inout SplitMix64) -> Schedule {
        var (days, events) = ([DayRecord](), [Event]())
        for date in dates where random.oneIn(2) {
            let texts = ScheduleLine.defaults.filter { _ in random.oneIn(2) }.map {
                LineText(key: $0.key, text: random.text(words: 1...3))
            }
            if !texts.isEmpty { days.append(DayRecord(date: date, texts: texts)) }
            guard random.oneIn(8), let last = CivilDate(date.epochDay + random.number(0...11)) else { continue }
            events.append(
                Event(Event.Content(title: random.text(words: 1...3)), span: .allDay(first: date, last: last)))
        }
        let months = Set(dates.map(\.yearMonth)).sorted()
        let notes = months.map { month in
            Samples.notes((0..<random.number(0...4)).map { _ in random.text(words: 1...6) }, in: month)
        }
        return Schedule(days: days, notes: notes.filter { !$0.lines.isEmpty }, events: events)
    }
}
