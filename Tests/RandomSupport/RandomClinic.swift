import CalendarCore
import CalendarLayout

/// A month of a clinic that a seed or some bytes determine, from sparse to absurd, in several scripts.
public struct RandomClinic {
    public private(set) var schedule = Schedule()
    /// The entries that lost when the second source was merged, if there is one.
    public private(set) var superseded: [Superseded] = []
    /// How many entries the sources have in the month, whatever became of them.
    public private(set) var entryCount = 0
    public let month: YearMonth
    public let style: PageStyle
    /// The characters of the month that no face has.
    public var missing: Set<Unicode.Scalar> { isMissingAny ? RandomTexts.foundMissing(in: schedule, month) : [] }

    private let isMissingAny: Bool
    private var random: RandomNumbers
    private var texts: RandomTexts
    private var closedWords: [String] = []
    /// The place of the next record in its file, so that no two are alike.
    private var place = 0

    public init(seed: UInt64) { self.init(RandomNumbers(seed: seed)) }

    /// `density` says how much there is on a page, from 0, sparse, to 5, absurd.
    public init(_ numbers: RandomNumbers, density densities: ClosedRange<Int> = 0...5) {
        random = numbers
        month = YearMonth(year: .random(in: 1950...2149, using: &random), month: .random(in: 1...12, using: &random))!
        isMissingAny = random.oneIn(8)
        texts = RandomTexts(&random, isMissingAny: isMissingAny)
        style = PageStyle(random: &random, month)
        let density = Int.random(in: densities, using: &random)
        let lines = lines()
        closedWords = closings()
        schedule = source(lines, density)
        if random.oneIn(6) { superseded = schedule.merge(source(lines, density)) }
        schedule.title = random.oneIn(2) ? texts.word(3...60, &random) : nil
        schedule.closedWords = closedWords
    }

    private mutating func lines() -> [ScheduleLine] {
        guard random.oneIn(2) else { return ScheduleLine.defaults }
        return (1...Int.random(in: 1...12, using: &random)).map { number in
            ScheduleLine(
                key: "k\(number)", label: "\(number)" + String(texts.word(1...5, &random).prefix(6)),
                place: random.oneIn(5) ? .foot : .body, weight: random.oneIn(4) ? .bold : .regular)
        }
    }

    private mutating func closings() -> [String] {
        guard random.oneIn(3) else { return Closing.defaultWords }
        return (0..<random.next() % 3).map { _ in String(texts.word(1...16, &random).prefix(16)) }
    }

    private mutating func source(_ lines: [ScheduleLine], _ density: Int) -> Schedule {
        let days = (1...month.dayCount).compactMap { day($0, lines, density) }
        let events = (0..<(density < 4 ? random.next() % 9 : UInt64(density * 20))).map { _ in event(lines) }
        let notes = random.oneIn(2) ? [notes()] : []
        entryCount += days.map(\.texts.count).reduce(0, +) + notes.map(\.lines.count).reduce(0, +)
        entryCount += events.map { $0.dayCount(in: DaySpan(month)) }.reduce(0, +)
        let merged = Schedule.merging(lines: lines, days: days, notes: notes, events: events)
        superseded += merged.superseded
        return merged.schedule
    }

    private mutating func day(_ day: Int, _ lines: [ScheduleLine], _ density: Int) -> DayRecord? {
        let texts = lines.filter { _ in Int.random(in: 0...5, using: &random) < density + 1 }.map { line in
            LineText(key: line.key, text: lineText(density), location: location())
        }
        let moment = Instant(milliseconds: .random(in: 0...4_000_000_000_000, using: &random))
        let modified = random.oneIn(3) ? moment : nil
        return texts.isEmpty ? nil : DayRecord(date: date(day), texts: texts, modified: modified)
    }

    /// Some texts close their day.
    private mutating func lineText(_ density: Int) -> String {
        guard random.oneIn(15), let word = closedWords.randomElement(using: &random) else { return text(density) }
        return random.oneIn(3) ? word : word + " — " + text(1)
    }

    private func date(_ day: Int) -> CivilDate { CivilDate(year: month.year, month: month.month, day: day)! }

    private mutating func notes() -> MonthlyNotes {
        let count = Int.random(in: 1...9, using: &random)
        return MonthlyNotes(month: month, lines: (1...count).map { NoteLine(number: $0, text: text(3)) })
    }

    private mutating func location() -> SourceLocation {
        place += 1
        return SourceLocation(file: "random", line: place, column: 1)
    }

    private mutating func text(_ density: Int) -> String { texts.text(density, &random) }
}

// Events.
extension RandomClinic {
    /// On the first days of the month if there are many, so that some days have dozens.
    private mutating func event(_ lines: [ScheduleLine]) -> Event {
        let first = random.oneIn(2) ? Int.random(in: 1...6, using: &random) : Int.random(in: -9...38, using: &random)
        let isHoliday = random.oneIn(12)
        let onLine = !isHoliday && random.oneIn(3)
        return Event(
            Event.Content(
                title: text(1), subtitle: random.oneIn(6) ? text(0) : nil,
                place: !isHoliday && random.oneIn(3) ? texts.word(2...12, &random) : nil,
                person: random.oneIn(5) ? text(0) : nil, category: random.oneIn(5) ? text(0) : nil,
                url: random.oneIn(6) ? "https://example.org/\(place)" : nil,
                lineKey: onLine ? lines.randomElement(using: &random)!.key : nil,
                isTentative: !isHoliday && random.oneIn(8), closesDay: isHoliday,
                task: !isHoliday && random.oneIn(8) ? TaskState.allCases.randomElement(using: &random) : nil),
            span: isHoliday ? allDay(first) : span(first), isPrivate: random.oneIn(12), location: location())
    }

    /// For a moment, for hours, over midnight, for days, or all day.
    private mutating func span(_ first: Int) -> Event.Span {
        let minute = Int.random(in: 0..<1440, using: &random)
        let start = CivilDateTime(date: shifted(first), minute: minute)!
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .timed(start: start, end: nil)
        case 1...2:
            let end = CivilDateTime(
                date: shifted(first + (random.oneIn(5) ? 1 : 0)), minute: Int.random(in: 0..<1440, using: &random))!
            return .timed(start: start, end: end > start ? end : nil)
        case 3:
            let end = shifted(first + Int.random(in: 2...9, using: &random))
            return .timed(start: start, end: CivilDateTime(date: end, minute: minute)!)
        default: return allDay(first)
        }
    }

    private mutating func allDay(_ first: Int) -> Event.Span {
        let length = random.oneIn(3) ? Int.random(in: 1...20, using: &random) : 0
        return .allDay(first: shifted(first), last: shifted(first + length))
    }

    /// A day of the month, or of those before and after it.
    private func shifted(_ day: Int) -> CivilDate { CivilDate(month.firstDay.epochDay + (day - 1))! }
}

extension Event {
    /// How many of some days have it.
    fileprivate func dayCount(in span: DaySpan) -> Int {
        let (first, last) = (max(firstDay, span.lowerBound), min(lastDay, span.upperBound))
        return first <= last ? last.epochDay - first.epochDay + 1 : 0
    }
}
