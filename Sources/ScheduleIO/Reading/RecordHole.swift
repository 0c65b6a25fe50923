import CalendarCore

/// Days on which a schedule has nothing, where it has something on most days before and after.
public struct RecordHole: Hashable, Sendable {
    /// The days that are empty.
    public let days: ClosedRange<CivilDate>

    /// The number of days.
    public var count: Int { days.upperBound.epochDay.rawValue - days.lowerBound.epochDay.rawValue + 1 }

    /// A clinic may be closed for two weeks.
    private static let shortest = 15
    /// The days on each side that are looked at, and how many of them must have something: those of a week without its
    /// weekend, and some holidays.
    private static let (side, fullSide) = (28, 18)

    /// The holes of a schedule, in order.
    public static func holes(in schedule: Schedule) -> [RecordHole] {
        let spans = spans(of: schedule)
        var covered = Set<Int>()
        for span in spans { covered.formUnion(span) }
        func isFull(_ days: some Sequence<Int>) -> Bool { days.count(where: covered.contains) >= fullSide }
        return zip(spans, spans.dropFirst()).compactMap { before, after in
            let (first, last) = (before.upperBound + 1, after.lowerBound - 1)
            guard last - first + 1 >= shortest, isFull(first - side..<first), isFull(last + 1...last + side),
                let first = CivilDate(EpochDay(first)), let last = CivilDate(EpochDay(last))
            else { return nil }
            return RecordHole(days: first...last)
        }
    }

    /// The days that have something, in order and apart. A schedule has at most a million records, of one to some days.
    private static func spans(of schedule: Schedule) -> [ClosedRange<Int>] {
        let days = schedule.days.map { $0.date...$0.date } + schedule.events.map { $0.firstDay...$0.lastDay }
        let sorted = days.map { $0.lowerBound.epochDay.rawValue...$0.upperBound.epochDay.rawValue }
            .sorted { $0.lowerBound < $1.lowerBound }
        return sorted.reduce(into: []) { spans, span in
            guard let last = spans.last, span.lowerBound <= last.upperBound + 1 else { return spans.append(span) }
            spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
        }
    }
}
