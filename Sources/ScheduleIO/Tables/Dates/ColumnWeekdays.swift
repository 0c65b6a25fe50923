import CalendarCore

/// The weekdays beside the dates of a column, in the same cells or in a separate column.
struct ColumnWeekdays {
    /// The weekday of each value; empty if no value has one.
    private let weekdays: [Weekday?]

    init(_ cells: [DateCell?], _ beside: [Weekday?]) {
        let hasWritten = cells.contains { $0?.weekday != nil }
        guard hasWritten else {
            weekdays = beside.contains { $0 != nil } ? beside : []
            return
        }
        let written = WeekdayName.weekdays(cells.map { $0?.weekday })
        weekdays = written.indices.map { written[$0] ?? (beside.indices.contains($0) ? beside[$0] : nil) }
    }

    func contradicts(_ date: CivilDate, at index: Int) -> Bool {
        guard weekdays.indices.contains(index), let weekday = weekdays[index] else { return false }
        return weekday != date.weekday
    }

    /// Returns true if all of these dates that have a weekday beside them agree with it, and at least one has.
    func agree(with dates: [CivilDate?]) -> Bool {
        var count = 0
        for (weekday, date) in zip(weekdays, dates) {
            guard let weekday, let date else { continue }
            guard weekday == date.weekday else { return false }
            count += 1
        }
        return count > 0
    }
}
