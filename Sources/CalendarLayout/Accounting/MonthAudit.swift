import CalendarCore

/// Holds the pages of some months against the schedule's own records: every entry that is not withheld stands on
/// them exactly once.
struct MonthAudit {
    private let schedule: Schedule
    private let months: MonthRange

    init(_ schedule: Schedule, _ months: MonthRange) {
        (self.schedule, self.months) = (schedule, months)
    }

    /// Throws ``LayoutError/unplaced(_:)`` with the entries that are on no page, and ``LayoutError/unexplained(_:)``
    /// with those that are there without a reason.
    func check(_ pages: [LaidOutPage]) throws(LayoutError) {
        guard tally(of: pages) != schedule.tally(in: months).printed else { return }
        let (missing, surplus) = difference(pages.flatMap(\.placements))
        guard missing.isEmpty else { throw .unplaced(missing) }
        guard surplus.isEmpty else { throw .unexplained(surplus) }
    }

    private func tally(of pages: [LaidOutPage]) -> EntryTally {
        var tally = EntryTally()
        for page in pages {
            for index in page.placements.indices { page.placements[index].add(to: &tally) }
        }
        return tally
    }

    /// The entries that are only in the schedule, and those that are only on paper, each in its order.
    private func difference(_ placements: [Placement]) -> (missing: [UnplacedEntry], surplus: [UnplacedEntry]) {
        var open: [UnplacedEntry: Int] = [:]
        for placement in placements { open[UnplacedEntry(placement), default: 0] += 1 }
        var missing: [UnplacedEntry] = []
        schedule.forEachEntry(in: months) { entry in
            guard !entry.isWithheld else { return }
            let entry = UnplacedEntry(entry)
            if !open.take(entry) { missing.append(entry) }
        }
        return (missing, placements.map(UnplacedEntry.init).filter { open.take($0) })
    }
}

extension [UnplacedEntry: Int] {
    /// Takes one of an entry away; false where there is none left.
    fileprivate mutating func take(_ entry: UnplacedEntry) -> Bool {
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
