import CalendarCore

/// Days of a month with their weekdays, some of which are also the names of months: "lun. 1", "mar. 2", "mer. 3".
struct WeekdayNumbers {
    private let numbers: [DayNumber]
    /// The same cells as dates; nil for weekdays that no month is called.
    private let dates: [DateCell?]

    /// Returns nil unless all cells are days of a month, most of them have a weekday, and one could be a month.
    init?(_ cells: [String]) {
        let cells = cells.filter { !$0.isEmpty }
        guard cells.contains(where: { DayNumber($0)?.weekday != nil }) else { return nil }
        let numbers = cells.compactMap { DayNumber($0) }
        guard numbers.count == cells.count, numbers.count(where: { $0.weekday != nil }) * 2 > cells.count else {
            return nil
        }
        (self.numbers, dates) = (numbers, cells.map { DateCell($0).flatMap { $0.hasMonth ? $0 : nil } })
    }

    /// Returns true if they are not dates: a word is a weekday only, the weekdays follow from the numbers, or they are
    /// those of the month.
    func areDays(of month: YearMonth?) -> Bool {
        guard dates.allSatisfy({ $0 != nil }) else { return true }
        if Set(numbers.map { $0.weekday?.lowercased() }).count > 1, fitEachOther { return true }
        guard let month, !dates.allSatisfy({ $0?.day.parts(.dmy)?.month == month.month }) else { return false }
        return zip(numbers, weekdays).allSatisfy { number, weekday in
            weekday == CivilDate(year: month.year, month: month.month, day: number.day)?.weekday
        }
    }

    private var weekdays: [Weekday?] { WeekdayName.weekdays(numbers.map { $0.weekday ?? "" }) }

    /// True if the days between two numbers are those between their weekdays, unless another month begins.
    var fitEachOther: Bool {
        let days = zip(numbers, weekdays)
        let steps = zip(days, days.dropFirst()).filter { $0.0.day < $1.0.day && $0.1 != nil && $1.1 != nil }
        return !steps.isEmpty
            && steps.allSatisfy { before, after in
                guard let first = before.1, let next = after.1 else { return true }
                return (next.rawValue - first.rawValue - (after.0.day - before.0.day)) % 7 == 0
            }
    }
}

extension DateCell {
    /// False for a number alone.
    fileprivate var hasMonth: Bool { if case .number = day { false } else { true } }
}
