import CalendarCore

/// What became of an entry of the input; the raw value is the word in reports.
public enum EntryOutcome: String, CaseIterable, Hashable, Sendable {
    /// On paper, as in ``Placement/Outcome``.
    case drawn, condensed, shrunk, shortened, continued
    /// It lost to another when records were merged.
    case superseded
    /// It is private.
    case withheld
    /// The kind of page does not show it.
    case excluded

    /// The outcome of an entry that is on paper.
    public init(_ outcome: Placement.Outcome) {
        switch outcome {
        case .drawn: self = .drawn
        case .condensed: self = .condensed
        case .shrunk: self = .shrunk
        case .shortened: self = .shortened
        case .continued: self = .continued
        }
    }
}
