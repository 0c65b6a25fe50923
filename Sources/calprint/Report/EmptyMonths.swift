import CalendarCore

/// The months that would be blank although there is a schedule: on the wall they look as if nobody worked.
struct EmptyMonths {
    private let spans: [DaySpan]
    private let extent: MonthRange?

    /// Those of `spans` without an entry; nil if there are none.
    ///
    /// - Parameter extent: from the first to the last record of all; nil if there is none.
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

    /// Beyond this many, they are only counted.
    private static let maximumNameCount = 6

    private var names: String {
        let rest = spans.count - EmptyMonths.maximumNameCount
        return spans.prefix(EmptyMonths.maximumNameCount).map(\.name).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}
