import CalendarCore

/// The hours of a page, from top to bottom, all equally high.
///
/// On a day when the clock is put back, an hour comes twice; on a day when it is put forward, one is missing. A page of
/// several days has every hour that one of them has.
struct HourAxis: Hashable {
    let rows: [Row]
    /// The hours of each day, in order.
    private let days: [[Int]]

    /// An hour, and the number of times it came before on the same day.
    struct Row: Hashable {
        let hour: Int
        let pass: Int
    }

    /// The hours of a range on days whose clocks show these hours.
    init(_ range: HourRange, days: [[Int]]) {
        self.days = days
        rows = (range.first..<range.end).flatMap { hour in
            let most = days.map { $0.count { $0 == hour } }.max() ?? 1
            return (0..<most).map { Row(hour: hour, pass: $0) }
        }
    }

    /// The length of the axis, in minutes of its rows.
    var length: Int { rows.count * 60 }

    /// Returns true if a day, counted from 0, has an hour.
    func has(_ row: Row, day: Int) -> Bool { days[day].count { $0 == row.hour } > row.pass }

    /// The start and end of an event on the axis, in minutes of the rows. The parts outside are cut off.
    ///
    /// If a day has a time twice, an event begins at the first, and one that began in an earlier hour ends at the
    /// second.
    func extent(from start: Int, to end: Int) -> (start: Int, end: Int) {
        let isWithinHour = start / 60 == end / 60
        let first = offset(start, isLast: false)
        return (first, max(first, offset(end, isLast: !isWithinHour)))
    }

    private func offset(_ minute: Int, isLast: Bool) -> Int {
        // The end of an hour belongs to its own row.
        let isEnd = isLast && minute % 60 == 0
        let hour = isEnd ? minute / 60 - 1 : minute / 60
        let index = isLast ? rows.lastIndex { $0.hour == hour } : rows.firstIndex { $0.hour == hour }
        guard let index else { return rows.count { $0.hour < hour } * 60 }
        return index * 60 + (isEnd ? 60 : minute % 60)
    }
}

extension HourRange {
    /// Whole hours around some times of day, in minutes: at least eight; from 9 to 17 if there are none.
    init(around times: [ClosedRange<Int>]) {
        let (first, last) = (times.map(\.lowerBound).min() ?? 9 * 60, times.map(\.upperBound).max() ?? 9 * 60)
        let end = min(24, max((last + 59) / 60, first / 60 + HourRange.least))
        self.init(unchecked: max(0, min(first / 60, end - HourRange.least)), end: end)
    }

    private static let least = 8
}
