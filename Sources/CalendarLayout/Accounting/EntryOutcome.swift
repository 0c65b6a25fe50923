import CalendarCore

/// What became of an entry of the input; the raw value is the word of reports.
public enum EntryOutcome: String, CaseIterable, Hashable, Sendable {
    // On paper, as in ``Placement/Outcome``.
    case drawn, condensed, shrunk, continued
    /// It lost against another when records were merged.
    case superseded
    /// It is private.
    case withheld
    /// An option leaves it out.
    case excluded

    public init(_ outcome: Placement.Outcome) {
        switch outcome {
        case .drawn: self = .drawn
        case .condensed: self = .condensed
        case .shrunk: self = .shrunk
        case .continued: self = .continued
        }
    }
}
