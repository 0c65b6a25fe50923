import CalendarCore

/// A day, or all days of a week, a month or a year.
struct CalendarPeriod {
    let first: CivilDate
    let last: CivilDate
    private let isOfMonths: Bool

    private init(_ first: CivilDate, _ last: CivilDate, isOfMonths: Bool) {
        (self.first, self.last, self.isOfMonths) = (first, last, isOfMonths)
    }

    init(day: CivilDate) { self.init(day, day, isOfMonths: false) }

    /// Seven days. Returns nil outside the years 1 to 9999.
    init?(weekFrom day: EpochDay) {
        guard let first = CivilDate(day), let last = CivilDate(day + 6) else { return nil }
        self.init(first, last, isOfMonths: false)
    }

    init(month: YearMonth) { self.init(month.firstDay, month.lastDay, isOfMonths: true) }

    /// Returns nil outside the years 1 to 9999.
    init?(year: Int) {
        guard let first = YearMonth(year: year, month: 1), let last = first.adding(months: 11) else { return nil }
        self.init(first.firstDay, last.lastDay, isOfMonths: true)
    }

    /// Reads `2025`, `2025-01` or `2025-01-06`.
    init?(iso8601 text: String) {
        if let month = YearMonth(iso8601: text) {
            self.init(month: month)
        } else if let day = CivilDate(iso8601: text) {
            self.init(day: day)
        } else if let january = YearMonth(iso8601: text + "-01") {
            self.init(year: january.year)
        } else {
            return nil
        }
    }

    /// The last day of a number of months, which begin with this period's first day; nil after the year 9999.
    func last(ofMonths count: Int) -> CivilDate? {
        guard !isOfMonths else { return first.yearMonth.adding(months: count - 1)?.lastDay }
        return first.adding(months: count).flatMap { CivilDate($0.epochDay + -1) }
    }
}

extension CivilDate {
    /// The same day of another month, or that month's last; nil after the year 9999.
    func adding(months count: Int) -> CivilDate? {
        yearMonth.adding(months: count).flatMap {
            CivilDate(year: $0.year, month: $0.month, day: min(day, $0.dayCount))
        }
    }
}

extension DaySpan {
    /// From the first day of one option to the last day of another. Throws ``Failure`` 64 if they are in reverse.
    init(from: DateOption, to: DateOption, _ today: Today) throws(Failure) {
        let (first, last) = (try from.period(today).first, try to.period(today).last)
        guard first <= last else {
            throw Failure(.usage, "--to \(to.text) comes before --from \(from.text); did you mean the other way round?")
        }
        self = first...last
    }

    /// The days of both options; nil for all days. Throws ``Failure`` 64 for an end without a start, or in reverse.
    init?(checking from: DateOption?, _ to: DateOption?, _ today: Today = Today()) throws(Failure) {
        guard let from, !from.isAll else {
            guard to == nil else {
                throw Failure(.usage, "--to without --from, or with --from all; give the first day or month as well")
            }
            return nil
        }
        try self.init(from: from, to: to ?? from, today)
    }
}
