import CalendarCore

extension CalendarEventReader {
    /// Reads the rules of a property. Each problem is a warning at its place.
    ///
    /// Some programs escape semicolons and commas as in a text (3.3.11).
    func rules(
        of property: CalendarProperty, startIsDate: Bool, _ log: inout FindingLog
    ) -> [Located<RecurrenceRule>] {
        let written = component.lines(of: property)
        if let first = written.first, component.has(.recurrenceID) {
            log.warning(
                .invalidRule, at: first.valuePosition, hint: "RFC 5545, 3.8.4.4",
                "the event changes one occurrence (RECURRENCE-ID), so it does not recur itself")
        }
        return written.compactMap { line in
            let parsed = RecurrenceRule.parse(line.text, startIsDate: startIsDate)
            for problem in parsed.problems { log.report(problem, at: line.valuePosition) }
            guard let rule = parsed.rule else { return nil }
            warn(of: rule, at: line.valuePosition, startIsDate, &log)
            return Located(value: rule, position: line.valuePosition)
        }
    }

    private func warn(
        of rule: RecurrenceRule, at position: TextPosition, _ startIsDate: Bool, _ log: inout FindingLog
    ) {
        if case .date = rule.until, !startIsDate {
            log.warning(
                .invalidRule, at: position, hint: "write UNTIL with a time",
                "UNTIL is a date but the event has times; the last occurrence is before that day")
        }
    }
}

extension Located<AddedDate> {
    /// Returns a date added to an event with times as the usual time on that day, with a warning.
    func atTime(of start: CalendarMoment, _ log: inout FindingLog) -> Self {
        guard value.start.isDate, !start.isDate else { return self }
        let wall = WallTime(day: value.start.day, second: WallTime(seconds: start.wall).secondOfDay)
        log.warning(
            .unusualForm, at: position, hint: "write RDATE with a time",
            "RDATE is a date, but the event has times; it starts at the usual time on that day")
        let time = CalendarMoment(wall: wall.seconds, isDate: false, clock: start.clock)
        return Located(value: AddedDate(start: time, length: value.length), position: position)
    }
}

extension FindingLog {
    fileprivate mutating func report(_ problem: RuleProblem, at position: TextPosition) {
        if problem.isError {
            error(problem.code, at: position, hint: problem.hint, problem.message)
        } else {
            warning(problem.code, at: position, hint: problem.hint, problem.message)
        }
    }
}

extension RuleProblem {
    /// The finding's code: a syntax error if the rule has no valid frequency, else an invalid rule.
    fileprivate var code: Finding.Code {
        if case .unusual = kind { return .unusualForm }
        let isFrequency = part == RulePart.frequency.rawValue && kind != .repeated && kind != .finerThanDays
        return isFrequency ? .syntax : .invalidRule
    }
}

extension CalendarEventReader {
    /// Warns about any part of an event outside the years that a schedule can hold. A series may begin before them, as
    /// birthdays do.
    func warnOfYears(of event: CalendarEvent, _ log: inout FindingLog) {
        let last = event.start.wall + max(0, (event.length ?? 0) - 1)
        let days = event.start.day...max(event.start.day, WallTime(seconds: last).day)
        var start: ContentLine? { component.line(of: .due) ?? component.line(of: .dtstart) }
        let (first, end) = (ScheduleYears.first.epochDay.rawValue, ScheduleYears.last.epochDay.rawValue)
        if days.lowerBound > end || days.upperBound < first && !event.isRecurring {
            log.outsideYears("the \(component.kind.noun) is", "left out", at: start)
        } else if days.lowerBound < first, !event.isRecurring {
            log.outsideYears("the event begins", "it is cut", at: start)
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
