import CalendarCore

/// The formats that a schedule can be written in; the raw value is the word for `--format`.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1: all that a schedule holds.
    case json
    /// A table of days, or of monthly notes.
    case csv
    /// iCalendar: the texts of days as all-day events, and the events.
    case ics
    /// One line of JSON for each entry of each day.
    case jsonl
}

/// What is written of a schedule, and how.
public struct ExportOptions: Sendable {
    /// The days, both ends included; nil for all.
    public var days: ClosedRange<CivilDate>?
    /// Gives the text of an event as its file has it, without time of day; for ``ExportFormat/jsonl``.
    public var keepsRawSummary = false
    /// Puts an apostrophe before texts that a spreadsheet would take for a formula; for ``ExportFormat/csv``.
    public var isSpreadsheetSafe = false
    /// Writes the table of notes instead of that of days; for ``ExportFormat/csv``.
    public var hasNotesTable = false

    /// Options for the whole schedule.
    public init() {}
}

/// Writes schedules; ``ScheduleReader`` reads what it writes. Same schedule, same bytes.
public struct ScheduleExport {
    private let schedule: Schedule
    private let format: ExportFormat
    private let options: ExportOptions

    /// The export of the days that the options name.
    public init(_ schedule: Schedule, as format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
        self.schedule = options.days.map(schedule.extract) ?? schedule
        (self.format, self.options) = (format, options)
    }

    /// What the format has no place for.
    public struct Omissions: Hashable, Sendable {
        /// Events, but for private ones where those alone have no place.
        public var events = 0
        /// Events that are private.
        public var privateEvents = 0
        /// Months that have notes.
        public var notes = 0
        /// Days that have texts.
        public var days = 0
    }

    /// How much of the schedule the format leaves out.
    public var omissions: Omissions {
        var omissions = Omissions()
        switch format {
        case .json: break
        case .ics: omissions.notes = schedule.notes.count
        case .jsonl:
            omissions.notes = schedule.notes.count
            omissions.privateEvents = schedule.events.count(where: \.isPrivate)
        case .csv:
            omissions.events = schedule.events.count
            omissions.notes = options.hasNotesTable ? 0 : schedule.notes.count
            omissions.days = options.hasNotesTable ? schedule.days.count : 0
        }
        return omissions
    }

    /// Calls `sink` with the bytes, piece by piece.
    public func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        switch format {
        case .json: try JSONScheduleWriter(schedule).write(to: sink)
        case .csv: try CSVScheduleWriter(schedule, options).write(to: sink)
        case .ics: try ICalendarWriter(schedule).write(to: sink)
        case .jsonl: try EntryListWriter(schedule, options).write(to: sink)
        }
    }

    /// The whole as bytes.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }
}
