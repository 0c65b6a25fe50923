import CalendarCore

/// What became of every entry of some days, in numbers: add the pages as they come, then close it.
public struct Account: Sendable {
    /// How many entries came to each outcome so far.
    public private(set) var totals = OutcomeTotals()
    /// How many entries the input has on these days, counted for itself; known when the account is closed.
    public private(set) var inputCount = 0
    private let schedule: Schedule
    private let superseded: [Superseded]
    private let span: DaySpan
    private let kinds: Set<Entry.Kind>
    private let format: EntryFormat

    /// - Parameters:
    ///   - superseded: what lost when the schedule was merged.
    ///   - span: all days that were asked for, also those that get no page.
    ///   - kinds: those of the entries that the pages must show (``PageKind/coverage``); others count as excluded.
    ///   - format: how the pages write the entries.
    public init(
        _ schedule: Schedule, superseded: [Superseded], span: DaySpan, kinds: Set<Entry.Kind>, format: EntryFormat
    ) {
        (self.schedule, self.superseded, self.span) = (schedule, superseded, span)
        (self.kinds, self.format) = (kinds, format)
    }

    /// Adds what stands on a page.
    public mutating func add(_ placements: [Placement]) { totals += OutcomeTotals(placements) }

    /// Counts what is on no page, after the last one.
    ///
    /// Throws ``AccountingError/miscounted(input:accounted:)`` if the totals are not the input's: a text was lost.
    public mutating func close() throws(AccountingError) {
        forEachUnprinted { _, outcome in totals[outcome] += 1 }
        schedule.forEachEntry(in: span) { _ in inputCount += 1 }
        for lost in superseded { lost.forEachEntry(in: span) { _ in inputCount += 1 } }
        guard inputCount == totals.sum else { throw .miscounted(input: inputCount, accounted: totals.sum) }
    }

    /// Calls `body` for every entry that is kept off paper for a reason.
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
