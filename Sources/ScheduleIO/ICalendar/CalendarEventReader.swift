import CalendarCore

/// Makes an event from a component's lines. Anything unreadable is a warning.
struct CalendarEventReader {
    let component: CalendarComponent

    /// Returns the event or the task; nil, with a warning, if it has no start or is not due at any time.
    func event(
        _ zones: inout CalendarZones, on dayLines: CalendarLines, _ log: inout FindingLog
    ) -> CalendarEvent? {
        guard let (start, length) = times(&zones, &log) else { return nil }
        let summary = component.firstIndex(of: .summary) { $0.valueIndex < $0.bytes.endIndex }
            .map { component.lines[$0] }
        let position = summary?.valuePosition ?? component.position
        let categories = component.lines(of: .categories).flatMap(\.texts)
        let title = dayLines.title(summary?.text ?? "", categories, position, &log)
        let event = CalendarEvent(start: start, length: length, title: title, task: task, position: position)
        warnOfRepetitions(&log)
        readNames(event, &log)
        readPlace(event, &log)
        readOwner(event, &log)
        readCategory(categories, of: event, dayLines, &log)
        readRecurrence(event, &zones, &log)
        if let line = component.line(of: .recurrenceID) {
            guard let id = moment(of: .recurrenceID, &zones, &log) else { return nil }
            event.recurrenceID = Located(value: id, position: line.valuePosition)
            event.isThisAndFuture = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
        }
        warnOfYears(of: event, &log)
        return event
    }

    /// Returns the time of DTSTART; nil, with a warning, if there is none.
    func start(_ zones: inout CalendarZones, _ log: inout FindingLog) -> CalendarMoment? {
        guard component.has(.dtstart) else {
            log.warning(
                .missingField, at: component.position, "\(component.kind.noun) without a start (DTSTART); left out")
            return nil
        }
        return moment(of: .dtstart, &zones, &log)
    }

    /// Warns of a second start or text in one event: perhaps two events that have lost the lines between them.
    private func warnOfRepetitions(_ log: inout FindingLog) {
        for index in component.lines.indices {
            guard let property = component.lines[index].property, property.isSingle,
                let first = component.firstIndex(of: property), first < index
            else { continue }
            let line = component.lines[index]
            log.warning(
                .repeatedField, at: line.position, hint: "only that one counts",
                "\(line.name) stands in line \(component.lines[first].position.line) too")
        }
    }

    private func readNames(_ event: CalendarEvent, _ log: inout FindingLog) {
        (event.isCancelled, event.takesChanges) = (component.cancels, component.cancels)
        event.isAddition = component.isAddition
        for line in component.lines {
            switch line.property {
            case .uid: event.uid = event.uid ?? line.value.nonBlank
            case .sequence: event.sequence = Int(line.value) ?? event.sequence
            case .status:
                event.isCancelled = line.isCancelled(&log) || event.isCancelled
                event.isTentative = event.isTentative || line.isValue("TENTATIVE")
            case .day: event.closesDay = event.closesDay || (event.start.isDate && line.isValue("CLOSED"))
            case .url: event.url = event.url ?? (WebAddress.isValid(line.value) ? line.value : nil)
            case .classification:
                if event.isPrivate != true { event.isPrivate = line.isPrivateClass ?? event.isPrivate }
            default: break
            }
        }
        let stamp = component.line(of: .dtstamp)
        event.stamp = stamp?.trimmedValue
        let time = (component.line(of: .lastModified) ?? stamp).flatMap { WrittenTime(anyForm: $0.trimmedValue) }
        // The writer has to stamp records whose time is unknown, too.
        event.modified = time.flatMap { $0.wall == 0 ? nil : Instant(milliseconds: $0.wall * 1000) }
    }

    /// Reads the place. An address often has several lines; here they become one.
    private func readPlace(_ event: CalendarEvent, _ log: inout FindingLog) {
        guard let line = component.line(of: .location) else { return }
        var text = line.text
        if text.utf8.contains(UInt8(ascii: "\n")) { text = text.split(separator: "\n").joined(separator: ", ") }
        event.place = log.printable(text, at: line.valuePosition).nonBlank
    }

    private func readOwner(_ event: CalendarEvent, _ log: inout FindingLog) {
        guard let line = component.line(of: .owner) else { return }
        event.owner = log.printable(line.text, at: line.valuePosition).nonBlank
    }

    /// Reads the category. The name of a line gives the event's line, not its category.
    private func readCategory(
        _ names: [String], of event: CalendarEvent, _ dayLines: CalendarLines, _ log: inout FindingLog
    ) {
        guard let line = component.line(of: .categories) else { return }
        let name = names.first { !$0.isEmpty && !dayLines.hasLine(called: $0) }
        event.category = name.flatMap { log.printable($0, at: line.valuePosition).nonBlank }
    }

    private func readRecurrence(_ event: CalendarEvent, _ zones: inout CalendarZones, _ log: inout FindingLog) {
        event.rules = rules(of: .rrule, startIsDate: event.start.isDate, &log)
        event.excludedRules = rules(of: .exrule, startIsDate: event.start.isDate, &log)
        event.excludedDates = dates(of: .exdate, &zones, &log).map {
            Located(value: $0.value.start, position: $0.position)
        }
        event.addedDates = dates(of: .rdate, &zones, &log).map { $0.atTime(of: event.start, &log) }
    }
}

extension ContentLine {
    /// Returns true if the value is this word, in any case.
    func isValue(_ word: String) -> Bool { trimmedValue.isWord(word.utf8) }
}

extension CalendarEventReader {
    /// True for a journal entry called NOTES.
    var hasNotes: Bool {
        let names = component.lines(of: .categories).flatMap(\.texts)
        let words = names + [component.line(of: .summary)?.text].compactMap(\.self)
        return words.contains { $0.uppercased() == "NOTES" }
    }

    /// Reads the monthly notes in a journal entry: one for each line of its description, in the month of its start.
    /// Returns nil, with a warning, for an entry without a start or a text.
    func notes(_ zones: inout CalendarZones, _ log: inout FindingLog) -> MonthlyNotes? {
        guard let start = start(&zones, &log), let date = CivilDate(EpochDay(start.day)) else { return nil }
        guard ScheduleYears.range.contains(date.year) else {
            log.outsideYears("the notes are", "left out", at: component.line(of: .dtstart))
            return nil
        }
        let notes = noteLines(&log)
        guard !notes.isEmpty else {
            log.warning(.ignoredComponent, at: component.position, "notes without a text are not printed")
            return nil
        }
        return MonthlyNotes(
            month: date.yearMonth, lines: notes,
            identity: component.value(of: .uid).flatMap { RecordIdentity(named: $0) },
            location: log.location(component.position))
    }

    private func noteLines(_ log: inout FindingLog) -> [NoteLine] {
        guard let line = component.line(of: .description) else { return [] }
        let place = line.valuePosition
        var notes: [NoteLine] = []
        for (index, text) in line.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let clean = log.printable(String(text), at: place)
            if !clean.isEmpty { notes.append(NoteLine(number: index + 1, text: clean, location: log.location(place))) }
        }
        return notes
    }
}

extension ContentLine {
    /// True if a CLASS is private, as unknown classes are; nil for an empty one, which has no meaning (RFC 5545,
    /// 3.8.1.3), and for other lines.
    var isPrivateClass: Bool? {
        guard property == .classification else { return nil }
        if fault != nil { return true }
        return trimmedValue.isEmpty ? nil : !isValue("PUBLIC")
    }
}
