import CalendarCore

/// Reads calendars (RFC 5545), component by component.
///
/// A fault in a component is a warning with its line; the rest of the file counts. Recurring events are expanded over
/// the requested days.
struct ICalendarReader {
    private let bytes: [UInt8]
    private let options: ReadingOptions
    private let lines: CalendarLines
    private var log: FindingLog
    private var zones: CalendarZones
    private var series: CalendarSeries
    private var notes: [MonthlyNotes] = []
    private var tasks = TaskChecklist()
    private var privacy = PrivateComponents()
    /// The events that are cancelled.
    private var tombstones: [Tombstone] = []

    /// In the order of the file, without words of private components.
    private var findings: [Finding] { privacy.withholdingWords(log.sorted) }
    /// The tasks that are not due at any time: their number, and the first one's place.
    private var undated: (count: Int, position: TextPosition)?
    /// True if there is anything that a calendar prints, readable or not.
    private var hasContent = false
    private var unprinted = UnprintedKinds()
    private var messages = SchedulingMessages()
    private var scopes = CalendarScopes()
    private var kept: [KeptSeries] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions) {
        (self.bytes, self.options) = (Array(bytes), options)
        zones = CalendarZones(self.bytes)
        series = CalendarSeries(choice: options.choice)
        lines = CalendarLines(options.lines ?? ScheduleLine.defaults, label: options.label)
        log = FindingLog(file: file)
    }
}

