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
        var placed = EntryTally()
        for page in pages {
            for placement in page.placements { placed.add(placement.subject, at: placement.source) }
        }
        guard placed != expected else { return }
        let (missing, surplus) = difference(pages.flatMap(\.placements))
        guard missing.isEmpty else { throw .unplaced(missing) }
        guard surplus.isEmpty else { throw .unexplained(surplus) }
    }

    private var expected: EntryTally {
        var tally = EntryTally()
        schedule.forEachEntry(in: months) { entry in
            if !entry.isWithheld { tally.add(Placement.Subject(entry), at: entry.location) }
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
            if let count = open[entry], count > 0 { open[entry] = count - 1 } else { missing.append(entry) }
        }
        return (missing, placements.map(UnplacedEntry.init).filter { open[$0, default: 0] > 0 })
    }
}
