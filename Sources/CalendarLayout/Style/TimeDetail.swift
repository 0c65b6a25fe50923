/// The times of an entry that are printed; the raw value is the word for `--times`.
public enum TimeDetail: String, CaseIterable, Hashable, Sendable {
    /// The start. An entry that ends on the next day shows both times: its start alone would be taken for all of it.
    case start
    /// The start and the end.
    case range
    /// No times.
    case none
}
