import CalendarCore

extension CalendarEventReader {
    /// Warns about any part of an event outside the years that a schedule can hold. A series may begin before them, as
    /// birthdays do.
    func warnOfYears(of event: CalendarEvent, _ log: inout FindingLog) {
        let last = event.start.wall + max(0, (event.length ?? 0) - 1)
        let days = event.start.day...max(event.start.day, last.flooredQuotient(by: 86_400))
        let (first, end) = (ScheduleYears.first.epochDay.rawValue, ScheduleYears.last.epochDay.rawValue)
        if days.lowerBound > end || days.upperBound < first && !event.isRecurring {
            log.outsideYears("the event is", "left out", at: component.line(of: .dtstart))
        } else if days.lowerBound < first, !event.isRecurring {
            log.outsideYears("the event begins", "it is cut", at: component.line(of: .dtstart))
        }
        if days.lowerBound <= end, days.upperBound > end {
            log.outsideYears(
                "the event ends", "it is cut", at: component.line(of: .dtend) ?? component.line(of: .duration))
        }
    }
}

extension FindingLog {
    /// Warns about a line's date.
    mutating func outsideYears(_ what: String, _ consequence: String, at line: ContentLine?) {
        guard let line else { return }
        let years = ScheduleYears.range
        warning(
            .invalidDate, at: line.valuePosition, hint: consequence,
            "\(what) outside the years \(years.lowerBound) to \(years.upperBound)")
    }
}
