import CalendarCore

/// Counts the outcome of every entry of some days: add the pages as they come, then close it.
public struct Account: Sendable {
    /// The numbers of entries with each outcome so far.
    public private(set) var totals = OutcomeTotals()
    /// The number of entries that the input has on these days, counted independently; known once the account is closed.
    public private(set) var inputCount = 0
    private let schedule: Schedule
    private let superseded: [Superseded]
    private let span: DaySpan
    private let kinds: Set<Entry.Kind>
    private let format: EntryFormat
    private let shows: @Sendable (CivilDate) -> Bool

    /// An account of a schedule's entries, with no pages yet.
    ///
    /// - Parameters:
    ///   - schedule: the schedule whose entries must be accounted for.
    ///   - superseded: the records that lost when the schedule was merged.
    ///   - span: all days requested, even those that get no page.
    ///   - kinds: the kinds of entry that the pages must show (``PageKind/coverage``); others count as excluded.
    ///   - format: writes the entries as the pages do.
    ///   - shows: returns true for the days that the pages show; entries of others count as excluded.
    public init(
        _ schedule: Schedule, superseded: [Superseded], span: DaySpan, kinds: Set<Entry.Kind>, format: EntryFormat,
        shows: @escaping @Sendable (CivilDate) -> Bool = { _ in true }
    ) {
        (self.schedule, self.superseded, self.span) = (schedule, superseded, span)
        (self.kinds, self.format, self.shows) = (kinds, format, shows)
    }

    /// The number of entries that say that a line has too few people; they count as input.
    public var gapCount: Int { schedule.gaps(in: span).count }

    /// Adds the entries of a page.
    public mutating func add(_ placements: [Placement]) { totals += OutcomeTotals(placements) }

    /// Counts the entries that are on no page. Call it after the last page.
    ///
    /// Throws ``AccountingError/miscounted(input:accounted:)`` if the totals are not the input's: a text was lost.
    public mutating func close() throws(AccountingError) {
        forEachUnprinted { _, outcome in totals[outcome] += 1 }
        schedule.forEachEntry(in: span) { _ in inputCount += 1 }
        for lost in superseded { lost.forEachEntry(in: span) { _ in inputCount += 1 } }
        guard inputCount == totals.sum else { throw .miscounted(input: inputCount, accounted: totals.sum) }
    }

    /// Calls `body` for every entry that is not printed, with the reason.
    public func forEachUnprinted(_ body: (AccountedEntry, EntryOutcome) throws -> Void) rethrows {
        if kinds.count < Entry.Kind.allCases.count || schedule.events.contains(where: \.isPrivate)
            || !span.days.allSatisfy(shows)
        {
            try schedule.forEachEntry(in: span) { entry in
                if let outcome = outcome(ofUnprinted: entry) { try body(AccountedEntry(entry, format), outcome) }
            }
        }
        for lost in superseded {
            try lost.forEachEntry(in: span) { try body(AccountedEntry($0, format), .superseded) }
        }
    }

    private func outcome(ofUnprinted entry: InputEntry) -> EntryOutcome? {
        if entry.isWithheld { return .withheld }
        return kinds.contains(entry.kind) && entry.date.map(shows) ?? true ? nil : .excluded
    }
}

/// The numbers of entries with each outcome.
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

/// The outcome of an entry of the input; the raw value is the word in reports.
public enum EntryOutcome: String, CaseIterable, Hashable, Sendable {
    /// The entry is on paper, as in ``Placement/Outcome``.
    case drawn, condensed, shrunk, shortened, continued
    /// It lost to another when records were merged.
    case superseded
    /// It is private.
    case withheld
    /// The kind of page does not show it, or not its day.
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
