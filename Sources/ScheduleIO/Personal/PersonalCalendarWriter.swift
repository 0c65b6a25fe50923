import CalendarCore

/// Writes one person's calendar for a phone that subscribes to it (RFC 5545, 5546 and 7986).
///
/// Times are in UTC if the schedule has a time zone, else on the phone's own clock. `SEQUENCE` grows with the
/// date of change, because a record counts no versions.
struct PersonalCalendarWriter {
    private let calendar: PersonalCalendar
    private let rules: TimeZoneRules?
    private var lines = ContentLines()

    /// The interval at which a phone asks for a new version.
    private static let refreshInterval = "PT1H"

    init(_ calendar: PersonalCalendar) {
        self.calendar = calendar
        rules = calendar.schedule.timeZone.flatMap { TimeZoneRules(identifier: $0) }
    }

    consuming func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        writeHead()
        for entry in calendar.entries {
            write(entry)
            try lines.flush(to: sink)
        }
        lines.append("END:VCALENDAR")
        try lines.flush(to: sink, isEnd: true)
    }

    private mutating func writeHead() {
        lines.append("BEGIN:VCALENDAR")
        lines.append("VERSION:2.0")
        lines.append("PRODID:-//calprint//calprint//EN")
        lines.append("METHOD:PUBLISH")
        // Not the calendar's UID of RFC 7986: vdirsyncer takes it for the UID of each event.
        lines.append("X-WR-RELCALID:\(calendar.names.calendar)")
        lines.append("NAME", text: calendar.name)
        lines.append("X-WR-CALNAME", text: calendar.name)
        if let timeZone = calendar.schedule.timeZone { lines.append("X-WR-TIMEZONE:\(timeZone)") }
        lines.append("REFRESH-INTERVAL;VALUE=DURATION:\(PersonalCalendarWriter.refreshInterval)")
        lines.append("X-PUBLISHED-TTL:\(PersonalCalendarWriter.refreshInterval)")
    }

    private mutating func write(_ entry: PersonalEntry) {
        lines.append("BEGIN:VEVENT")
        lines.append("UID:\(entry.uid)")
        lines.append("DTSTAMP:\((entry.modified ?? Instant(milliseconds: 0)).iCalendar)")
        if let modified = entry.modified { lines.append("LAST-MODIFIED:\(modified.iCalendar)") }
        lines.append("SEQUENCE:\(entry.modified?.sequence ?? 0)")
        lines.append(entry.span) { [rules] in $0.iCalendar(in: rules) }
        lines.append("SUMMARY", text: entry.summary)
        if let content = entry.content { lines.append(content) }
        if entry.isPrivate { lines.append("CLASS:PRIVATE") }
        if entry.isFree { lines.append("TRANSP:TRANSPARENT") }
        lines.append("END:VEVENT")
    }

}

extension CivilDateTime {
    /// The instant if the zone's rules are known, else the time as it is.
    fileprivate func iCalendar(in rules: TimeZoneRules?) -> String {
        rules?.instant(of: self).iCalendar ?? iCalendar
    }
}

extension Instant {
    /// A number of a version that grows with the seconds since 2000, as far as a SEQUENCE can (RFC 5545, 3.3.8).
    fileprivate var sequence: Int { min(max(0, milliseconds / 1000 - 946_684_800), Int(Int32.max)) }
}
