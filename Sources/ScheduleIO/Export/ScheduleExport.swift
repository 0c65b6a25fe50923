import CalendarCore

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
        case .csv:
            let (isNotes, isSafe) = (options.hasNotesTable, options.isSpreadsheetSafe)
            try CSVScheduleWriter(schedule, isNotes: isNotes, isSpreadsheetSafe: isSafe).write(to: sink)
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
