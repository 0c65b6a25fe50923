import CalendarCore

/// The months that would be blank although there is a schedule: they look as if there were no work.
struct EmptyMonths {
    private let spans: [DaySpan]
    private let extent: MonthRange?

    /// Finds the months of `spans` without an entry; returns nil if there are none.
    ///
    /// - Parameter extent: the time from the first to the last record; nil without records.
    init?(of schedule: Schedule, in spans: [DaySpan], extent: MonthRange?) {
        self.spans = spans.filter { !schedule.hasAnything(in: $0) }
        self.extent = extent
        if self.spans.isEmpty { return nil }
    }

    /// `no entry in 2026-05, 2026-06 (the schedule goes from 2025-01 to 2026-04)`.
    var message: String {
        let reach = extent.map { "the schedule goes from \($0.first) to \($0.last)" } ?? "the schedule is empty"
        return "no entry in \(names) (\(reach))"
    }

    /// The most months that are listed; the others are only counted.
    private static let maximumNameCount = 6

    private var names: String {
        let rest = spans.count - EmptyMonths.maximumNameCount
        return spans.prefix(EmptyMonths.maximumNameCount).map(\.name).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}
