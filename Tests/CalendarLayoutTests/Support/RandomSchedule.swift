import CalendarCore
import GoldenSupport

/// Schedules for May 2025, from sparse to absurd.
enum Density: CaseIterable {
    /// A few lines with one name each.
    case sparse
    /// Names on every line of every day, and a note.
    case full
    /// Twelve lines with wide labels, long texts, many notes.
    case crowded
    /// 500 entries on one day, texts of 235 characters, forty notes.
    case absurd
}

struct RandomSchedule {
    private var random: SplitMix64
    private let density: Density
    private let month = Samples.may

    static func make(_ density: Density, seed: Int) -> Schedule {
        var maker = RandomSchedule(random: SplitMix64(UInt64(seed)), density: density)
        return maker.schedule()
    }

    private mutating func schedule() -> Schedule {
        let lines = lines()
        let days = (1...month.dayCount).compactMap { day(month.date($0), lines) }
        return Schedule(lines: lines, days: days, notes: [Samples.notes(notes())], events: events(lines))
    }

    private mutating func lines() -> [ScheduleLine] {
        guard density == .crowded || density == .absurd else { return ScheduleLine.defaults }
        return (0..<12).map { index in
            ScheduleLine(
                key: "line\(index)", label: String("L\(index)-" + String(repeating: "W", count: 12)).prefix16,
                place: random.oneIn(6) ? .foot : .body, weight: random.oneIn(4) ? .bold : .regular)
        }
    }

    private mutating func day(_ date: CivilDate, _ lines: [ScheduleLine]) -> DayRecord? {
        let texts = lines.compactMap { line in
            density == .sparse && !random.oneIn(5) ? nil : LineText(key: line.key, text: text())
        }
        return texts.isEmpty ? nil : DayRecord(date: date, texts: texts)
    }

    private mutating func text() -> String {
        if random.oneIn(40) {
            return random.pick(["CLOSED", "closed — \(random.text(words: 1...3))", "CLOSED at noon"])
        }
        return switch density {
        case .sparse: random.text(words: 1...1)
        case .full: random.text(words: 1...3)
        case .crowded: random.text(words: 1...6)
        case .absurd:
            random.oneIn(20) ? String(repeating: "Ames Bell-", count: 24).prefix235 : random.text(words: 1...2)
        }
    }

    private mutating func notes() -> [String] {
        let count =
            switch density {
            case .sparse: 0
            case .full: random.number(1...3)
            case .crowded: random.number(1...12)
            case .absurd: 40
            }
        return (0..<count).map { "note \($0) \(random.text(words: 1...4))" }
    }

    private mutating func events(_ lines: [ScheduleLine]) -> [Event] {
        var events = (0..<random.number(0...12)).map { event($0, lines) }
        guard density == .absurd else { return events }
        let day = random.number(1...31)
        events += (0..<500).map { Samples.event("event \($0)", on: day) }
        return events
    }

    /// Of one day or several, for whole days or timed, on a line or on none.
    private mutating func event(_ number: Int, _ lines: [ScheduleLine]) -> Event {
        let span = random.oneIn(2) ? allDay() : timed()
        var event = Event(
            Event.Content(
                title: "e\(number) \(random.text(words: 1...3))",
                place: random.oneIn(3) ? random.text(words: 1...2) : nil,
                lineKey: random.oneIn(3) ? random.pick(lines).key : nil), span: span)
        event.isTentative = random.oneIn(5)
        if case .allDay = span { event.closesDay = random.oneIn(5) }
        if !event.closesDay, random.oneIn(6) { event.task = random.pick(TaskState.allCases) }
        return event
    }

    private mutating func allDay() -> Event.Span {
        let first = random.number(1...31)
        return .allDay(first: month.date(first), last: month.date(min(31, first + random.pick([0, 0, 1, 3, 12]))))
    }

    /// A moment, some hours, over midnight, or some days.
    private mutating func timed() -> Event.Span {
        let (day, minute) = (random.number(1...27), random.number(0...1439))
        let length = random.pick([0, 45, 480, 1400, 2000, 5000])
        let (start, end) = (time(day, minute), time(day, minute + length))
        return .timed(start: start, end: length == 0 ? nil : end)
    }

    private func time(_ day: Int, _ minute: Int) -> CivilDateTime {
        CivilDateTime(date: month.date(day + minute / 1440), minute: minute % 1440)!
    }
}

extension String {
    fileprivate var prefix16: String { String(prefix(16)) }
    fileprivate var prefix235: String { String(prefix(235)) }
}
