import CalendarCore

/// Counts what became of every entry of some days: add the pages as they come, then close it.
public struct Account: Sendable {
    /// How many entries have each outcome so far.
    public private(set) var totals = OutcomeTotals()
    /// How many entries the input has on these days, counted independently; known once the account is closed.
    public private(set) var inputCount = 0
    private let schedule: Schedule
    private let superseded: [Superseded]
    private let span: DaySpan
    private let kinds: Set<Entry.Kind>
    private let format: EntryFormat

    /// An account of a schedule's entries, with no pages yet.
    ///
    /// - Parameters:
    ///   - schedule: the schedule whose entries must be accounted for.
    ///   - superseded: what lost when the schedule was merged.
    ///   - span: all days requested, even those that get no page.
    ///   - kinds: the kinds of entry that the pages must show (``PageKind/coverage``); others count as excluded.
    ///   - format: how the pages write the entries.
    public init(
        _ schedule: Schedule, superseded: [Superseded], span: DaySpan, kinds: Set<Entry.Kind>, format: EntryFormat
    ) {
        (self.schedule, self.superseded, self.span) = (schedule, superseded, span)
        (self.kinds, self.format) = (kinds, format)
    }

    /// How many of the entries say that a line has too few people; they count as input.
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
        if kinds.count < Entry.Kind.allCases.count || schedule.events.contains(where: \.isPrivate) {
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
        return kinds.contains(entry.kind) ? nil : .excluded
    }
}
