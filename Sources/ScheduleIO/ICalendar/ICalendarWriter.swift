import CalendarCore

/// Writes a calendar (RFC 5545): the events and tasks, and each text of a day as an all-day event `LABEL: text`.
///
/// Times are local, as in the schedule; `X-WR-TIMEZONE` names their zone. UIDs come from the records' names and stamps
/// from their dates of change, never from the clock.
struct ICalendarWriter {
    private let schedule: Schedule
    private var lines = ContentLines()

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    consuming func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        lines.append("BEGIN:VCALENDAR")
        lines.append("VERSION:2.0")
        lines.append("PRODID:-//calprint//calprint//EN")
        if let id = schedule.id { lines.append(CalendarProperty.calendarID.rawValue, text: id) }
        if let title = schedule.title { lines.append("X-WR-CALNAME", text: title) }
        if let timeZone = schedule.timeZone { lines.append("X-WR-TIMEZONE:\(timeZone)") }
        for day in schedule.days {
            for line in schedule.lines { if let text = day.text(ofLine: line.key) { write(text.text, line, of: day) } }
            try lines.flush(to: sink)
        }
        for event in schedule.events {
            write(event)
            try lines.flush(to: sink)
        }
        lines.append("END:VCALENDAR")
        try lines.flush(to: sink, isEnd: true)
    }

    private mutating func write(_ text: String, _ line: ScheduleLine, of day: DayRecord) {
        let name = day.identity.map(\.uid) ?? day.date.description
        begin(.event, "\(name)/\(line.key)", day.modified)
        lines.append("DTSTART;VALUE=DATE:\(day.date.iCalendar)")
        lines.append("DTEND;VALUE=DATE:\(day.date.next.iCalendar)")
        lines.append("SUMMARY", text: "\(line.label): \(text)")
        lines.append("END:VEVENT")
    }

    private mutating func write(_ event: Event) {
        let kind: CalendarComponent.Kind = event.task == nil ? .event : .task
        begin(kind, event.identity.map(\.uid) ?? event.contentName, event.modified)
        if event.task != nil { appendDue(event) } else { lines.append(event.span) { $0.iCalendar } }
        lines.append("SUMMARY", text: summary(of: event))
        lines.append(event.content)
        if event.closesDay { lines.append("\(CalendarProperty.day.rawValue):CLOSED") }
        if event.isPrivate { lines.append("CLASS:PRIVATE") }
        lines.append("END:\(kind.rawValue)")
    }

    /// Appends when a task is due, and that it is done.
    private mutating func appendDue(_ event: Event) {
        switch event.span {
        case .allDay(let due, _): lines.append("DUE;VALUE=DATE:\(due.iCalendar)")
        case .timed(let due, _): lines.append("DUE:\(due.iCalendar)")
        }
        guard event.task == .done else { return }
        lines.append("PERCENT-COMPLETE:100")
        if !event.isTentative { lines.append("STATUS:COMPLETED") }
    }

    private mutating func begin(_ kind: CalendarComponent.Kind, _ uid: String, _ modified: Instant?) {
        lines.append("BEGIN:\(kind.rawValue)")
        lines.append("UID", text: uid)
        lines.append("DTSTAMP:\((modified ?? Instant(milliseconds: 0)).iCalendar)")
    }

    private func summary(of event: Event) -> String {
        let line = schedule.lines.first { $0.key == event.lineKey }
        return line.map { "\($0.label): \(event.words)" } ?? event.words
    }
}

extension RecordIdentity {
    /// Two record zones may use the same name for different records.
    fileprivate var uid: String { zone.isEmpty ? name : "\(zone)/\(name)" }
}

extension Event {
    /// A name for an event without one, derived from its content.
    fileprivate var contentName: String {
        let details = Content.Detail.allCases.compactMap { detail in
            content[detail].map { "\(detail.property.rawValue) \($0)" }
        }
        let marks = Content.Mark.allCases.filter { content[$0] }.map(\.rawValue) + (isPrivate ? ["private"] : [])
        let parts =
            [content.words, content.lineKey ?? "", span.startText, span.endText ?? ""] + details + marks
            + [content.task?.rawValue].compactMap(\.self) + (content.assignees ?? []).map(\.name)
        return "\(span.startText)/\(ContentDigest.of(Array(parts.joined(separator: "\n").utf8)).prefix(16))"
    }
}

extension Instant {
    /// `20250131T143000Z` (RFC 5545, 3.3.5, form 2).
    var iCalendar: String {
        let time = WallTime(seconds: milliseconds.flooredQuotient(by: 1000))
        return "\(time.date.iCalendar)T\(time.iCalendarClock)Z"
    }
}

extension CivilDate {
    /// `20250131` (RFC 5545, 3.3.4).
    public var iCalendar: String { String("00000000", year * 10_000 + month * 100 + day) }
}

extension CivilDateTime {
    /// `20250131T143000`, without a zone (RFC 5545, 3.3.5, form 1).
    var iCalendar: String { "\(date.iCalendar)T\(WallTime(day: 0, second: minute * 60).iCalendarClock)" }
}
