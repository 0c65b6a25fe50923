import CalendarCore

extension CalendarEventReader {
    /// When an event begins, or a task of a series; and its length in seconds on that clock, nil for none.
    typealias Times = (start: CalendarMoment, length: Int?)

    /// Returns the times of an event or a task; nil, with a warning unless a task says no time at all, if there are
    /// none.
    func times(_ zones: inout CalendarZones, _ log: inout FindingLog) -> Times? {
        if component.cancels, !component.has(.dtstart) {
            // A cancellation need not say when its event was.
            return (CalendarMoment(wall: 0, isDate: false, clock: .floating), nil)
        }
        if component.kind == .task { return timesOfTask(&zones, &log) }
        guard let start = start(&zones, &log) else { return nil }
        let end = moment(of: .dtend, &zones, &log).map { $0.wall(on: start.clock) - start.wall }
        let length = end ?? duration(&log)
        guard let seconds = length, seconds < 0 else {
            return start.isMidnight && !start.isDate ? wholeDays(start, length, &log) : (start, length)
        }
        let isOneDay = start.isDate && seconds == -WallTime.secondsPerDay
        let line = component.line(of: .dtend) ?? component.line(of: .duration)
        log.warning(
            .endBeforeStart, at: line?.valuePosition ?? component.position,
            hint: isOneDay ? "it is one day" : "start and end are swapped", "the event ends before it begins")
        return isOneDay ? (start, nil) : (start.adding(seconds), -seconds)
    }

    /// Returns days in the place of times from midnight to midnight, if a property of Outlook says so.
    private func wholeDays(_ start: CalendarMoment, _ length: Int?, _ log: inout FindingLog) -> Times {
        guard (length ?? 0) % WallTime.secondsPerDay == 0, let line = component.line(of: .allDay),
            line.isValue("TRUE")
        else { return (start, length) }
        log.warning(
            .unusualForm, at: line.position, hint: "its days count", "an event of whole days has times of midnight")
        return (CalendarMoment(wall: start.wall, isDate: true, clock: .floating), length)
    }

    /// Returns the duration in seconds.
    func duration(_ log: inout FindingLog) -> Int? {
        for line in component.lines(of: .duration) {
            if let duration = WrittenDuration(line.trimmedValue) { return duration.seconds }
            log.invalidValue(line.trimmedValue, of: line)
        }
        return nil
    }

    /// Returns the first valid time of a property; nil if there is none. Each line before it is a warning.
    func moment(
        of property: CalendarProperty, _ zones: inout CalendarZones, _ log: inout FindingLog
    ) -> CalendarMoment? {
        for index in component.lines.indices where component.lines[index].property == property {
            let line = component.lines[index]
            if let moment = moment(line.trimmedValue, of: line, &zones, &log) { return moment }
        }
        return nil
    }

    /// Returns the dates and periods that a line lists. Any other value is a warning.
    func dates(of line: ContentLine, _ zones: inout CalendarZones, _ log: inout FindingLog) -> [AddedDate] {
        let values = line.values
        if values.isEmpty { log.invalidValue([], of: line) }
        return values.compactMap { value in
            guard let slash = value.firstIndex(of: 0x2F) else {
                return moment(value, of: line, &zones, &log).map { AddedDate(start: $0, length: nil) }
            }
            guard let length = WrittenPeriod(value, slash: slash)?.length else {
                log.invalidValue(value, of: line)
                return nil
            }
            return moment(value[..<slash], of: line, &zones, &log).map { AddedDate(start: $0, length: length) }
        }
    }

    private func moment(
        _ value: ArraySlice<UInt8>, of line: ContentLine, _ zones: inout CalendarZones, _ log: inout FindingLog
    ) -> CalendarMoment? {
        let usual = WrittenTime(value).flatMap { line.contradicts(isDate: $0.isDate) ? nil : $0 }
        guard let written = usual ?? unusualTime(value, of: line, &log) else { return nil }
        if written.isUTC { return CalendarMoment(wall: written.wall, isDate: false, clock: .utc) }
        guard !written.isDate, let name = line.parameter("TZID") else {
            return CalendarMoment(wall: written.wall, isDate: written.isDate, clock: .floating)
        }
        let zone = zones.zone(named: name, at: line.position, &log)
        return CalendarMoment(wall: written.wall, isDate: false, clock: zone.clock)
    }

