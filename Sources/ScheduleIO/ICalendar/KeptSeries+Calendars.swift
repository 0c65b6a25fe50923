import CalendarCore

extension KeptSeries {
    /// A series of more days or occurrences than this is kept as its rules.
    static let mostOccurrences = 1000

    /// Reads its events on some days; nil for all of its own days.
    func read(on days: ClosedRange<CivilDate>?, lines known: [ScheduleLine], zone: String?) -> ReadResult {
        var options = ReadingOptions(
            days: days ?? self.days, lines: known.isEmpty ? nil : known, label: label, person: person)
        options.pageTimeZone = zone.flatMap { TimeZoneName($0) }
        let text = Array(lines.joined(separator: "\n").utf8)
        let result = text.withUnsafeBufferPointer { ICalendarReader.read($0, file: location.file, options: options) }
        // The other findings were reported when the file was imported.
        let findings = result.findings.filter { $0.severity == .error || $0.code == .tooMany }.map { finding in
            var finding = finding
            finding.location = location
            return finding
        }
        return ReadResult(result.schedule.map(placed), findings: findings)
    }

    private func placed(_ schedule: Schedule) -> Schedule {
        schedule.with(
            events: schedule.events.map { event in
                var event = event
                event.location = location
                return event
            })
    }
}

extension KeptSeries {
    /// - Parameters:
    ///   - identityZone: the record zone of the identities of its events.
    ///   - zone: the time zone of the calendar.
    init(
        _ series: EventSeries, identityZone: String, days: ClosedRange<CivilDate>, zone: String?,
        _ zones: inout CalendarZones, _ options: ReadingOptions, at location: SourceLocation
    ) {
        let events = series.events
        identity = events[0].uid.flatMap { RecordIdentity(named: $0, zone: identityZone) }
        modified = events.compactMap(\.modified).max()
        (isPrivate, self.days) = (series.isPrivate, days)
        (label, person, self.location) = (options.label, options.person, location)
        let clock = zone.map { ["BEGIN:VCALENDAR", "X-WR-TIMEZONE:\($0)", "END:VCALENDAR"] } ?? []
        lines = clock + KeptSeries.calendars(of: events.compactMap(\.component), &zones)
    }

    /// The lines of a calendar for each one of the file that has some of the components.
    private static func calendars(of components: [CalendarComponent], _ zones: inout CalendarZones) -> [String] {
        let numbers = Set(components.map(\.scope.number)).sorted()
        return numbers.flatMap { number in
            zones.calendar = number
            return calendar(of: components.filter { $0.scope.number == number }, zones)
        }
    }

    /// The lines of a calendar of some components, with the zones that they name.
    private static func calendar(of components: [CalendarComponent], _ zones: CalendarZones) -> [String] {
        let names = Set(components.flatMap(\.lines).compactMap { $0.parameter("TZID")?.unescaped }).sorted()
        let method = components.first?.scope.method.map { ["METHOD:\($0.value.rawValue)"] } ?? []
        let parts = names.compactMap(zones.definition(of:)) + components
        return ["BEGIN:VCALENDAR"] + method + parts.flatMap(\.written) + ["END:VCALENDAR"]
    }
}

extension EventSeries {
    /// True if it has no end, or could have more occurrences than a store keeps one by one.
    var isLong: Bool {
        guard let master, !master.isCancelled else { return false }
        return master.rules.contains { $0.value.isLong(from: master.start) }
    }

    /// The place of the first of its events in the file.
    var firstPosition: TextPosition { events.map(\.position).min { $0.line < $1.line } ?? position }

    /// The day on which it begins, counted from 1970-01-01.
    var firstDay: Int {
        let events = [master].compactMap(\.self) + others + changes
        return events.flatMap { [$0.start.day] + $0.addedDates.map(\.value.start.day) }.min() ?? 0
    }
}

extension RecurrenceRule {
    fileprivate func isLong(from start: CalendarMoment) -> Bool {
        if let count, count <= KeptSeries.mostOccurrences { return false }
        guard let last = lastStart(for: start), frequency.seconds == nil else { return true }
        return last.day - start.day > KeptSeries.mostOccurrences
    }
}

extension CalendarComponent {
    /// Its lines with BEGIN and END, which those of a time zone already have.
    fileprivate var written: [String] {
        let texts = lines.map { String(decoding: $0.bytes, as: UTF8.self).withMarkedControls }
        return kind == .timeZone ? texts : ["BEGIN:\(kind.rawValue)"] + texts + ["END:\(kind.rawValue)"]
    }
}

extension String {
    /// The text with `?` for each control character that is left in it, and a space for each tab.
    fileprivate var withMarkedControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.properties.generalCategory != .control ? $0 : $0 == "\t" ? " " : "?" }))
    }
}
