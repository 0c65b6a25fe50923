/// Values for moments of a series, as named by RECURRENCE-ID and EXDATE.
///
/// Times in two zones match if they are the same instant; a floating time is on the wall clock of the series. A date
/// matches any time of that day. In a series of dates, a time matches the day as written.
struct MomentTable<Value> {
    private var instants: [Int: Value] = [:]
    private var walls: [Int: Value] = [:]
    private var days: [Int: Value] = [:]
    private var writtenDays: [Int: Value] = [:]

    var isEmpty: Bool { writtenDays.isEmpty }

    /// Sets the value for a moment, replacing an earlier one.
    mutating func insert(_ value: Value, at moment: CalendarMoment) {
        writtenDays[moment.day] = value
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
        if moment.isDate { return writtenDays[moment.day] }
        return instants[moment.instant] ?? walls[moment.wall] ?? days[moment.day]
    }
}
