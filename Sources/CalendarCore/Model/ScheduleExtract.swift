extension Event {
    /// The days that the event touches. An event that ends at midnight does not touch the day that begins then.
    public var coveredDays: ClosedRange<CivilDate> {
        switch span {
        case .allDay(let first, let last): return first...max(first, last)
        case .timed(let start, let end):
            guard let end, end.date > start.date else { return start.date...start.date }
            let last = end.minute > 0 ? end.date : CivilDate(end.date.epochDay + -1) ?? start.date
            return start.date...last
        }
    }
}

extension Schedule {
    /// The part of the schedule for these days: their records, the notes of their months, and the events that touch
    /// them, whole.
    public func extract(_ range: DaySpan) -> Schedule {
        let months = range.lowerBound.yearMonth...range.upperBound.yearMonth
        return with(
            days: days.filter { range.contains($0.date) }, notes: notes.filter { months.contains($0.month) },
            events: events.filter { $0.coveredDays.overlaps(range) })
    }
}
