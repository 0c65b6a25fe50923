/// Values by the moments of a series that they are about: what RECURRENCE-ID and EXDATE name.
///
/// Times of two zones are one where they are one instant; a floating time is one of the series' own wall clock. A date
/// means every time of that day; of a series of dates, a time means the day that is written.
struct MomentTable<Value> {
    private var instants: [Int: Value] = [:]
    private var walls: [Int: Value] = [:]
    private var days: [Int: Value] = [:]
    private var writtenDays: [Int: Value] = [:]

    var isEmpty: Bool { writtenDays.isEmpty }

    /// Takes the value for a moment, in the place of an earlier one.
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
