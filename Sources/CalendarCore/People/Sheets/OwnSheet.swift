/// One person's own part of a schedule: what concerns them, and nobody else's name.
///
/// A text of a line becomes the line's label with what it says of the person: `OS ½`, `CALL until 17:00`. What closes
/// days, events and notes stay, without others' names. The last of a month's notes counts the person's days on each
/// line, unless the page does.
public struct OwnSheet: Sendable {
    /// The person's own part.
    public private(set) var schedule: Schedule
    /// Texts that say more than the sheet does: those of lines, then those of events on lines. Private events are not
    /// among them.
    public private(set) var shortened: [ShortenedText] = []
    /// Texts of lines that name somebody whom the schedule does not know: some may mean the person.
    public private(set) var unowned: [UnownedText] = []

    private let chosen: ChosenPerson
    private let writer: DutyWriter
    private let hasNames: Bool
    /// The days on each line, by its key.
    private var dates: [YearMonth: [String: Set<CivilDate>]] = [:]

    /// The part of a schedule that is about a person.
    ///
    /// - Parameters:
    ///   - whole: everybody's schedule.
    ///   - chosen: the person.
    ///   - hasNames: whether texts begin with the person's name instead of the label, as a roster needs them.
    ///   - countsDays: whether a note counts the days on each line.
    ///   - hasPhones: whether the last note of each month has everybody's phones, with their names.
    ///   - locale: for the words around times.
    ///   - timeFormat: how times are written.
    public init(
        _ whole: Schedule, of chosen: ChosenPerson, hasNames: Bool = false, countsDays: Bool = true,
        hasPhones: Bool = false, locale: CalendarLocale, timeFormat: TimeFormat
    ) {
        (self.chosen, self.hasNames) = (chosen, hasNames)
        writer = DutyWriter(locale: locale, timeFormat: timeFormat)
        schedule = Schedule()
        let days = whole.days.compactMap { day(of: $0, in: whole) }
        let events = whole.events.compactMap { event(of: $0, in: whole) }
        schedule = Schedule(
            id: whole.id, title: whole.title.map(chosen.withoutOthers), timeZone: whole.timeZone,
            lines: lines(of: whole),
            closedWords: whole.closedWords, people: [chosen.person], days: days,
            notes: notes(of: whole, days, events, countsDays: countsDays, hasPhones: hasPhones), events: events)
        schedule.peopleRecords = whole.keepingRecords(of: [chosen.person]).peopleRecords
        schedule.mergedNames = whole.mergedNames.filter { chosen.withoutOthers($0) == $0 }
    }

    /// Texts have the labels in them.
    private func lines(of whole: Schedule) -> [ScheduleLine] {
        guard !hasNames else { return whole.lines }
        return whole.lines.map { line in
            var line = line
            line.isLabelled = false
            return line
        }
    }

    // MARK: Days

    mutating func day(of record: DayRecord, in whole: Schedule) -> DayRecord? {
        var day = record
        day.texts = record.texts.compactMap { text in
            let line = whole.lines.first { $0.key == text.key }
            return line.flatMap { self.text(of: text, $0, record.date, in: whole) }
        }
        return day.texts.isEmpty ? nil : day
    }

    private mutating func text(
        of text: LineText, _ line: ScheduleLine, _ date: CivilDate, in whole: Schedule
    ) -> LineText? {
        if whole.closing(of: Entry(line: line, text: text.text)) != nil {
            return LineText(key: text.key, text: chosen.withoutOthers(text.text), location: text.location)
        }
        guard let words = words(of: text, line, date) else { return nil }
        if words.isShortened { shortened.append(ShortenedText(date: date, text: text.text)) }
        dates[date.yearMonth, default: [:]][line.key, default: []].insert(date)
        return LineText(key: text.key, text: words.text, location: text.location)
    }

    /// Returns the words of a line's text about the person; nil if it does not name the person.
    private mutating func words(
        of text: LineText, _ line: ScheduleLine, _ date: CivilDate
    ) -> (text: String, isShortened: Bool)? {
        let own = chosen.own(text)
        if !own.strangers.isEmpty {
            unowned.append(UnownedText(date: date, names: own.strangers.map(\.name)))
        }
        guard own.isNamed else { return nil }
        let duties = own.assignments.map { assignment in
            var assignment = assignment
            if !hasNames { assignment.hours = line.hours(assignment.hours) }
            return writer.text(of: assignment)
        }
        let words = duties.filter { !$0.isEmpty }.joined(separator: ", ")
        let parts = [hasNames ? chosen.person.name : line.label, words, own.isWhole ? "" : "…"]
        return (parts.filter { !$0.isEmpty }.joined(separator: " "), !own.isWhole)
    }

