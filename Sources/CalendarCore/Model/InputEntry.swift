/// One entry of the input, as accounts count them: a line's text on a day, an event on a day, or a note of a month.
///
/// An event that shows on several days is an entry on each of them.
public enum InputEntry: Hashable, Sendable {
    /// The text of a line on a day.
    case line(LineText, date: CivilDate)
    /// An event, on one of its days.
    case event(Event, date: CivilDate)
    /// A line of a month's notes.
    case note(NoteLine, month: YearMonth)
    /// A line that has too few people on a day, if pages show that.
    case gap(CoverageGap)
    /// An entry that only an earlier schedule has, if pages show that.
    case removed(Entry, date: CivilDate)

    /// The text, without a time or a place.
    public var text: String {
        switch self {
        case .line(let text, _): text.text
        case .event(let event, _): event.words
        case .note(let note, _): note.text
        case .gap(let gap): gap.mark
        case .removed(let entry, _): entry.text
        }
    }

    /// When it is on its day; nil for the whole day.
    public var time: EntryTime? {
        if case .event(let event, let date) = self { event.time(on: date) } else { nil }
    }

    /// The content of an event; nil for other kinds.
    public var event: Event.Content? {
        if case .event(let event, _) = self { event.content } else { nil }
    }

    /// Its place; nil if that is not known.
    public var place: String? { event?.place }

    /// True if it is planned, but not certain.
    public var isTentative: Bool { event?.isTentative ?? false }

    /// The kind of entry.
    public var kind: Entry.Kind {
        switch self {
        case .line: .line
        case .event: .event
        case .note: .note
        case .gap: .gap
        case .removed: .removed
        }
    }

    /// Its place in the user's file.
    public var location: SourceLocation? {
        switch self {
        case .line(let text, _): text.location
        case .event(let event, _): event.location
        case .note(let note, _): note.location
        case .gap: nil
        case .removed(let entry, _): entry.location
        }
    }

    /// True for a private event, which is not printed.
    public var isWithheld: Bool {
        if case .event(let event, _) = self { event.isPrivate } else { false }
    }
}

extension Schedule {
    /// Calls `body` for every entry of these days: the texts day by day, then the notes, the gaps, what is gone, the
    /// events.
    ///
    /// Takes the records as they are, whatever the lines of the schedule, so that an account finds a text that
    /// ``entries(on:)`` skips.
    public func forEachEntry(in span: DaySpan, _ body: (InputEntry) throws -> Void) rethrows {
        for record in days[indices(ofDays: span)] { try record.forEachEntry(body) }
        for record in notes[indices(ofNotes: span)] { try record.forEachEntry(body) }
        for gap in gaps(in: span) { try body(.gap(gap)) }
        for day in revisedDays(in: span) {
            for entry in day.gone { try body(.removed(entry, date: day.date)) }
        }
        guard !events.isEmpty else { return }
        for event in events(overlapping: span) {
            try event.forEachEntry(in: span, body)
        }
    }

    func indices(ofDays span: DaySpan) -> Range<Int> {
        let first = days.partitioningIndex { $0.date >= span.lowerBound }
        return first..<days.partitioningIndex { $0.date > span.upperBound }
    }

    func indices(ofNotes span: DaySpan) -> Range<Int> {
        let first = notes.partitioningIndex { $0.month.firstDay >= span.lowerBound }
        return first..<notes.partitioningIndex { $0.month.firstDay > span.upperBound }
    }
}

extension Superseded {
    /// Calls `body` for every entry of these days that lost.
    public func forEachEntry(in span: DaySpan, _ body: (InputEntry) throws -> Void) rethrows {
        switch item {
        case .day(let record): if span.contains(record.date) { try record.forEachEntry(body) }
        case .notes(let record): if span.hasNotes(of: record.month) { try record.forEachEntry(body) }
        case .event(let event): try event.forEachEntry(in: span, body)
        case .record: break
        case .text(let text, let date): if span.contains(date) { try body(.line(text, date: date)) }
        case .note(let note, let month): if span.hasNotes(of: month) { try body(.note(note, month: month)) }
        }
    }
}

extension DayRecord {
    fileprivate func forEachEntry(_ body: (InputEntry) throws -> Void) rethrows {
        for text in texts where !text.text.isEmpty { try body(.line(text, date: date)) }
    }
}

extension MonthlyNotes {
    fileprivate func forEachEntry(_ body: (InputEntry) throws -> Void) rethrows {
        for note in lines { try body(.note(note, month: month)) }
    }
}

extension Event {
    func forEachEntry(in span: DaySpan, _ body: (InputEntry) throws -> Void) rethrows {
        let (first, last) = (max(firstDay, span.lowerBound).epochDay, min(lastDay, span.upperBound).epochDay)
        guard first <= last, start != nil || !content.words.isEmpty else { return }
        for day in first.rawValue...last.rawValue {
            if let date = CivilDate(EpochDay(day)) { try body(.event(self, date: date)) }
        }
    }
}
