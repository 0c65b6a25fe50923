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

/// What became of every entry of some months, in numbers: add the pages as they come, then close it.
public struct Account: Sendable {
    public private(set) var totals = OutcomeTotals()
    /// How many entries the input has in these months, counted for itself; known when the account is closed.
    public private(set) var inputCount = 0
    private let schedule: Schedule
    private let superseded: [Superseded]
    private let months: MonthRange

    /// `superseded` is what lost when the schedule was merged; `months` are all that were asked for, also those that get
    /// no page.
    public init(_ schedule: Schedule, superseded: [Superseded], months: MonthRange) {
        (self.schedule, self.superseded, self.months) = (schedule, superseded, months)
    }

    public mutating func add(_ page: LaidOutPage) { totals += OutcomeTotals(page.placements) }

    /// Counts what is on no page, after the last one.
    ///
    /// Throws ``LayoutError/miscounted(input:accounted:)`` where the totals are not the input's: a text was lost.
    public mutating func close() throws(LayoutError) {
        forEachUnprinted { _, outcome in totals[outcome] += 1 }
        let own = schedule.tally(in: months)
        inputCount = own.printed.count + own.withheldCount
        for lost in superseded { lost.forEachEntry(in: months) { _ in inputCount += 1 } }
        guard inputCount == totals.sum else { throw .miscounted(input: inputCount, accounted: totals.sum) }
    }

    /// Calls `body` for every entry that is kept off paper for a reason.
    public func forEachUnprinted(_ body: (InputEntry, EntryOutcome) throws -> Void) rethrows {
        if schedule.events.contains(where: \.isPrivate) {
            try schedule.forEachEntry(in: months) { entry in
                if entry.isWithheld { try body(entry, .withheld) }
            }
        }
        for lost in superseded { try lost.forEachEntry(in: months) { try body($0, .superseded) } }
    }
}
