/// An entry that is not a line of its day: an all-day or a timed event.
public struct Event: Hashable, Sendable {
    /// What happens; not blank.
    public var title: String
    /// What is printed after the title; nil for nothing.
    public var subtitle: String?
    /// The ``ScheduleLine/key`` of the line that the event stands on; nil for none.
    public var lineKey: String?
    /// When it happens.
    public var span: Span
    /// Withheld from paper.
    public var isPrivate: Bool
    /// Which record of its source this is; nil where the source does not say.
    public var identity: RecordIdentity?
    /// When the event was last changed, as far as its source says.
    public var modified: Instant?
    /// Where its title stands.
    public var location: SourceLocation?
    /// The title as its source writes it, with the label of a line and line breaks; nil where ``title`` is the same.
    public var rawSummary: String?
    /// How its times are printed.
    public var timeFormat = TimeFormat.hours24

    /// The days that an event covers, in the schedule's own time zone.
    public enum Span: Hashable, Sendable {
        /// Whole days, both ends included.
        case allDay(first: CivilDate, last: CivilDate)
        /// From a time of one day to a time of the same or a later day; without `end`, a moment.
        case timed(start: CivilDateTime, end: CivilDateTime?)
    }

    /// An event; without more, one that is printed below the lines of its days.
    public init(
        title: String, subtitle: String? = nil, lineKey: String? = nil, span: Span, isPrivate: Bool = false,
        identity: RecordIdentity? = nil, modified: Instant? = nil, location: SourceLocation? = nil,
        rawSummary: String? = nil
    ) {
        (self.title, self.subtitle, self.lineKey, self.span) = (title, subtitle, lineKey, span)
        (self.isPrivate, self.identity) = (isPrivate, identity)
        (self.modified, self.location, self.rawSummary) = (modified, location, rawSummary)
    }

    /// The first day that shows the event.
    public var firstDay: CivilDate {
        switch span {
        case .allDay(let first, _): first
        case .timed(let start, _): start.date
        }
    }

    /// The last day that shows the event. A timed event shows on its start day only.
    public var lastDay: CivilDate {
        switch span {
        case .allDay(_, let last): last
        case .timed(let start, _): start.date
        }
    }

    /// What the page prints: the title, after the time of day where the event has one.
    public var printedText: String {
        let words = subtitle.map { "\(title), \($0)" } ?? title
        switch span {
        case .allDay: return words
        case .timed(let start, _): return "\(start.clockTime(as: timeFormat)) \(words)"
        }
    }
}

/// A date and a time of day, without zone, to the minute.
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// The day.
    public let date: CivilDate
    /// Minutes since midnight, 0 to 1439.
    public let minute: Int

    /// Nil where `minute` lies outside the day.
    public init?(date: CivilDate, minute: Int) {
        guard (0..<1440).contains(minute) else { return nil }
        (self.date, self.minute) = (date, minute)
    }

    /// `9:00`, `14:30`.
    public var clockTime: String {
        let minutes = minute % 60
        return "\(minute / 60):\(minutes < 10 ? "0" : "")\(minutes)"
    }

    /// Whether `a` comes before `b`.
    public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool {
        (a.date, a.minute) < (b.date, b.minute)
    }
}
