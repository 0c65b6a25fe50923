extension Schedule {
    /// What of the schedule falls on some days: their records, the notes of their months, and the events that touch
    /// them, whole.
    public func extract(_ range: ClosedRange<CivilDate>) -> Schedule {
        let months = range.lowerBound.yearMonth...range.upperBound.yearMonth
        return Schedule(
            title: title, timeZone: timeZone, lines: lines,
            days: days.filter { range.contains($0.date) }, notes: notes.filter { months.contains($0.month) },
            events: events.filter { $0.coveredDays.overlaps(range) })
    }
}
