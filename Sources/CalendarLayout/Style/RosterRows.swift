/// What the rows of a roster are; the raw value is the value of `--by`.
public enum RosterRows: String, CaseIterable, Sendable {
    /// A row a person, a column a day.
    case person
    /// A row a day, a column a person.
    case day
}
