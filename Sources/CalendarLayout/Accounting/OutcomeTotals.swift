/// How many entries came to each outcome.
public struct OutcomeTotals: Hashable, Sendable {
    private var counts = [Int](repeating: 0, count: EntryOutcome.allCases.count)

    public init() {}

    public init(_ placements: [Placement]) {
        for index in placements.indices { self[EntryOutcome(placements[index].outcome)] += 1 }
    }

    public subscript(outcome: EntryOutcome) -> Int {
        get { counts[outcome.index] }
        set { counts[outcome.index] = newValue }
    }

    public var sum: Int { counts.reduce(0, +) }

    public static func += (a: inout OutcomeTotals, b: OutcomeTotals) {
        for index in a.counts.indices { a.counts[index] += b.counts[index] }
    }
}

extension EntryOutcome {
    fileprivate var index: Int {
        switch self {
        case .drawn: 0
        case .condensed: 1
        case .shrunk: 2
        case .continued: 3
        case .superseded: 4
        case .withheld: 5
        case .excluded: 6
        }
    }
}
