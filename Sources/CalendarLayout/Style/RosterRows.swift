/// The rows of a roster: people or days. The raw value is the value of `--by`.
public enum RosterRows: String, CaseIterable, Sendable {
    /// A row for each person, and a column for each day.
    case person
    /// A row for each day, and a column for each person.
    case day
}
