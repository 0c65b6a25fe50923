import CalendarCore

/// What a reader cannot know from the file.
public struct ReadingOptions: Sendable {
    /// The zone in which instants become days.
    ///
    /// The original exporter's CSV and calendars ask for it. Nil: a calendar takes the zone that it names, else its
    /// first, else UTC; in the exporter's CSV an instant is taken for the nearest midnight (``ReadResult/findings``
    /// tells where that is doubtful). Never the zone of the process.
    public var timeZone: TimeZoneName?
    /// The days on which events that recur are followed; nil for all to a year after the file's last written event.
    public var days: ClosedRange<CivilDate>?
    /// The lines that a calendar's events may name; nil for the four default ones.
    public var lines: [ScheduleLine]?
    /// The label or key, in any case, of the line on which all events of a calendar stand; nil where each tells.
    public var label: String?

    /// Options for the sources of one run.
    public init(
        timeZone: TimeZoneName? = nil, days: ClosedRange<CivilDate>? = nil, lines: [ScheduleLine]? = nil,
        label: String? = nil
    ) {
        (self.timeZone, self.days, self.lines, self.label) = (timeZone, days, lines, label)
    }
}
