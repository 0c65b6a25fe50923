import CalendarCore

/// Writes schedules in formats that ``ScheduleReader`` reads. The same schedule gives the same bytes.
public struct ScheduleExport {
    private let schedule: Schedule
    private let format: ExportFormat
    private let options: ExportOptions
    /// The calendar of one person; nil for an export of everything.
    private let calendar: PersonalCalendar?

    /// Creates an export of the days in the options.
    public init(_ schedule: Schedule, as format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
        let extract = options.days.map(schedule.extract) ?? schedule
        (self.format, self.options) = (format, options)
        calendar = options.person.map { person in
            PersonalCalendar(extract, of: person, options.privacy ?? .omit, busy: options.busyWord)
        }
        self.schedule = calendar == nil ? extract.exporting(options, as: format) : extract
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
    }

    /// The parts of this schedule that the format leaves out.
    public var omissions: Omissions {
        var omissions = Omissions()
        if let calendar {
            (omissions.privateEvents, omissions.unreadTexts) = (calendar.withheldCount, calendar.unreadCount)
            return omissions
        }
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
    /// Returns the schedule with private events as in the options; a list of entries has only those not private.
    fileprivate func exporting(_ options: ExportOptions, as format: ExportFormat) -> Schedule {
        guard let privacy = options.privacy, events.contains(where: \.isPrivate) else { return self }
        if format == .jsonl { return showingPrivateEvents(privacy, busy: options.busyWord) }
        return hidingPrivateEvents(privacy, busy: options.busyWord)
    }
}
