/// How much of an entry's times is printed; the raw value is the word for `--times`.
public enum TimeDetail: String, CaseIterable, Hashable, Sendable {
    /// When it begins. What ends on the next day shows both times: its start alone would be taken for all of it.
    case start
    /// When it begins and ends.
    case range
    /// Nothing.
    case none
}
