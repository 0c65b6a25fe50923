/// The use of a filled cell in a table. Every filled cell has exactly one.
public enum CellUse: UInt8, CaseIterable, Sendable {
    /// Nothing in the table says what the cell is. This is an error.
    case notUnderstood
    /// The head of a column.
    case head
    /// A day, a weekday beside one, or a month or a year that dates have.
    case date
    /// A person's name, or part of one.
    case person
    /// A line, a role or a shift by name.
    case line
    /// A code of a roster.
    case code
    /// The text of a day or an event: names, or any other words.
    case text
    /// A time of day, or hours.
    case time
    /// A note on a person.
    case note
    /// A person's group, or the heading of one.
    case group
    /// A title above or between the rows.
    case title
    /// The meaning of codes.
    case legend
    /// A record's value: a document, an item of a checklist, its day.
    case record
    /// A dash for nothing.
    case nothing
    /// An option leaves it out.
    case leftOutByOption
    /// A rule leaves it out, which is named.
    case leftOutByRule

    /// True if the cell counts for the schedule.
    public var isUsed: Bool {
        switch self {
        case .notUnderstood, .leftOutByOption, .leftOutByRule: false
        default: true
        }
    }
}
