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
