/// Where the label of an entry stands beside its value; the raw value is the value of `--labels`.
public enum LabelStyle: String, CaseIterable, Sendable {
    /// Before the value on its first line; the other lines begin at the cell's edge.
    case runIn = "run-in"
    /// In a column of its own.
    case column
}
