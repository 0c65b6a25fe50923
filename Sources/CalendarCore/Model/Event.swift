/// An entry that is not a line of its day: an all-day or a timed event.
public struct Event: Hashable, Sendable {
    /// What happens; not blank.
    public var title: String
    /// What is printed after the title; nil for nothing.
    public var subtitle: String?
    /// Where it takes place; nil if that is not known.
    public var place: String?
    /// Whose event it is; nil if that is not known.
    public var person: String?
    /// What kind of event it is, in words of its source; nil for none.
    public var category: String?
    /// The ``ScheduleLine/key`` of the event's line; nil for none.
    public var lineKey: String?
    /// When it happens.
    public var span: Span
    /// Whether the event is withheld, that is, not printed.
    public var isPrivate: Bool
    /// Whether the event is planned, but not certain (RFC 5545, 3.8.1.11).
    public var isTentative: Bool
    /// Whether the days that the event covers are closed, as a holiday closes them; only for an all-day event.
    public var closesDay: Bool
    /// The event's identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When the event was last changed; nil if its source does not say.
    public var modified: Instant?
    /// Where its title is in the user's file.
    public var location: SourceLocation?
    /// The title as its source writes it, with a line's label and line breaks; nil if ``title`` is the same.
    public var rawSummary: String?

    /// The days that an event covers, in the schedule's own time zone.
    public enum Span: Hashable, Sendable {
        /// Whole days, both ends included.
        case allDay(first: CivilDate, last: CivilDate)
        /// From a time to a time on the same or a later day; without `end`, a moment.
        case timed(start: CivilDateTime, end: CivilDateTime?)
    }

    /// An event; by default, it is printed below the lines of its days.
    public init(
        title: String, subtitle: String? = nil, place: String? = nil, person: String? = nil,
        category: String? = nil, lineKey: String? = nil, span: Span,
        isPrivate: Bool = false, isTentative: Bool = false, closesDay: Bool = false,
        identity: RecordIdentity? = nil, modified: Instant? = nil, location: SourceLocation? = nil,
        rawSummary: String? = nil
    ) {
        (self.title, self.subtitle, self.place) = (title, subtitle, place)
        (self.person, self.category) = (person, category)
        (self.lineKey, self.span, self.identity) = (lineKey, span, identity)
        (self.isPrivate, self.isTentative, self.closesDay) = (isPrivate, isTentative, closesDay)
        (self.modified, self.location, self.rawSummary) = (modified, location, rawSummary)
    }

    /// The first day that shows the event.
    public var firstDay: CivilDate {
        switch span {
        case .allDay(let first, _): first
        case .timed(let start, _): start.date
        }
    }

    /// The last day that shows the event. A timed event of less than 24 hours shows on the day of its start only.
    public var lastDay: CivilDate { runsForDays ? coveredDays.upperBound : firstDay }

    /// Whether it shows on every day that it covers: an all-day event, or a timed one of 24 hours and more, as clocks on
    /// the wall count them.
    public var runsForDays: Bool {
        switch span {
        case .allDay: true
        case .timed(let start, let end): end.map { $0.minutes(since: start) >= 24 * 60 } ?? false
        }
    }

    /// When it begins; nil for an all-day event.
    public var start: CivilDateTime? {
        if case .timed(let start, _) = span { start } else { nil }
    }

    /// Title and subtitle, joined by a comma.
    public var words: String { subtitle.map { "\(title), \($0)" } ?? title }
}
