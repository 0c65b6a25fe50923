/// One entry in which a schedule differs from an earlier one.
public struct ScheduleChange: Hashable, Sendable {
    /// The day and line, or the note, that it is about.
    public let subject: Subject
    /// The entry of the earlier schedule; nil if the entry is new.
    public let before: Entry?
    /// The entry of the schedule; nil if the entry is gone.
    public let after: Entry?
    /// The people who are new on the line, and those who are gone; nil if neither text names anybody.
    public internal(set) var people: PeopleChange?

    /// The subject of a change.
    public enum Subject: Hashable, Sendable {
        /// An entry of a day; `line` is the schedule line's key, nil for an event on no line.
        case day(CivilDate, line: String?)
        /// A line of a month's notes.
        case note(YearMonth, number: Int)
    }

    /// A difference; `before` and `after` are not both nil.
    public init(_ subject: Subject, before: Entry?, after: Entry?) {
        (self.subject, self.before, self.after) = (subject, before, after)
    }

    /// The day; nil for a note.
    public var date: CivilDate? {
        if case .day(let date, _) = subject { date } else { nil }
    }
}
