import CalendarCore

/// An entry as accounts identify it.
public struct AccountedEntry: Hashable, Sendable {
    /// The day and line, or the note, that the entry belongs to.
    public let subject: Placement.Subject
    /// The kind of entry.
    public let kind: Entry.Kind
    /// The text that the page prints, without the line's label.
    public let text: String
    /// Its place in the user's file.
    public let source: SourceLocation?
    /// True for a private event, of which accounts give only the number.
    public let isPrivate: Bool

    /// An entry with these parts.
    public init(
        subject: Placement.Subject, kind: Entry.Kind, text: String, source: SourceLocation?, isPrivate: Bool = false
    ) {
        (self.subject, self.kind, self.text, self.source) = (subject, kind, text, source)
        self.isPrivate = isPrivate
    }

    /// An entry of the input, as pages print it.
    init(_ entry: InputEntry, _ format: EntryFormat) {
        self.init(
            subject: Placement.Subject(entry), kind: entry.kind, text: format.text(of: entry), source: entry.location,
            isPrivate: entry.isWithheld)
    }

    init(_ placement: Placement) {
        self.init(
            subject: placement.subject, kind: placement.kind, text: placement.text, source: placement.source)
    }
}

extension InputEntry {
    /// The day that it belongs to; nil for a note.
    public var date: CivilDate? {
        if case .day(let date, _) = Placement.Subject(self) { date } else { nil }
    }
}

extension Placement.Subject {
    /// The day and line, or the note, that an entry of the input belongs to.
    public init(_ entry: InputEntry) {
        switch entry {
        case .line(let text, let date): self = .day(date, line: text.key)
        case .event(let event, let date): self = .day(date, line: event.lineKey)
        case .note(let note, let month): self = .note(month, number: note.number)
        case .gap(let gap): self = .day(gap.date, line: gap.lineKey)
        case .removed(let entry, let date): self = .day(date, line: entry.line?.key)
        }
    }
}
