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
        let exported = calendar == nil ? extract.exporting(options) : extract
        self.schedule = exported
        writesChecklists = format == .json && (options.hasChecklists || extract.hasChecklistsAlone)
        table =
            switch options.table {
            case .days: .days
            case .notes: .notes
            case .shifts:
                .shifts(
                    AssignedShifts(exported, showsPrivate: options.privacy == .show),
                    names: LineCatalog.names(of: exported.lines))
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
        /// Texts and events of lines that have more than people, in a table of shifts.
        public var unreadLines = 0
        /// People with a group.
        public var groups = 0
        /// Lines with a code or hours.
        public var lineFacts = 0
        /// Records of people that are on no day, by kind.
        public var records: [RecordCount] = []
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
        omissions.records = schedule.peopleRecords.counts
        guard format != .json else { return omissions }
        omissions.groups = schedule.people.count { $0.group != nil }
        omissions.lineFacts = schedule.lines.count { $0.code != nil || $0.hours != nil }
        switch format {
        case .json: break
        case .ics: omissions.notes = schedule.notes.count
        case .csv:
            omissions.events = schedule.events.count
            omissions.notes = options.table == .notes ? 0 : schedule.notes.count
            omissions.days = options.table == .notes ? schedule.days.count : 0
            if case .shifts(let shifts, _) = table {
                (omissions.unreadLines, omissions.events) = (shifts.unreadCount, shifts.otherEventCount)
            }
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

    /// Returns the schedule with private events as in the options.
    fileprivate func exporting(_ options: ExportOptions) -> Schedule {
        guard let privacy = options.privacy, events.contains(where: \.isPrivate) else { return self }
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
}
