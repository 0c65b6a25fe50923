/// Values for moments of a series, as named by RECURRENCE-ID and EXDATE.
///
/// Times in two zones match if they are the same instant; a floating time is on the wall clock of the series. A date
/// matches any time of that day. A series of dates has no other (``EventSeries/useDates(of:_:)``).
struct MomentTable<Value> {
    private var instants: [Int: Value] = [:]
    private var walls: [Int: Value] = [:]
    private var days: [Int: Value] = [:]

    private var isEmpty: Bool { days.isEmpty && instants.isEmpty && walls.isEmpty }

    /// Sets the value for a moment, replacing an earlier one.
    mutating func insert(_ value: Value, at moment: CalendarMoment) {
        if moment.isDate {
            days[moment.day] = value
        } else if moment.clock.isFloating {
            walls[moment.wall] = value
        } else {
            instants[moment.instant] = value
        }
    }

    /// The value for an occurrence of the series.
    subscript(moment: CalendarMoment) -> Value? {
        guard !isEmpty else { return nil }
        if moment.isDate { return days[moment.day] }
        return instants[moment.instant] ?? walls[moment.wall] ?? days[moment.day]
    }
}
