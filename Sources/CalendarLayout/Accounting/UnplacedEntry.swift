import CalendarCore

/// An entry of the schedule that is not on paper as it should be.
public struct UnplacedEntry: Hashable, Sendable {
    public let subject: Placement.Subject
    public let text: String
    /// Where it stands in the user's file.
    public let source: SourceLocation?

    public init(subject: Placement.Subject, text: String, source: SourceLocation?) {
        (self.subject, self.text, self.source) = (subject, text, source)
    }

    init(_ entry: Entry, _ subject: Placement.Subject) {
        self.init(subject: subject, text: entry.text, source: entry.location)
    }

    init(_ entry: InputEntry) {
        self.init(subject: Placement.Subject(entry), text: entry.text, source: entry.location)
    }

    init(_ placement: Placement) {
        self.init(subject: placement.subject, text: placement.text, source: placement.source)
    }
}

extension Placement.Subject {
    public init(_ entry: InputEntry) {
        switch entry {
        case .line(let text, let date): self = .day(date, line: text.key)
        case .event(let event, let date): self = .day(date, line: event.lineKey)
        case .note(let note, let month): self = .note(month, number: note.number)
        }
    }
}