    /// Returns a time of another form or kind than RFC 5545 allows there; nil if it is none. Both are a warning.
    private func unusualTime(
        _ value: ArraySlice<UInt8>, of line: ContentLine, _ log: inout FindingLog
    ) -> WrittenTime? {
        guard let written = WrittenTime(anyForm: value) else {
            log.invalidValue(value, of: line)
            return nil
        }
        guard !line.contradicts(isDate: written.isDate) else { return written.asStated(in: line, &log) }
        log.unusualForm(value, meant: written.iCalendar, at: line.valuePosition)
        return written
    }
}

/// A period: its start, and its end or its duration (RFC 5545, 3.3.9).
private struct WrittenPeriod {
    /// In seconds on the wall clock, at least 0.
    let length: Int

    /// Returns nil if the form is different.
    init?(_ text: ArraySlice<UInt8>, slash: Int) {
        let end = text[(slash + 1)...]
        if let duration = WrittenDuration(end) {
            length = max(0, duration.seconds)
        } else {
            guard let start = WrittenTime(anyForm: text[..<slash]), let end = WrittenTime(anyForm: end) else {
                return nil
            }
            length = max(0, end.wall - start.wall)
        }
    }
}

extension FindingLog {
    /// Warns about a value in another form than that of RFC 5545.
    mutating func unusualForm(_ value: ArraySlice<UInt8>, meant: String, at position: TextPosition) {
        let text = String(decoding: value, as: UTF8.self).abridged
        warning(.unusualForm, at: position, "'\(text)' is read as \(meant)")
    }

    /// Warns about a value that its property cannot have. Eight digits or more were meant as a date.
    mutating func invalidValue(_ value: ArraySlice<UInt8>, of line: ContentLine) {
        let text = String(decoding: value, as: UTF8.self).abridged
        if value.isEmpty {
            warning(.syntax, at: line.valuePosition, hint: "left out", "\(line.name) has no value")
        } else if line.property != .duration, value.count(where: { $0.isDigit }) >= 8 {
            warning(.invalidDateTime, at: line.valuePosition, hint: "left out", "'\(text)' is not a valid date or time")
        } else {
            warning(.syntax, at: line.valuePosition, "'\(text)' is not a valid \(line.name)")
        }
    }
}

extension ContentLine {
    /// Returns true if VALUE says DATE of a time, or DATE-TIME of a date.
    ///
    /// Most lines have no more than a TZID, or VALUE=DATE; its first and last letter, or its length, tell.
    fileprivate func contradicts(isDate: Bool) -> Bool {
        let length = valueIndex - nameEnd - 2
        guard length > 0, isDate ? length != "VALUE=DATE".utf8.count : mayStateDate else { return false }
        return parameter("VALUE")?.uppercased() == (isDate ? "DATE-TIME" : "DATE")
    }

    private var mayStateDate: Bool {
        let (first, last) = (bytes[nameEnd + 1], bytes[valueIndex - 2])
        return first & ~0x20 == UInt8(ascii: "V") || last & ~0x20 == UInt8(ascii: "E")
    }
}

extension WrittenTime {
    /// Returns what a value means whose line says another kind of value: midnight means its date.
    fileprivate func asStated(in line: ContentLine, _ log: inout FindingLog) -> WrittenTime {
        let isMidnight = !isDate && wall % WallTime.secondsPerDay == 0
        let meant = isMidnight ? WrittenTime(date: WallTime(seconds: wall)) : self
        log.warning(
            .unusualForm, at: line.valuePosition, hint: "read as \(meant.iCalendar)",
            "\(line.name) has VALUE=\(isDate ? "DATE-TIME" : "DATE"), and \(isDate ? "no time" : "a time")")
        return meant
    }
}
