/// One text of a day as the page shows it: a line of the schedule, or an event.
public struct Entry: Hashable, Sendable {
    /// The line that the entry stands on; nil for an event on none.
    public let line: ScheduleLine?
    /// What it says, without the line's label, a time or a place.
    public let text: String
    /// When it is on its day; nil for the whole day.
    public let time: EntryTime?
    /// Where it takes place; nil for nowhere in particular.
    public let place: String?
    /// Planned, but not certain.
    public let isTentative: Bool
    /// Where the text stands in the user's file.
    public let location: SourceLocation?
    /// What it is in the schedule.
    public let kind: Kind

    /// What it is in the schedule; the raw value is the word of reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The text of a line on a day.
        case line
        case event
        /// A line of a month's notes.
        case note
    }

    /// An entry on a line, or, with nil, on none.
    public init(
        line: ScheduleLine?, text: String, time: EntryTime? = nil, place: String? = nil, isTentative: Bool = false,
        location: SourceLocation? = nil, kind: Kind = .line
    ) {
        (self.line, self.text, self.time) = (line, text, time)
        (self.place, self.isTentative) = (place, isTentative)
        (self.location, self.kind) = (location, kind)
    }
}

extension Schedule {
    /// What a day shows, in printing order: line by line, first the line's text and then the events on it; after
    /// the lines, the events on none. Private events are withheld.
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
    fileprivate func entry(on date: CivilDate, _ line: ScheduleLine?) -> Entry {
        Entry(
            line: line, text: words, time: time(on: date), place: place, isTentative: isTentative, location: location,
            kind: .event)
    }
}
