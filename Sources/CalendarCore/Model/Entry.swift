/// One text of a day as the page shows it: a line of the schedule, or an event.
public struct Entry: Hashable, Sendable {
    /// The entry's line; nil for an event on no line.
    public let line: ScheduleLine?
    /// The text, without the line's label, a time or a place.
    public let text: String
    /// What ``text`` says after an event's title and a comma; nil for nothing.
    public let subtitle: String?
    /// When it is on its day; nil for the whole day.
    public let time: EntryTime?
    /// Where it takes place; nil if that is not known.
    public let place: String?
    /// Whose event it is, and of what kind; nil if that is not known.
    public let person: String?
    public let category: String?
    /// All days that show it, if there are several; nil if it is on one day only.
    public let days: DaySpan?
    /// Whether it is planned, but not certain.
    public let isTentative: Bool
    /// Whether it is an event that closes its day.
    public let closesDay: Bool
    /// Where the text is in the user's file.
    public let location: SourceLocation?
    /// The kind of entry.
    public let kind: Kind

    /// The kinds of entry; the raw value is the word in reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The text of a line on a day.
        case line
        /// An all-day or timed event.
        case event
        /// A line of a month's notes.
        case note
    }

    /// An entry on a line, or on no line if `line` is nil.
    public init(
        line: ScheduleLine?, text: String, subtitle: String? = nil, time: EntryTime? = nil, place: String? = nil,
        person: String? = nil, category: String? = nil, days: DaySpan? = nil,
        isTentative: Bool = false, closesDay: Bool = false, location: SourceLocation? = nil, kind: Kind = .line
    ) {
        (self.line, self.text, self.subtitle, self.time, self.days) = (line, text, subtitle, time, days)
        (self.person, self.category) = (person, category)
        (self.place, self.isTentative, self.closesDay) = (place, isTentative, closesDay)
        (self.location, self.kind) = (location, kind)
    }
}

extension Schedule {
    /// What a day shows, in printing order: for each line its text and then its events; after the lines, the events
    /// on no line. Private events are withheld.
    public func entries(on date: CivilDate) -> [Entry] {
        let record = day(date)
        guard !events.isEmpty else { return lines.compactMap { lineEntry($0, of: record) } }
        let events = events(on: date).filter { !$0.isPrivate }
        return lines.flatMap { line in
            [lineEntry(line, of: record)].compactMap(\.self)
                + events.filter { $0.lineKey == line.key }.map { $0.entry(on: date, line) }
        } + events.filter { $0.lineKey == nil }.map { $0.entry(on: date, nil) }
    }

    private func lineEntry(_ line: ScheduleLine, of record: DayRecord?) -> Entry? {
        record?.text(ofLine: line.key).map { Entry(line: line, text: $0.text, location: $0.location) }
    }
}

extension Event {
    /// The event as an entry of one of its days, on a line or on none.
    public func entry(on date: CivilDate, _ line: ScheduleLine? = nil) -> Entry {
        Entry(
            line: line, text: words, subtitle: subtitle, time: time(on: date), place: place, person: person,
            category: category,
            days: lastDay > firstDay ? firstDay...lastDay : nil, isTentative: isTentative, closesDay: closesDay,
            location: location, kind: .event)
    }
}
