import CalendarCore

/// Writes schedules in formats that ``ScheduleReader`` reads. The same schedule gives the same bytes.
public struct ScheduleExport {
    private let schedule: Schedule
    private let format: ExportFormat
    private let options: ExportOptions

    /// An export of the days in the options.
    public init(_ schedule: Schedule, as format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
        self.schedule = options.days.map(schedule.extract) ?? schedule
        (self.format, self.options) = (format, options)
    }

    /// What a format cannot hold.
    public struct Omissions: Hashable, Sendable {
        /// All events, if the format has no place for events.
        public var events = 0
        /// Private events, if only those are omitted.
        public var privateEvents = 0
        /// Months with notes.
        public var notes = 0
        /// Days with texts.
        public var days = 0
    }

    /// What the format leaves out of this schedule.
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

    /// Passes the bytes to `sink`, piece by piece.
    public func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        switch format {
        case .json: try JSONScheduleWriter(schedule).write(to: sink)
        case .csv:
            let (isNotes, isSafe) = (options.hasNotesTable, options.isSpreadsheetSafe)
            try CSVScheduleWriter(schedule, isNotes: isNotes, isSpreadsheetSafe: isSafe).write(to: sink)
        case .ics: try ICalendarWriter(schedule).write(to: sink)
        case .jsonl: try EntryListWriter(schedule, options).write(to: sink)
        }
    }

    /// All bytes of the export.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }
}
