import CalendarCore

/// Two random schedules that are the same but for what was planted; the planter knows what that is.
struct PlantedChanges {
    private(set) var before: Schedule
    private(set) var after: Schedule
    /// `place: old → new`
    private(set) var expected: [String] = []

    private var days: [CivilDate: [String: String]] = [:]
    private var events: [Event] = []
    private var notes: [YearMonth: [String]] = [:]
    /// The places that were planted already: each one changes once.
    private var touched: Set<String> = []
    private var random: any RandomNumberGenerator
    private var count = 0

    static let first = CivilDate(year: 2025, month: 1, day: 20)!
    static let span = first...CivilDate(year: 2025, month: 3, day: 12)!
    private static let lines = ScheduleLine.defaults.map(\.key)
    private static let words = [
        "Averbeck", "K", "BELACQUA", "P.G.K.", "CLOSED — Holiday", "Kovář until 17:00", "فاطمة",
    ]

    init(_ numbers: some RandomNumberGenerator) {
        random = numbers
        (before, after) = (Schedule(), Schedule())
        fill()
        before = schedule()
        for _ in 0..<number(0...12) { plant() }
        after = schedule()
    }

    // MARK: The schedule

    private mutating func fill() {
        for date in Self.span.days {
            for line in Self.lines where number(0...2) > 0 { days[date, default: [:]][line] = word() }
        }
        for _ in 0..<number(0...30) { events.append(event(day())) }
        for month in [YearMonth(year: 2025, month: 2)!, YearMonth(year: 2025, month: 3)!] {
            notes[month] = (0..<number(0...4)).map { "Note \($0): \(word())" }
        }
    }

    /// Texts are unlike each other, so that what belongs together is clear.
    private mutating func word() -> String {
        count += 1
        return "\(Self.words[number(0...Self.words.count - 1)]) \(number(0...9) < 3 ? 0 : count)"
    }

    private mutating func event(_ date: CivilDate) -> Event {
        let start = CivilDateTime(date: date, minute: number(0...1300))!
        let span: Event.Span =
            number(0...1) == 0 ? .timed(start: start, end: nil) : .allDay(first: date, last: date)
        count += 1
        return Event(
            Event.Content(
                title: "Event \(count)", place: number(0...2) == 0 ? "Room \(count)" : nil,
                lineKey: number(0...3) == 0 ? Self.lines[number(0...3)] : nil), span: span,
            identity: RecordIdentity(zone: "z", name: "\(count)"))
    }

    /// In any order, with places and instants that mean nothing.
    private mutating func schedule() -> Schedule {
        let records = days.map { date, texts in
            DayRecord(
                date: date,
                texts: Self.lines.compactMap { key in texts[key].map { LineText(key: key, text: $0, location: place()) }
                },
                modified: Instant(milliseconds: number(0...1_000_000)))
        }
        let months = notes.map { month, texts in
            MonthlyNotes(
                month: month, lines: texts.enumerated().map { NoteLine(number: $0.offset + 1, text: $0.element) })
        }
        var copies = events
        for index in copies.indices { copies[index].location = place() }
        return Schedule(days: records, notes: months, events: shuffled(copies))
    }

    private mutating func place() -> SourceLocation {
        SourceLocation(file: "f", line: number(1...900), column: number(1...80))
    }

    private mutating func shuffled(_ events: [Event]) -> [Event] {
        var events = events
        for index in events.indices.reversed() { events.swapAt(index, number(0...index)) }
        return events
    }

    // MARK: Changes

    private mutating func plant() {
        switch number(0...8) {
        case 0...3: plantText()
        case 4: plantNote()
        case 5: addEvent()
        default: plantEvent()
        }
    }

    private mutating func plantText() {
        let (date, line) = (day(), Self.lines[number(0...3)])
        guard touched.insert("\(date) \(line)").inserted else { return }
        let old = days[date]?[line]
        let new = old != nil && number(0...2) == 0 ? nil : word()
        guard old != new else { return }
        days[date, default: [:]][line] = new
        expect("\(date) \(line)", old, new)
    }

    private mutating func plantNote() {
        let month = YearMonth(year: 2025, month: number(2...3))!
        let texts = notes[month] ?? []
        let index = number(0...max(0, texts.count - 1))
        guard touched.insert("\(month)").inserted else { return }
        let new = "New \(word())"
        let old = texts.isEmpty ? nil : texts[index]
        if texts.isEmpty { notes[month] = [new] } else { notes[month]?[index] = new }
        expect("\(month)", old, new)
    }

    private mutating func addEvent() {
        let new = event(day())
        events.append(new)
        touched.insert("event \(new.identity?.name ?? "")")
        expect(new, nil, new.title)
    }

    private mutating func plantEvent() {
        guard !events.isEmpty else { return }
        let index = number(0...events.count - 1)
        let old = events[index]
        guard touched.insert("event \(old.identity?.name ?? "")").inserted else { return }
        switch number(0...3) {
        case 0:
            events.remove(at: index)
            return expect(old, old.title, nil)
        case 1: events[index].title = "Other " + old.title
        case 2: events[index].place = "Hall \(count)"
        default:
            let later = CivilDateTime(date: old.firstDay, minute: 1400)!
            events[index].span = .timed(start: later, end: nil)
        }
        expect(old, old.title, events[index].title)
    }

    private mutating func expect(_ event: Event, _ old: String?, _ new: String?) {
        expect("\(event.firstDay) \(event.lineKey ?? "-")", old, new)
    }

    private mutating func expect(_ place: String, _ old: String?, _ new: String?) {
        expected.append("\(place): \(old ?? "") → \(new ?? "")")
    }

    private mutating func day() -> CivilDate {
        CivilDate(Self.first.epochDay + number(0...Self.span.dayCount - 1))!
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
