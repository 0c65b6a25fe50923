/// One entry of the input, the unit of every account: the text of a line on a day, an event on a day, a note of a month.
///
/// An event that shows on several days is an entry on each of them.
public enum InputEntry: Hashable, Sendable {
    case line(LineText, date: CivilDate)
    case event(Event, date: CivilDate)
    case note(NoteLine, month: YearMonth)

    /// What the page prints.
    public var text: String {
        switch self {
        case .line(let text, _): text.text
        case .event(let event, _): event.printedText
        case .note(let note, _): note.text
        }
    }

    /// Where it stands in the user's file.
    public var location: SourceLocation? {
        switch self {
        case .line(let text, _): text.location
        case .event(let event, _): event.location
        case .note(let note, _): note.location
        }
    }

    /// Whether it is kept off paper.
    public var isWithheld: Bool {
        if case .event(let event, _) = self { event.isPrivate } else { false }
    }
}

extension Schedule {
    /// Calls `body` for every entry of some months: the texts day by day, then the notes, then the events.
    ///
    /// Takes the records as they are, whatever the lines of the schedule: an account that rests on this finds a text that
    /// ``entries(on:)`` passes over.
    public func forEachEntry(in months: MonthRange, _ body: (InputEntry) throws -> Void) rethrows {
        for record in days[indices(ofDays: months)] { try record.forEachEntry(body) }
        for record in notes[indices(ofNotes: months)] { try record.forEachEntry(body) }
        guard !events.isEmpty else { return }
        for event in events(from: months.firstDay, to: months.lastDay) {
            try event.forEachEntry(in: months, body)
        }
    }

    func indices(ofDays months: MonthRange) -> Range<Int> {
        let first = days.partitioningIndex { $0.date >= months.firstDay }
        return first..<days.partitioningIndex { $0.date > months.lastDay }
    }

    func indices(ofNotes months: MonthRange) -> Range<Int> {
        let first = notes.partitioningIndex { $0.month >= months.first }
        return first..<notes.partitioningIndex { $0.month > months.last }
    }
}

extension Superseded {
    /// Calls `body` for every entry of some months that lost.
    public func forEachEntry(in months: MonthRange, _ body: (InputEntry) throws -> Void) rethrows {
        switch item {
        case .day(let record): if months.holds(record.date) { try record.forEachEntry(body) }
        case .notes(let record): if months.contains(record.month) { try record.forEachEntry(body) }
        case .event(let event): try event.forEachEntry(in: months, body)
        case .text(let text, let date): if months.holds(date) { try body(.line(text, date: date)) }
        case .note(let note, let month): if months.contains(month) { try body(.note(note, month: month)) }
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
    func forEachEntry(in months: MonthRange, _ body: (InputEntry) throws -> Void) rethrows {
        let (first, last) = (max(firstDay, months.firstDay).epochDay, min(lastDay, months.lastDay).epochDay)
        guard first <= last, !(title.isEmpty && printedText.isEmpty) else { return }
        for day in first.rawValue...last.rawValue {
            if let date = CivilDate(EpochDay(day)) { try body(.event(self, date: date)) }
        }
    }
}

extension MonthRange {
    var firstDay: CivilDate { first.firstDay }

    var lastDay: CivilDate { last.lastDay }

    fileprivate func holds(_ date: CivilDate) -> Bool { date >= firstDay && date <= lastDay }

    /// In constant time.
    fileprivate func contains(_ month: YearMonth) -> Bool { month >= first && month <= last }
}
