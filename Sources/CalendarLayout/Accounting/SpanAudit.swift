import CalendarCore

/// Compares the pages of some days with the schedule's own records: every entry that they must show, and that is not
/// withheld, must be on them exactly once.
struct SpanAudit {
    private let schedule: Schedule
    private let span: DaySpan
    private let kinds: Set<Entry.Kind>
    private let format: EntryFormat
    private let shows: (CivilDate) -> Bool

    /// `kinds` are the kinds of entry that the pages must show, on the days that they show.
    init(
        _ schedule: Schedule, _ span: DaySpan, kinds: Set<Entry.Kind>, _ format: EntryFormat,
        shows: @escaping (CivilDate) -> Bool = { _ in true }
    ) {
        (self.schedule, self.span, self.kinds, self.format) = (schedule, span, kinds, format)
        self.shows = shows
    }

    /// Checks the placements of all pages, page by page.
    ///
    /// Throws ``AccountingError/unplaced(_:)`` with the entries that are on no page, and
    /// ``AccountingError/unexplained(_:)`` with those that should not be there.
    func check(_ pages: [[Placement]]) throws(AccountingError) {
        guard tally(of: pages) != schedule.tally(in: span, of: kinds) else { return }
        let (missing, surplus) = difference(pages.flatMap(\.self))
        guard missing.isEmpty else { throw .unplaced(missing) }
        guard surplus.isEmpty else { throw .unexplained(surplus) }
    }

    private func tally(of pages: [[Placement]]) -> EntryTally {
        var tally = EntryTally()
        for placements in pages {
            for index in placements.indices { placements[index].add(to: &tally) }
        }
        return tally
    }

    /// The entries that are only in the schedule, and those that are only on paper, both in order.
    private func difference(_ placements: [Placement]) -> (missing: [AccountedEntry], surplus: [AccountedEntry]) {
        var open: [AccountedEntry: Int] = [:]
        for placement in placements { open[AccountedEntry(placement), default: 0] += 1 }
        var missing: [AccountedEntry] = []
        schedule.forEachEntry(in: span) { entry in
            guard !entry.isWithheld, kinds.contains(entry.kind), entry.date.map(shows) ?? true else { return }
            let entry = AccountedEntry(entry, format)
            if !open.take(entry) { missing.append(entry) }
        }
        return (missing, placements.map(AccountedEntry.init).filter { open.take($0) })
    }
}

extension [AccountedEntry: Int] {
    /// Takes away one occurrence of an entry; false if none is left.
    fileprivate mutating func take(_ entry: AccountedEntry) -> Bool {
        guard let count = self[entry], count > 0 else { return false }
        self[entry] = count - 1
        return true
    }
}

extension Placement {
    fileprivate func add(to tally: inout EntryTally) {
        let (line, column) = (source?.line ?? 0, source?.column ?? 0)
        switch subject {
        case .day(let date, _): tally.add(date, line: line, column: column)
        case .note(let month, let number): tally.add(month, number: number, line: line, column: column)
        }
    }
}

/// A disagreement between the pages and the schedule.
public enum AccountingError: Error, Hashable, Sendable {
    /// Entries of the schedule are on no page; never empty.
    case unplaced([AccountedEntry])
    /// Entries are on paper more often than in the schedule; never empty.
    case unexplained([AccountedEntry])
    /// The totals do not add up: the numbers of entries in the input, and of entries accounted for.
    case miscounted(input: Int, accounted: Int)
}