extension ICalendarReader: ScheduleFormatReader {
    /// Returns true if the first nonblank line begins a calendar, or a component that a calendar has lost.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = head.trimmingStart.prefix(20)
        return (["VCALENDAR"] + CalendarComponent.Kind.allCases.map(\.rawValue)).contains { name in
            let line = Array("BEGIN:\(name)".utf8)
            let rest = start.dropFirst(line.count).first
            return start.prefix(line.count).isWord(line)
                && rest.map { $0 <= 0x20 } ?? true
        }
    }

    /// Returns true if a later line begins a calendar, as after the warnings of a server.
    static func recognizesBelowWords(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = UnsafeRawBufferPointer(head)
        while let end = rest.firstOffset(of: 0x0A) {
            rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
            if rest.prefix(15).isWord("BEGIN:VCALENDAR".utf8) { return true }
        }
        return false
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = ICalendarReader(bytes, file: file, options: options)
        let result = reader.read()
        guard let scopes = reader.scopes.again else { return result }
        // A method counts for the events above it, too.
        var again = ICalendarReader(bytes, file: file, options: options)
        again.scopes = scopes
        return again.read()
    }

    private mutating func read() -> ReadResult {
        var components = ComponentScanner(
            bytes, keepsDescriptions: !options.choice.texts.isEmpty || options.tasks == .checklist,
            scopes: scopes)
        while series.eventCount <= CalendarLimit.eventCount, let component = components.next(&log) {
            zones.calendar = component.scope.number
            switch component.kind {
            case .timeZone: zones.add(component)
            case _ where component.scope.method != nil && !readsMessage(component): break
            case .task where options.tasks == .checklist:
                hasContent = true
                tasks.add(component, &zones, &log)
            case .event, .task: readEvent(component)
            case .journal: readNotes(component)
            }
        }
        if !components.hasCalendar {
            log.error(.wrongFormat, at: TextPosition(line: 1, column: 1), "no calendar (BEGIN:VCALENDAR)")
        }
        if let position = components.firstOutside {
            log.warning(
                .syntax, at: position, hint: "it is read all the same", "no calendar (BEGIN:VCALENDAR) around it")
        }
        messages.warn(&log)
        (privacy, scopes) = (components.privacy, components.scopes)
        guard !log.hasErrors else { return ReadResult(nil, findings: findings) }
        for (name, other) in components.others.sorted(by: { $0.key < $1.key }) where name != "VTIMEZONE" {
            log.warning(
                .ignoredComponent, at: other.position, "\(name.abridged) is not printed (\(other.count) in this file)")
            unprinted.add(name.abridged, count: other.count, at: log.location(other.position))
        }
        if let undated {
            log.warning(
                .ignoredComponent, at: undated.position,
                "tasks without a due date (DUE) are not printed (\(undated.count) in this file)")
        }
        if !hasContent, let finding = unprinted.finding(options.isOneOfMany ? .warning : .error) {
            log.append([finding])
            if finding.severity == .error { return ReadResult(nil, findings: findings) }
        }
        var result = result(components.properties)
        if result.schedule != nil { result.unprinted = properties(notPrintedIn: components) }
        return result
    }

    /// A note for each kind of content of events that no page prints.
    private func properties(notPrintedIn components: ComponentScanner) -> [Finding] {
        CalendarProperty.allCases.compactMap { property in
            guard let name = property.unprintedName, let found = components.unprinted[property] else { return nil }
            return Finding(
                .note, .notPrinted, "\(name) are not printed (\(found.count) in this file)",
                at: log.location(found.position))
        }
    }

    /// Counts a component of a message (METHOD). Returns true if it is an event that the message cancels.
    private mutating func readsMessage(_ component: CalendarComponent) -> Bool {
        guard let method = component.scope.method, method.value != .add else { return true }
        messages.add(method)
        guard method.value == .cancel else {
            let name = "\(component.kind.rawValue) of METHOD:\(method.value.rawValue)"
            unprinted.add(name, at: log.location(method.position))
            return false
        }
        hasContent = true
        return component.kind == .event || component.kind == .task && options.tasks != .checklist
    }

    private mutating func readEvent(_ component: CalendarComponent) {
        let reader = CalendarEventReader(component: component)
        guard component.kind == .event || component.cancels || reader.isDue else {
            unprinted.add("VTODO without a due date", at: log.location(component.position))
            return undated = ((undated?.count ?? 0) + 1, undated?.position ?? component.position)
        }
        hasContent = true
        guard let event = reader.event(&zones, on: lines, &log) else { return }
        if options.keepsSeries { event.component = component }
        zones.count(event)
        series.add(event, component, &log)
    }

    private mutating func readNotes(_ component: CalendarComponent) {
        let reader = CalendarEventReader(component: component)
        guard reader.hasNotes else {
            unprinted.add("VJOURNAL", at: log.location(component.position))
            return log.warning(.ignoredComponent, at: component.position, "this journal entry is not printed")
        }
        hasContent = true
        if let record = reader.notes(&zones, &log) { notes.append(record) }
    }

    private mutating func result(_ properties: [CalendarProperty: ContentLine]) -> ReadResult {
        zones.calendar = 0
        let own = zones.own(properties, &log)
        let chosen = options.timeZone ?? options.pageTimeZone
        if chosen == nil, own == nil, let utc = zones.utc { log.warnOfUTC(at: utc.position) }
        let page = chosen.flatMap { TimeZoneRules(identifier: $0.identifier) }.map { ZoneClock.system($0) }
        let clock = page ?? own?.zone.clock ?? .utc
        let events = events(on: CalendarClocks(page: clock, own: own?.zone.clock ?? clock), own)
        let title = properties[.calendarName].flatMap {
            log.printable($0.text, at: TextPosition(line: 1, column: 1)).nonBlank
        }
        let checklists = checklists(id(properties), title, on: clock)
        guard !log.hasErrors else { return ReadResult(nil, findings: findings) }
        let merged = Schedule.merging(
            id: id(properties), title: title,
            timeZone: chosen?.identifier ?? zones.identifier(of: own), lines: lines.lines, notes: notes, events: events,
            peopleRecords: PeopleRecords(checklists: checklists))
        log.append(merged.superseded.compactMap { Finding(lostInOneSource: $0) })
        var result = ReadResult(
            merged.schedule, findings: findings, superseded: merged.superseded, tombstones: tombstones)
        (result.chosenBy, result.series) = (series.chosenBy, kept)
        result.clock = zones.use(own)
        result.clock.chosen = options.timeZone?.identifier
        return result
    }

    /// The tasks as a checklist with the calendar's title, else with the file's name.
    private mutating func checklists(_ id: String?, _ title: String?, on clock: ZoneClock) -> Checklists {
        let file = log.file.split(separator: "/").last.map(String.init) ?? log.file
        let name = String((title ?? file).unicodeScalars.prefix(ChecklistTemplate.nameLengths.upperBound))
        return tasks.checklists(id: id ?? name, name: name, of: options.person, on: clock, &log)
    }

    /// Returns the calendar's UID (RFC 7986, 5.3), else the property that other programs use for it.
    private func id(_ properties: [CalendarProperty: ContentLine]) -> String? {
        let id = (properties[.uid] ?? properties[.calendarID])?.text.nonBlank
        return id.flatMap { TextRule.name.allows($0) ? $0 : nil }
    }

    private mutating func events(on clocks: CalendarClocks, _ own: CalendarZones.OwnZone?) -> [Event] {
        let days = options.days ?? (options.keepsSeries ? ScheduleYears.days : series.writtenDays)
        let maker = OccurrenceEvents(
            clock: clocks.page, days: days, identityZone: identityZone, owner: options.person, file: log.file)
        var expansion = SeriesExpansion(maker, clocks)
        for item in series.chosen {
            item.cancel(&log)
            if options.keepsSeries, item.isLong {
                keep(item, own, &expansion)
            } else if expansion.add(item, &log) == 0, options.days == nil, !log.hasErrors {
                item.warnIfBeforeAllYears(&log)
            }
            guard !log.hasErrors else { return [] }
            for event in item.cancelledEvents { tombstones += maker.tombstones(event) }
        }
        return expansion.events
    }

    /// Keeps a series as its rules. What is wrong with it shows in its first month.
    private mutating func keep(
        _ item: EventSeries, _ own: CalendarZones.OwnZone?, _ expansion: inout SeriesExpansion
    ) {
        let first = max(CivilDate(EpochDay(item.firstDay)) ?? ScheduleYears.first, ScheduleYears.first)
        let days = first...max(first, series.writtenDays.upperBound)
        let month = CivilDate(first.epochDay + 31) ?? first
        expansion.check(item, on: first...min(month, days.upperBound), &log)
        kept.append(
            KeptSeries(
                item, identityZone: identityZone, days: days, zone: own?.zone.identifier, &zones, options,
                at: log.location(item.firstPosition)))
    }

    /// An event to which several people are invited has one UID in all of their calendars, and is each one's own.
    private var identityZone: String {
        options.person.map { "person:\(NameWords.key(of: $0))" } ?? lines.fixedKey
    }
}

extension FindingLog {
    fileprivate mutating func warnOfUTC(at position: TextPosition) {
        warning(
            .missingTimeZone, at: position, hint: "--time-zone names the zone of its readers",
            "the calendar has times in UTC and names no time zone; they are printed in UTC")
    }
}

extension EventSeries {
    /// Warns about a series that began before the years that a schedule can hold, and ended before them too.
    fileprivate func warnIfBeforeAllYears(_ log: inout FindingLog) {
        guard let master, master.isRecurring, !master.isCancelled,
            master.start.day < ScheduleYears.first.epochDay.rawValue
        else { return }
        log.warning(
            .invalidDate, at: position, hint: "left out",
            "no event of the series is in the years \(ScheduleYears.range.lowerBound) to \(ScheduleYears.range.upperBound)"
        )
    }
}
