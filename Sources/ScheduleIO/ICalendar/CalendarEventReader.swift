import CICal
import CalendarCore

/// Makes an event from the properties that libical parses. Anything unreadable is a warning.
struct CalendarEventReader {
    let component: CalendarComponent
    /// Its lines that libical parsed.
    private let lines: [ContentLine]
    private let parsed: ICalComponent
    private var properties: [(property: ICalProperty, line: Int)] = []
    /// For each property, the index of its value in the line.
    private var ordinals: [Int] = []

    /// Nil, with a warning, if libical cannot parse the component.
    init?(_ ical: cical_functions, _ component: CalendarComponent, _ log: inout FindingLog) {
        lines = component.lines.filter { CalendarComponent.parsedProperties.contains($0.name) }
        guard let parsed = ICalComponent(ical, component.kind.rawValue, properties: lines) else {
            log.warning(.syntax, at: component.position, "\(component.kind.rawValue) cannot be read; left out")
            return nil
        }
        (self.component, self.parsed) = (component, parsed)
        var counts: [Int: Int] = [:]
        for found in parsed.properties {
            properties.append(found)
            ordinals.append(counts[found.line, default: 0])
            counts[found.line, default: 0] += 1
        }
        for (index, line) in lines.enumerated() where counts[index] == nil && !line.value.isEmpty {
            log.warning(
                .syntax, at: line.valuePosition, "'\(line.value.abridged)' is not a valid \(line.name.abridged)")
        }
    }

    /// The event; nil, with a warning, if it has no start.
    func event(
        _ zones: inout CalendarZones, on dayLines: CalendarLines, _ log: inout FindingLog
    ) -> CalendarEvent? {
        guard component.lines.contains(where: { $0.name == "DTSTART" }) else {
            log.warning(.missingField, at: component.position, "event without a start (DTSTART); left out")
            return nil
        }
        guard let start = moment(of: ICAL_DTSTART_PROPERTY, &zones, &log) else { return nil }
        let summary = properties.first { $0.property.kind == ICAL_SUMMARY_PROPERTY }
        let position = summary.map { lines[$0.line].valuePosition } ?? component.position
        let categories = properties.filter { $0.property.kind == ICAL_CATEGORIES_PROPERTY }
        let text = summary.map { lines[$0.line].restoringSpaces(of: $0.property.text ?? "") } ?? ""
        let title = dayLines.title(text, categories.compactMap(\.property.text), position, &log)
        var event = CalendarEvent(start: start, title: title, position: position)
        readNames(&event)
        readLength(&event, &zones, &log)
        readRecurrence(&event, &zones, &log)
        if component.lines.contains(where: { $0.name == "RECURRENCE-ID" }) {
            guard let id = moment(of: ICAL_RECURRENCEID_PROPERTY, &zones, &log) else { return nil }
            event.recurrenceID = id
            event.isThisAndFuture = properties.contains {
                $0.property.kind == ICAL_RECURRENCEID_PROPERTY && $0.property.isThisAndFuture
            }
        }
        return event
    }

    private func readNames(_ event: inout CalendarEvent) {
        event.uid = component.value(of: "UID")
        event.sequence = component.value(of: "SEQUENCE").flatMap { Int($0) } ?? -1
        event.isCancelled = component.value(of: "STATUS")?.uppercased() == "CANCELLED"
        // Unknown classes count as private (RFC 5545, 3.8.1.3).
        event.isPrivate = (component.value(of: "CLASS") ?? "PUBLIC").uppercased() != "PUBLIC"
        let stamp = component.value(of: "LAST-MODIFIED") ?? component.value(of: "DTSTAMP")
        event.modified = stamp.flatMap { WrittenTime($0) }.map { Instant(milliseconds: $0.wall * 1000) }
    }

    /// The text of the first property of a kind.
    func text(_ kind: icalproperty_kind) -> String? {
        properties.first { $0.property.kind == kind }?.property.text
    }

    private func readLength(_ event: inout CalendarEvent, _ zones: inout CalendarZones, _ log: inout FindingLog) {
        let end = moment(of: ICAL_DTEND_PROPERTY, &zones, &log)
        let duration = properties.first { $0.property.kind == ICAL_DURATION_PROPERTY }
        guard end != nil || duration?.property.duration != nil else { return }
        let seconds = end.map { $0.wall(on: event.start.clock) - event.start.wall } ?? duration!.property.duration!
        event.length = abs(seconds)
        guard seconds < 0 else { return }
        let line = component.lines.first { $0.name == "DTEND" || $0.name == "DURATION" }
        log.warning(
            .endBeforeStart, at: line?.valuePosition ?? component.position, hint: "start and end are swapped",
            "the event ends before it begins")
        event.start.wall += seconds
    }

    private func readRecurrence(_ event: inout CalendarEvent, _ zones: inout CalendarZones, _ log: inout FindingLog) {
        event.rules = rules("RRULE", startIsDate: event.start.isDate, &log)
        event.excludedRules = rules("EXRULE", startIsDate: event.start.isDate, &log)
        for (index, found) in properties.enumerated() {
            switch found.property.kind {
            case ICAL_EXDATE_PROPERTY:
                if let date = moment(at: index, &zones, &log) { event.excludedDates.append(date) }
            case ICAL_RDATE_PROPERTY:
                if let start = moment(at: index, &zones, &log) {
                    event.addedDates.append(AddedDate(start: start, length: found.property.periodLength))
                }
            default: break
            }
        }
    }
}

extension CalendarEventReader {
    /// The time of the first property of a kind; nil if there is none, or, with a warning, if it is not a time.
    func moment(
        of kind: icalproperty_kind, _ zones: inout CalendarZones, _ log: inout FindingLog
    ) -> CalendarMoment? {
        properties.firstIndex { $0.property.kind == kind }.flatMap { moment(at: $0, &zones, &log) }
    }

    /// libical takes 31 June for 1 July, so its result is compared with the text.
    private func moment(at index: Int, _ zones: inout CalendarZones, _ log: inout FindingLog) -> CalendarMoment? {
        let (property, lineIndex) = properties[index]
        let line = lines[lineIndex]
        let values = line.values
        let text = values.indices.contains(ordinals[index]) ? values[ordinals[index]] : line.value
        guard let time = property.time, let written = WrittenTime(text), written.wall == time.wall else {
            log.warning(
                .invalidDateTime, at: line.valuePosition, hint: "left out",
                "'\(text.abridged)' is not a valid date or time")
            return nil
        }
        if written.isUTC { return CalendarMoment(wall: written.wall, isDate: false, clock: .utc) }
        guard !written.isDate, let name = property.timeZone else {
            return CalendarMoment(wall: written.wall, isDate: written.isDate, clock: .floating)
        }
        let zone = zones.zone(named: name, at: line.position, &log)
        return CalendarMoment(wall: written.wall, isDate: false, clock: zone.clock)
    }
}

extension ICalProperty {
    /// In seconds on the wall clock; nil if it is not a period.
    fileprivate var periodLength: Int? {
        guard let period else { return nil }
        if let start = period.start.wall, period.end.year > 0, let end = period.end.wall { return max(0, end - start) }
        return max(0, Int(ical.icaldurationtype_as_int(period.duration)))
    }
}
