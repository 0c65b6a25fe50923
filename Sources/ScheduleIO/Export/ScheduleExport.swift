import CalendarCore

/// Writes schedules in formats that ``ScheduleReader`` reads. The same schedule gives the same bytes.
public struct ScheduleExport {
    private let schedule: Schedule
    private let format: ExportFormat
    private let options: ExportOptions
    /// The calendar of one person; nil for an export of everything.
    private let calendar: PersonalCalendar?
    /// The table of a CSV file.
    private let table: CSVScheduleWriter.Content
    /// True if checklists and documents are written instead of days.
    private let writesChecklists: Bool

    /// Creates an export of the days in the options.
    public init(_ schedule: Schedule, as format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
        let extract = options.days.map(schedule.extract) ?? schedule
        (self.format, self.options) = (format, options)
        calendar = options.person.map { person in
            PersonalCalendar(extract, of: person, options.privacy ?? .omit, busy: options.busyWord)
        }
        self.schedule = calendar == nil ? extract.exporting(options, as: format) : extract
        writesChecklists = format == .json && (options.hasChecklists || extract.hasChecklistsAlone)
        table =
            switch options.table {
            case .days: .days
            case .notes: .notes
            case .shifts: .shifts(AssignedShifts(extract))
            }
    }

    /// The parts of a schedule that a format cannot hold.
    public struct Omissions: Hashable, Sendable {
        /// All events, if the format has no place for events.
        public var events = 0
        /// Private events, if only those are omitted.
        public var privateEvents = 0
        /// Months with notes.
        public var notes = 0
        /// Days with texts.
        public var days = 0
        /// Texts of lines that name the person of a calendar and contain more than names.
        public var unreadTexts = 0
        /// Texts of lines that have more than people, in a table of shifts.
        public var unreadLines = 0
        /// Documents of people.
        public var documents = 0
        /// Templates of checklists, and people's progress.
        public var checklists = 0
        /// Days, months with notes and events beside checklists.
        public var besideChecklists = 0
    }

    /// The parts of this schedule that the format leaves out.
    public var omissions: Omissions {
        var omissions = Omissions()
        if let calendar {
            (omissions.privateEvents, omissions.unreadTexts) = (calendar.withheldCount, calendar.unreadCount)
            return omissions
        }
        guard !writesChecklists else {
            omissions.besideChecklists = schedule.days.count + schedule.notes.count + schedule.events.count
            return omissions
        }
        omissions.documents = schedule.requirements.count
        omissions.checklists = schedule.checklists.templates.count + schedule.checklists.progress.count
        switch format {
        case .json: break
        case .ics: omissions.notes = schedule.notes.count
        case .jsonl:
            omissions.notes = schedule.notes.count
            omissions.privateEvents = schedule.events.count(where: \.isPrivate)
        case .csv:
            omissions.events = schedule.events.count
            omissions.notes = options.table == .notes ? 0 : schedule.notes.count
            omissions.days = options.table == .notes ? schedule.days.count : 0
            if case .shifts(let shifts) = table { omissions.unreadLines = shifts.unreadCount }
        }
        return omissions
    }

    /// Passes the bytes to `sink`, piece by piece.
    public func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        switch format {
        case .json where writesChecklists:
            try ChecklistWriter(schedule.checklists, schedule.requirements).write(to: sink)
        case .json: try JSONScheduleWriter(schedule).write(to: sink)
        case .csv:
            let isSafe = options.isSpreadsheetSafe
            try CSVScheduleWriter(schedule, table, isSpreadsheetSafe: isSafe).write(to: sink)
        case .ics:
            guard let calendar else { return try ICalendarWriter(schedule).write(to: sink) }
            try PersonalCalendarWriter(calendar).write(to: sink)
        case .jsonl: try EntryListWriter(schedule, options).write(to: sink)
        }
    }

    /// True if another schedule's calendar could have entries of the same names: neither the schedule nor its records
    /// have an id.
    public var mayCollide: Bool { calendar?.mayCollide ?? false }

    /// All bytes of the export.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }
}

extension Schedule {
    /// True if there are checklists, and nothing that has a day.
    fileprivate var hasChecklistsAlone: Bool {
        !checklists.isEmpty && days.isEmpty && notes.isEmpty && events.isEmpty
    }

    /// Returns the schedule with private events as in the options; a list of entries has only those not private.
    fileprivate func exporting(_ options: ExportOptions, as format: ExportFormat) -> Schedule {
        guard let privacy = options.privacy, events.contains(where: \.isPrivate) else { return self }
        if format == .jsonl { return showingPrivateEvents(privacy, busy: options.busyWord) }
        return hidingPrivateEvents(privacy, busy: options.busyWord)
    }
}

/// The formats that a schedule can be written in; the raw value is the argument of `--format`.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1. It holds everything but checklists and documents of people;
    /// `provider-checklists` version 1 holds those.
    case json
    /// A table of days, or of monthly notes.
    case csv
    /// iCalendar: events, and the texts of days as all-day events.
    case ics
    /// One line of JSON for each entry of each day.
    case jsonl
}

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
        json.object { json in
            json.member("date", .text(record.date.description))
            json.member("line", .text(text.key))
            json.member("text", .text(text.text))
            for mark in ["all_day", "first", "printed"] { json.member(mark, .boolean(true)) }
            for moment in ["start", "end"] { json.member(moment, .null) }
            json.member("source", JSONValue(text.location?.description))
            json.member("id", JSONValue(record.identity?.name))
        }
        json.endLine()
    }

    private mutating func write(_ event: Event, on date: CivilDate) {
        let text = options.keepsRawSummary ? event.rawSummary ?? event.words : event.timedWords
        json.object { json in
            json.member("date", .text(date.description))
            json.member("line", JSONValue(event.lineKey))
            json.member("text", .text(text))
            json.member("all_day", .boolean(event.span.isAllDay))
            json.member("first", .boolean(date == event.firstDay))
            json.member("printed", .boolean(date <= event.lastDay))
            json.member("start", .text(event.span.startText))
            json.member("end", JSONValue(event.span.endText))
            json.member("source", JSONValue(event.location?.description))
            json.member("id", JSONValue(event.identity?.name))
            json.member("url", event.content.url.map(JSONValue.text))
            json.member("task", (event.task?.rawValue).map(JSONValue.text))
        }
        json.endLine()
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
