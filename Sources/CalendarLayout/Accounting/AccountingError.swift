/// A disagreement between the pages and the schedule.
public enum AccountingError: Error, Hashable, Sendable {
    /// Entries of the schedule are on no page; never empty.
    case unplaced([AccountedEntry])
    /// Entries are on paper more often than in the schedule; never empty.
    case unexplained([AccountedEntry])
    /// The totals do not add up: the numbers of entries in the input, and of entries accounted for.
    case miscounted(input: Int, accounted: Int)
}
