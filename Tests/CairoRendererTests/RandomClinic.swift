import CalendarCore
import CalendarLayout
import GoldenSupport

/// A month of a clinic that a seed determines, from sparse to absurd, in several scripts.
struct RandomClinic {
    private(set) var schedule = Schedule()
    /// What lost when the second source was merged, if there is one.
    private(set) var superseded: [Superseded] = []
    /// How many entries the sources have in the month, whatever became of them.
    private(set) var entryCount = 0
    let month: YearMonth
    let style: PageStyle
    /// The characters of the month that no face has.
    var missing: Set<Unicode.Scalar> { isMissingAny ? RandomTexts.foundMissing(in: schedule, month) : [] }

    private let isMissingAny: Bool
    private var random: SplitMix64
    private var texts: RandomTexts

    init(seed: UInt64) {
        random = SplitMix64(seed)
        month = YearMonth(year: .random(in: 1950...2149, using: &random), month: .random(in: 1...12, using: &random))!
        isMissingAny = random.oneIn(8)
        texts = RandomTexts(&random, isMissingAny: isMissingAny)
        style = PageStyle(
            firstWeekday: Weekday.allCases.randomElement(using: &random)!,
            cellStyle: random.oneIn(4) ? .stacked : .inline, minimumFontSize: random.oneIn(2) ? .six : .seven,
            missingCharacters: random.oneIn(2) ? .error : .warn)
        let density = Int.random(in: 0...5, using: &random)
        let lines = lines()
        schedule = source(lines, density)
        if random.oneIn(6) { superseded = schedule.merge(source(lines, density)) }
    }

    private mutating func lines() -> [ScheduleLine] {
        guard random.oneIn(2) else { return ScheduleLine.defaults }
        return (1...Int.random(in: 1...12, using: &random)).map { number in
            ScheduleLine(key: "k\(number)", label: "\(number)" + String(texts.word(1...5, &random).prefix(6)))
        }
    }

    private mutating func source(_ lines: [ScheduleLine], _ density: Int) -> Schedule {
        let days = (1...month.dayCount).compactMap { day($0, lines, density) }
        let events = (0..<(density < 4 ? random.next() % 3 : UInt64(density * 20))).map { _ in event(lines) }
        let notes = random.oneIn(2) ? [notes()] : []
        entryCount += days.map(\.texts.count).reduce(0, +) + notes.map(\.lines.count).reduce(0, +)
        entryCount += events.map { $0.lastDay.day - $0.firstDay.day + 1 }.reduce(0, +)
        let merged = Schedule.merging(lines: lines, days: days, notes: notes, events: events)
        superseded += merged.superseded
        return merged.schedule
    }

    private mutating func day(_ day: Int, _ lines: [ScheduleLine], _ density: Int) -> DayRecord? {
        let texts = lines.filter { _ in Int.random(in: 0...5, using: &random) < density + 1 }.map { line in
            LineText(key: line.key, text: text(density))
        }
        return texts.isEmpty ? nil : DayRecord(date: date(day), texts: texts)
    }

    /// On a few days only, so that some have dozens; some last for days, some are timed, some are private.
    private mutating func event(_ lines: [ScheduleLine]) -> Event {
        let (day, length) = (Int.random(in: 1...6, using: &random), random.oneIn(6) ? 3 : 0)
        let minute = Int.random(in: 0..<1440, using: &random)
        return Event(
            title: text(1), subtitle: random.oneIn(6) ? text(0) : nil,
            lineKey: random.oneIn(3) ? lines.randomElement(using: &random)!.key : nil,
            span: random.oneIn(4)
                ? .timed(start: CivilDateTime(date: date(day), minute: minute)!, end: nil)
                : .allDay(first: date(day), last: date(day + length)), isPrivate: random.oneIn(12))
    }

    private func date(_ day: Int) -> CivilDate { CivilDate(year: month.year, month: month.month, day: day)! }

    private mutating func notes() -> MonthlyNotes {
        let count = Int.random(in: 1...9, using: &random)
        return MonthlyNotes(month: month, lines: (1...count).map { NoteLine(number: $0, text: text(3)) })
    }

    private mutating func text(_ density: Int) -> String { texts.text(density, &random) }
}

extension SplitMix64 {
    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 1...count, using: &self) == 1 }
}