    // MARK: Events

    mutating func event(of event: Event, in whole: Schedule) -> Event? {
        guard event.closesDay || chosen.isNamed(in: event) else { return nil }
        var own = chosen.withoutOthers(event)
        let line = whole.lines.first { $0.key == event.lineKey }
        let text = line.map { LineText(key: $0.key, text: event.title, assignees: event.assignees) }
        if let line, let text, let words = words(of: text, line, event.firstDay) {
            if words.isShortened, !event.isPrivate {
                shortened.append(ShortenedText(date: event.firstDay, text: event.title))
            }
            for date in (event.firstDay...event.lastDay).days {
                dates[date.yearMonth, default: [:]][line.key, default: []].insert(date)
            }
            own.title = words.text
        } else if let line {
            own.title = "\(line.label) \(own.title)"
        }
        return own
    }

    // MARK: Notes

    private func notes(
        of whole: Schedule, _ days: [DayRecord], _ events: [Event], countsDays: Bool, hasPhones: Bool
    ) -> [MonthlyNotes] {
        var notes = whole.notes.map { self.notes(of: $0) }
        for (month, dates) in countsDays ? dates : [:] { notes.add(totals(dates, whole.lines), to: month) }
        if hasPhones, let phones = phones(in: whole) {
            let months = days.map(\.date) + events.flatMap { [$0.firstDay, $0.lastDay] }
            for month in Set(months.map(\.yearMonth) + notes.map(\.month)) { notes.add(phones, to: month) }
        }
        return notes
    }

    func notes(of record: MonthlyNotes) -> MonthlyNotes {
        var own = record
        own.lines = record.lines.map(note)
        return own
    }

    func note(of note: NoteLine) -> NoteLine {
        NoteLine(number: note.number, text: chosen.withoutOthers(note.text), location: note.location)
    }

    /// `Averbeck 555-0141 · Belacqua 555-0142`, each phone on the line of its name; nil if nobody has one.
    private func phones(in whole: Schedule) -> String? {
        let phones = whole.people.compactMap { person in person.phone.map { "\(person.name)\u{A0}\($0)" } }
        return phones.isEmpty ? nil : phones.joined(separator: " · ")
    }

    /// `OS 12 · CL 8 · CALL 5`
    private func totals(_ dates: [String: Set<CivilDate>], _ lines: [ScheduleLine]) -> String {
        let counts = lines.compactMap { line in
            dates[line.key].map { "\(line.label) \(writer.locale.number($0.count))" }
        }
        return counts.joined(separator: " · ")
    }
}

extension [MonthlyNotes] {
    /// Adds a note behind the others of its month.
    fileprivate mutating func add(_ text: String, to month: YearMonth) {
        guard let place = firstIndex(where: { $0.month == month }) else {
            return append(MonthlyNotes(month: month, lines: [NoteLine(number: 1, text: text)]))
        }
        let number = (self[place].lines.last?.number ?? 0) + 1
        self[place].lines.append(NoteLine(number: number, text: text))
    }
}

/// Writes what a text of a line says of a person: `½`, `until 17:00`.
private struct DutyWriter {
    let locale: CalendarLocale
    let timeFormat: TimeFormat

    func text(of assignment: Assignment) -> String {
        [assignment.remark, assignment.hours.map(text)].compactMap(\.self).joined(separator: " ")
    }

    private func text(of hours: AssignedHours) -> String {
        if hours == AssignedHours(from: 0, until: ShiftHours.dayLength) { return "24h" }
        return switch (hours.from.map(time), hours.until.map(time)) {
        case (let from?, let until?): locale.times.filled(["first": from, "last": until])
        case (let from?, nil): locale.phrases.from.filled(["time": from])
        case (nil, let until?): locale.phrases.until.filled(["time": until])
        case (nil, nil): ""
        }
    }

    private func time(_ minute: Int) -> String {
        // The end of a day is midnight.
        let time = CivilDateTime(date: .first, minute: minute % 1440)
        return time.map { locale.clockTime($0, as: timeFormat) } ?? ""
    }
}

/// A text that says more than a person's own sheet does, because it has other words than names and hours.
public struct ShortenedText: Hashable, Sendable {
    /// Its day; of an event the first.
    public let date: CivilDate
    /// All of it.
    public let text: String
}

/// A text of a line with names that nobody has, or that several people share.
public struct UnownedText: Hashable, Sendable {
    /// Its day; of an event the first.
    public let date: CivilDate
    /// Those names, as the text has them.
    public let names: [String]
}
