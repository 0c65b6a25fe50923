import CalendarCore

// A task (RFC 5545, 3.6.2).
extension CalendarEventReader {
    /// True if it says when it is due: at DUE, or after a DURATION.
    var isDue: Bool { component.has(.due) || component.has(.duration) }

    /// Its state; nil for an event.
    var task: TaskState? {
        guard component.kind == .task else { return nil }
        let isDone = component.lines.contains { line in
            switch line.property {
            case .status: line.isValue("COMPLETED")
            case .completed: !line.trimmedValue.isEmpty
            case .percentComplete: line.isValue("100")
            default: false
            }
        }
        return isDone ? .done : .open
    }

    /// Returns the time at which a task is due; for one of a series, the time at which it begins, and how long after it
    /// the task is due.
    func timesOfTask(_ zones: inout CalendarZones, _ log: inout FindingLog) -> Times? {
        let start = component.has(.dtstart) ? moment(of: .dtstart, &zones, &log) : nil
        let end = moment(of: .due, &zones, &log)
        guard let due = end ?? start.flatMap({ start in duration(&log).map(start.adding) }) else { return nil }
        guard isOfSeries, let start = start?.inForm(of: due) else { return (due, nil) }
        let length = due.wall(on: start.clock) - start.wall
        guard length < 0 else { return (start, length) }
        log.warning(
            .endBeforeStart, at: component.line(of: .due)?.valuePosition ?? component.position,
            hint: "DTSTART does not count", "the task is due before it begins")
        return (due, nil)
    }

    private var isOfSeries: Bool {
        component.lines.contains { [.rrule, .rdate, .recurrenceID].contains($0.property) }
    }
}

extension CalendarMoment {
    /// A date if the other is one, else a time of this day: the other's if this is a date.
    fileprivate func inForm(of other: CalendarMoment) -> CalendarMoment {
        guard isDate != other.isDate else { return self }
        let second = isDate ? WallTime(seconds: other.wall).secondOfDay : 0
        return CalendarMoment(
            wall: day * WallTime.secondsPerDay + second, isDate: other.isDate, clock: other.clock)
    }
}
