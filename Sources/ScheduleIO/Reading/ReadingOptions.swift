import CalendarCore

/// Options for information that a reader cannot know from the file.
public struct ReadingOptions: Sendable {
    /// The time zone that assigns instants to days.
    ///
    /// It matters for calendars and the original exporter's CSV. If nil, a calendar uses the zone that it names, else
    /// the one of most of its events, else UTC, with a warning; in the exporter's CSV an instant means the nearest
    /// midnight, with a warning if that is doubtful. Never the zone of the process.
    public var timeZone: TimeZoneName?
    /// The zone of the page for which a calendar is read beside other sources (``PageClock``), if ``timeZone`` is nil.
    public var pageTimeZone: TimeZoneName?
    /// The days over which recurring events are expanded; nil for all, until a year after the last event written in the
    /// file.
    public var days: ClosedRange<CivilDate>?
    /// Keeps the rules of endless series for a store (``KeptSeries``), and does not expand them.
    public var keepsSeries = false
    /// The lines that a calendar's events and a table's headers may name; nil for the four defaults.
    public var lines: [ScheduleLine]?
    /// The label or key, in any case, of the line for all events of a calendar; nil if each event decides.
    public var label: String?
    /// Whose the events of a calendar are that do not say so themselves; nil if that is not known.
    public var person: String?
    /// Options for information that tables lack.
    public var table: TableOptions
    /// The use of a calendar's tasks.
    public var tasks = TaskUse.entries
    /// Of a calendar, only the events that these texts choose.
    public var choice = EventChoice()
    /// True for one file of many: that it has nothing that a calendar prints is a warning, and no error.
    public var isOneOfMany = false

    /// Creates options for the sources of one run.
    public init(
        timeZone: TimeZoneName? = nil, days: ClosedRange<CivilDate>? = nil, lines: [ScheduleLine]? = nil,
        label: String? = nil, person: String? = nil, table: TableOptions = TableOptions()
    ) {
        (self.timeZone, self.days, self.lines) = (timeZone, days, lines)
        (self.label, self.person, self.table) = (label, person, table)
    }
}

/// The use of a calendar's tasks.
public enum TaskUse: String, CaseIterable, Hashable, Sendable {
    /// Entries of the days on which they are due.
    case entries
    /// A checklist of the calendar's owner, with those that are not due, too.
    case checklist
}

extension ReadingOptions {
    /// Returns the error of a file that is not a calendar, and yet is said to be a line's or a person's.
    func unexpectedName(in file: String) -> Finding? {
        guard label != nil || person != nil else { return nil }
        let use = label == nil ? "somebody's" : "put on one line"
        return Finding(
            .error, .unexpectedLabel, "only calendars (ics, remind) can be \(use) as a whole",
            at: SourceLocation(file: file, line: 1, column: 1))
    }
}
