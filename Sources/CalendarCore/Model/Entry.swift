/// One text of a day as the page shows it: a line of the schedule, an event, a note, or what marks something.
public struct Entry: Hashable, Sendable {
    /// The entry's line; nil for an event on no line.
    public let line: ScheduleLine?
    /// Its words, by its kind.
    public let content: Content
    /// All days that show it, if there are several; nil if it is on one day only.
    public let days: DaySpan?
    /// The place of its text in the user's file.
    public let location: SourceLocation?
    /// Its change since an earlier schedule; nil if it did not change, or without one.
    public var revision: Revision?

    /// The words of an entry, by its kind. Large ones are boxed, because entries are copied often.
    public enum Content: Hashable, Sendable {
        /// The text of a line on a day.
        case line(String)
        /// An all-day or timed event; without a time it takes the whole day.
        indirect case event(Event.Content, time: EntryTime?)
        /// A line of a month's notes.
        case note(String)
        /// A line that has too few people on a day.
        indirect case gap(CoverageGap)
        /// Words that only an earlier schedule has, as pages say them.
        case removed(String)
    }

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
        /// An entry that only an earlier schedule has.
        case removed
    }

    /// An entry on a line, or on no line if `line` is nil.
    public init(
        line: ScheduleLine?, _ content: Content, days: DaySpan? = nil, location: SourceLocation? = nil,
        revision: Revision? = nil
    ) {
        (self.line, self.content, self.days, self.location, self.revision) = (line, content, days, location, revision)
    }

    /// The text of a line.
    public init(line: ScheduleLine?, text: String, location: SourceLocation? = nil) {
        self.init(line: line, .line(text), location: location)
    }
}

// MARK: What it says

extension Entry {
    /// The kind of entry.
    public var kind: Kind {
        switch content {
        case .line: .line
        case .event: .event
        case .note: .note
        case .gap: .gap
        case .removed: .removed
        }
    }

    /// The text, without the line's label, a time or a place.
    public var text: String {
        switch content {
        case .line(let text), .note(let text), .removed(let text): text
        case .event(let event, _): event.words
        case .gap(let gap): gap.mark
        }
    }

    /// The content of an event; nil for other kinds.
    public var event: Event.Content? {
        if case .event(let event, _) = content { event } else { nil }
    }

    /// When it is on its day; nil for the whole day.
    public var time: EntryTime? {
        if case .event(_, let time) = content { time } else { nil }
    }

    /// The gap, for an entry that is one.
    public var gap: CoverageGap? {
        if case .gap(let gap) = content { gap } else { nil }
    }

    /// Its place; nil if that is not known.
    public var place: String? { event?.place }

    /// True for an event that is planned, but not certain.
    public var isTentative: Bool { event?.isTentative ?? false }

    /// True for an event that closes its day.
    public var closesDay: Bool { event?.closesDay ?? false }

    /// The label beside the text, that of its line; nil on no line, if the text has it in it, or if it is beside
    /// what is there now.
    public var label: String? { line.flatMap { $0.isLabelled && revision != .replaced ? $0.label : nil } }
}

// MARK: Making entries

extension Schedule {
    /// The entries of a day, in printing order: for each line its text, then its events and its gaps; after the lines,
    /// the events on no line. Private events are withheld. Entries that are marked as new or gone say so.
    public func entries(on date: CivilDate) -> [Entry] {
        let entries = unmarkedEntries(on: date)
        return revision(of: date)?.marking(entries, lines) ?? entries
    }

    private func unmarkedEntries(on date: CivilDate) -> [Entry] {
        let record = day(date)
        guard !events.isEmpty || !gaps.isEmpty else { return lineEntries(of: record) }
        let events = events(on: date).filter { !$0.isPrivate }
        let gaps = gaps(in: date...date)
        let ofLines = lines.flatMap { line -> [Entry] in
            var entries = lineEntry(line, of: record).map { [$0] } ?? []
            entries += events.filter { $0.lineKey == line.key }.map { $0.entry(on: date, line) }
            return entries + gaps.filter { $0.lineKey == line.key }.map { Entry($0, of: line) }
        }
        return ofLines + events.filter { $0.lineKey == nil }.map { $0.entry(on: date, nil) }
    }

    private func lineEntries(of record: DayRecord?) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(record?.texts.count ?? 0)
        for line in lines { if let entry = lineEntry(line, of: record) { entries.append(entry) } }
        return entries
    }

    private func lineEntry(_ line: ScheduleLine, of record: DayRecord?) -> Entry? {
        record?.text(ofLine: line.key).map { Entry(line: line, text: $0.text, location: $0.location) }
    }
}

extension Entry {
    /// A mark on a line that has too few people.
    public init(_ gap: CoverageGap, of line: ScheduleLine) {
        self.init(line: line, .gap(gap))
    }
}

extension Entry {
    /// A line of a month's notes.
    public init(note: NoteLine) {
        self.init(line: nil, .note(note.text), location: note.location, revision: note.isNew ? .new : nil)
    }
}

extension Event {
    /// The event as an entry of one of its days, on a line or on none.
    public func entry(on date: CivilDate, _ line: ScheduleLine? = nil) -> Entry {
        Entry(
            line: line, .event(content, time: time(on: date)), days: lastDay > firstDay ? firstDay...lastDay : nil,
            location: location)
    }
}

/// The change of an entry since an earlier schedule.
public enum Revision: Hashable, Sendable {
    /// It is new, or its words are.
    case new
    /// It is gone, and nothing took its place.
    case removed
    /// It is gone; the entry before it took its place.
    case replaced
}

/// The time of an entry on one of its days. An entry for the whole of its day has none.
public enum EntryTime: Hashable, Sendable {
    /// At a time of its day; it ends on that day or the next, or is a moment.
    case at(CivilDateTime, until: CivilDateTime?)
    /// From a time of its first day; it goes on for days.
    case from(CivilDateTime)
    /// Until a time of its last day; it began days ago.
    case until(CivilDateTime)
}

extension Event {
    /// When it is on one of its days; nil if it takes the whole day, or no time is known.
    public func time(on date: CivilDate) -> EntryTime? {
        guard case .timed(let start, let end) = span else { return nil }
        guard let end, runsForDays else { return .at(start, until: end.flatMap { $0 > start ? $0 : nil }) }
        if date == start.date, start.minute > 0 { return .from(start) }
        return date == end.date && date > start.date ? .until(end) : nil
    }
}
