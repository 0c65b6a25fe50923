/// The arrangement of labels and values in a day cell; the raw value is the value of `--cell`.
public enum CellStyle: String, CaseIterable, Sendable {
    /// The label on the first line of its value; lines without a text take no space.
    case inline
    /// The label on a row, its value on the next; every line of the schedule has its rows, even an empty one.
    case stacked
}
