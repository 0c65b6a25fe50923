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
    /// What is missing, for an entry that says so; its text is ``CoverageGap/mark``.
    public let gap: CoverageGap?
    /// The kind of entry.
    public let kind: Kind
    /// What became of it since an earlier schedule; nil for nothing, or without one.
    public var revision: Revision?

    /// The kinds of entry; the raw value is the word in reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The text of a line on a day.
        case line
        /// An all-day or timed event.
        case event
        /// A line of a month's notes.
        case note
        /// A line that has too few people on a day.
        case gap
        /// What an earlier schedule says, and this one no longer.
        case removed
    }

    /// What stands beside the text: its line's label; nil on no line, if the text has it in it, or if it stands beside what
    /// is there now.
    public var label: String? { line.flatMap { $0.isLabelled && revision != .replaced ? $0.label : nil } }

    /// An entry on a line, or on no line if `line` is nil.
    public init(
        line: ScheduleLine?, text: String, subtitle: String? = nil, time: EntryTime? = nil, place: String? = nil,
        person: String? = nil, category: String? = nil, days: DaySpan? = nil,
        isTentative: Bool = false, closesDay: Bool = false, location: SourceLocation? = nil, kind: Kind = .line,
        gap: CoverageGap? = nil
    ) {
        (self.line, self.text, self.subtitle, self.time, self.days) = (line, text, subtitle, time, days)
        (self.person, self.category) = (person, category)
        (self.place, self.isTentative, self.closesDay) = (place, isTentative, closesDay)
        (self.location, self.kind, self.gap) = (location, kind, gap)
    }
}

extension Schedule {
    /// What a day shows, in printing order: for each line its text, then its events and its gaps; after the lines, the
    /// events on no line. Private events are withheld. What is marked as new or gone says so.
    public func entries(on date: CivilDate) -> [Entry] {
        let entries = unmarkedEntries(on: date)
        return revision(of: date)?.marking(entries, lines) ?? entries
    }

    private func unmarkedEntries(on date: CivilDate) -> [Entry] {
        let record = day(date)
        guard !events.isEmpty || !gaps.isEmpty else { return lines.compactMap { lineEntry($0, of: record) } }
        let events = events(on: date).filter { !$0.isPrivate }
        let gaps = gaps(in: date...date)
        let ofLines = lines.flatMap { line -> [Entry] in
            var entries = lineEntry(line, of: record).map { [$0] } ?? []
            entries += events.filter { $0.lineKey == line.key }.map { $0.entry(on: date, line) }
            return entries + gaps.filter { $0.lineKey == line.key }.map { Entry($0, of: line) }
        }
        return ofLines + events.filter { $0.lineKey == nil }.map { $0.entry(on: date, nil) }
    }

    private func lineEntry(_ line: ScheduleLine, of record: DayRecord?) -> Entry? {
        record?.text(ofLine: line.key).map { Entry(line: line, text: $0.text, location: $0.location) }
    }
}

extension Entry {
    /// What says that a line has too few people.
    public init(_ gap: CoverageGap, of line: ScheduleLine) {
        self.init(line: line, text: gap.mark, kind: .gap, gap: gap)
    }
}

extension Entry {
    /// A line of a month's notes.
    public init(note: NoteLine) {
        self.init(line: nil, text: note.text, location: note.location, kind: .note)
        revision = note.isNew ? .new : nil
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
