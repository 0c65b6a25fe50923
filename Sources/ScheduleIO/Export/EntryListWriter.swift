import CalendarCore

/// Writes each entry of each day as one line of JSON; within a day in the order of the page.
///
/// An event is listed on every day that it touches; `first` is true on the day it begins, `printed` on the days whose
/// pages show it: a timed event of less than 24 hours is shown only on the day of its start. Private events are left
/// out.
struct EntryListWriter {
    private let schedule: Schedule
    private let options: ExportOptions
    private var json = JSONWriter()

    init(_ schedule: Schedule, _ options: ExportOptions) {
        (self.schedule, self.options) = (schedule, options)
    }

    consuming func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        var days = schedule.days[...]
        var coming = schedule.events.filter { !$0.isPrivate }[...]
        var current: [Event] = []
        while let date = nextDate(current, days.first?.date, coming.first?.firstDay) {
            while let event = coming.first, event.firstDay <= date { current.append(coming.removeFirst()) }
            current.removeAll { $0.coveredDays.upperBound < date }
            let record = days.first?.date == date ? days.removeFirst() : nil
            if options.days?.contains(date) ?? true { write(record, current, on: date) }
            lastDate = date
            if json.bytes.count > 1 << 16 { try json.take().withUnsafeBytes(sink) }
        }
        try json.take().withUnsafeBytes(sink)
    }

    private var lastDate: CivilDate?

    /// Returns the next day with a record or an event; the day after the last one if an event continues.
    private func nextDate(_ current: [Event], _ record: CivilDate?, _ event: CivilDate?) -> CivilDate? {
        let following = lastDate.flatMap { last in
            current.contains { $0.coveredDays.upperBound > last } ? last.next : nil
        }
        return [following, record, event].compactMap(\.self).min()
    }

    private mutating func write(_ record: DayRecord?, _ events: [Event], on date: CivilDate) {
        for line in schedule.lines {
            if let record, let text = record.text(ofLine: line.key) { write(text, of: record) }
            for event in events where event.lineKey == line.key { write(event, on: date) }
        }
        for event in events where event.lineKey == nil { write(event, on: date) }
    }

    private mutating func write(_ text: LineText, of record: DayRecord) {
        writeLine([
            ("date", .text(record.date.description)), ("line", .text(text.key)), ("text", .text(text.text)),
            ("all_day", .boolean(true)), ("first", .boolean(true)), ("printed", .boolean(true)), ("start", .null),
            ("end", .null),
            ("source", .init(text.location?.description)), ("id", .init(record.identity?.name)),
        ])
    }

    private mutating func write(_ event: Event, on date: CivilDate) {
        let text = options.keepsRawSummary ? event.rawSummary ?? event.words : event.timedWords
        writeLine([
            ("date", .text(date.description)), ("line", .init(event.lineKey)), ("text", .text(text)),
            ("all_day", .boolean(event.span.isAllDay)), ("first", .boolean(date == event.firstDay)),
            ("printed", .boolean(date <= event.lastDay)),
            ("start", .text(event.span.startText)), ("end", .init(event.span.endText)),
            ("source", .init(event.location?.description)), ("id", .init(event.identity?.name)),
        ])
    }

    private mutating func writeLine(_ members: [(String, JSONValue)]) {
        json.write(.object(members))
        json.write(raw: "\n")
    }
}

extension Event.Span {
    fileprivate var isAllDay: Bool {
        if case .allDay = self { true } else { false }
    }
}

extension Event {
    /// The title and subtitle, after the time of a timed event: `9:00 Staff meeting`.
    fileprivate var timedWords: String { start.map { "\($0.clockTime) \(content.words)" } ?? content.words }
}
