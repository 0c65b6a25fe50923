/// How many entries have each outcome.
public struct OutcomeTotals: Hashable, Sendable {
    private var counts = [Int](repeating: 0, count: EntryOutcome.allCases.count)

    /// Totals of no entries.
    public init() {}

    /// The totals of these entries.
    public init(_ placements: [Placement]) {
        for index in placements.indices { self[EntryOutcome(placements[index].outcome)] += 1 }
    }

    /// The number of entries with an outcome.
    public subscript(outcome: EntryOutcome) -> Int {
        get { counts[outcome.index] }
        set { counts[outcome.index] = newValue }
    }

    /// The number of all entries.
    public var sum: Int { counts.reduce(0, +) }

    /// Adds the numbers of `b` to those of `a`.
    public static func += (a: inout OutcomeTotals, b: OutcomeTotals) {
        for index in a.counts.indices { a.counts[index] += b.counts[index] }
    }
}

extension [Account] {
    /// The totals of all together.
    public var totals: OutcomeTotals { reduce(into: OutcomeTotals()) { $0 += $1.totals } }
}

extension EntryOutcome {
    fileprivate var index: Int {
        switch self {
        case .drawn: 0
        case .condensed: 1
        case .shrunk: 2
        case .shortened: 3
        case .continued: 4
        case .superseded: 5
        case .withheld: 6
        case .excluded: 7
        }
    }
}
