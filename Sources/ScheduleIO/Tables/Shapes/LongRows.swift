import CalendarCore

/// The times of the shifts of a long table.
struct LongRows {
    let dates: DateColumn
    let starts: Moments?
    let ends: Moments?
    let endDates: Moments?
    /// True if dates have midnights in the place of times: both are the first and the last day of a row.
    private let areWholeDays: Bool

    init(dates: DateColumn, starts: Moments?, ends: Moments?, endDates: Moments?) {
        (self.dates, self.starts, self.ends, self.endDates) = (dates, starts, ends, endDates)
        let rows = dates.values.indices
        areWholeDays =
            (ends ?? endDates) != nil
            && rows.allSatisfy { index in
                (starts?.minute(index) ?? 0) == 0 && [0, 1439].contains(ends?.minute(index) ?? 0)
                    && (starts?.isDated ?? true) && (ends?.isDated ?? true)
            }
    }

    enum Moments {
        case dated(DateColumn)
        /// Minutes since midnight, up to 1440.
        case clock([Int?])

        func minute(_ index: Int) -> Int? {
            switch self {
            case .clock(let minutes): minutes[index]
            case .dated(let column): column.values[index].minute
            }
        }

        var isDated: Bool { if case .dated = self { true } else { false } }

        func date(_ index: Int) -> CivilDate? {
            if case .dated(let column) = self { column.values[index].date } else { nil }
        }
    }

    /// Returns a row's time on its day; the whole day without times. Returns nil if it ends before it begins.
    func span(_ index: Int, _ date: CivilDate) -> Event.Span? {
        let first = starts?.date(index) ?? date
        let last = endDates?.date(index) ?? ends?.date(index) ?? (dates.lasts.isEmpty ? nil : dates.lasts[index])
        guard !areWholeDays, let minute = starts?.minute(index), let start = first.moment(minute) else {
            return last.map { $0 < first ? nil : .allDay(first: first, last: $0) } ?? .allDay(first: first, last: first)
        }
        guard let endMinute = ends?.minute(index) else { return .timed(start: start, end: nil) }
        if let last {
            guard let end = last.moment(endMinute), end >= start else { return nil }
            return .timed(start: start, end: end)
        }
        // An end before the start is the next day's.
        let end = first.moment(endMinute + (endMinute < minute ? 1440 : 0))
        return .timed(start: start, end: end)
    }
}
