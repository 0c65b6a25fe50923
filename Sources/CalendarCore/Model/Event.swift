/// An entry that is not a line of its day: an all-day or a timed event.
///
/// The fields of its ``content`` are the event's own, too: `event.title`.
@dynamicMemberLookup
public struct Event: Hashable, Sendable {
    /// Its words and marks, without its times.
    public var content: Content
    /// When it happens.
    public var span: Span
    /// True for an event that is withheld, that is, not printed.
    public var isPrivate: Bool
    /// The event's identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When the event was last changed; nil if its source does not say.
    public var modified: Instant?
    /// The place of its title in the user's file.
    public var location: SourceLocation?

    /// The days that an event covers, in the schedule's own time zone.
    public enum Span: Hashable, Sendable {
        /// Whole days, both ends included.
        case allDay(first: CivilDate, last: CivilDate)
        /// From a time to a time on the same or a later day; without `end`, a moment.
        case timed(start: CivilDateTime, end: CivilDateTime?)
    }

    /// An event of this content.
    public init(
        _ content: Content, span: Span, isPrivate: Bool = false, identity: RecordIdentity? = nil,
        modified: Instant? = nil, location: SourceLocation? = nil
    ) {
        (self.content, self.span, self.isPrivate) = (content, span, isPrivate)
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }

    /// A field of its content.
    @inlinable public subscript<Value>(dynamicMember field: WritableKeyPath<Content, Value>) -> Value {
        get { content[keyPath: field] }
        set { content[keyPath: field] = newValue }
    }

    /// A derived property of its content.
    @inlinable public subscript<Value>(dynamicMember property: KeyPath<Content, Value>) -> Value {
        content[keyPath: property]
    }
}

// MARK: Content

extension Event {
    /// The words and marks of an event, without its times. Two events with equal content at one time are the same on
    /// paper.
    public struct Content: Hashable, Sendable {
        /// Its words; not blank.
        public var title: String
        /// The words after the title; nil for none.
        public var subtitle: String?
        /// Its place; nil if that is not known.
        public var place: String?
        /// Whose event it is; nil if that is not known.
        public var person: String?
        /// The kind of event, in words of its source; nil for none.
        public var category: String?
        /// The address that its title leads to (RFC 5545, 3.8.4.6), a ``WebAddress``; nil for none.
        public var url: String?
        /// The ``ScheduleLine/key`` of the event's line; nil for none.
        public var lineKey: String?
        /// The people whom the source itself puts on the event's line, in its order; nil if it has nothing but words.
        public var assignees: [Assignee]?
        /// True for an event that is planned, but not certain (RFC 5545, 3.8.1.11).
        public var isTentative: Bool
        /// True if the days that the event covers are closed, as a holiday closes them; only for an all-day event.
        public var closesDay: Bool
        /// The state of a task, whose day and time are when it is due; nil for what is no task.
        public var task: TaskState?

        /// The content of an event; by default, it is printed below the lines of its days.
        public init(
            title: String, subtitle: String? = nil, place: String? = nil, person: String? = nil,
            category: String? = nil, url: String? = nil, lineKey: String? = nil, assignees: [Assignee]? = nil,
            isTentative: Bool = false, closesDay: Bool = false, task: TaskState? = nil
        ) {
            (self.title, self.subtitle, self.place, self.person) = (title, subtitle, place, person)
            (self.category, self.url, self.lineKey, self.assignees) = (category, url, lineKey, assignees)
            (self.isTentative, self.closesDay, self.task) = (isTentative, closesDay, task)
        }

        /// The content as paper shows it: the words of the people on it, without the address.
        public var onPaper: Event.Content {
            var content = self
            for detail in Detail.allCases where detail.visibility != .stamped { content[detail] = nil }
            content.assignees = nil
            return content
        }

        /// Title and subtitle, joined by a comma.
        public var words: String { subtitle.map { "\(title), \($0)" } ?? title }

        /// Its words and its people, as the text of its line; nil for an event on no line.
        public var lineText: LineText? {
            lineKey.map { LineText(key: $0, text: words, assignees: assignees) }
        }

        /// Words of the event with its person before them, `Corvane: Clinic retreat`, unless they name the person.
        public func owned(_ words: String) -> String {
            guard let person, !words.names(person) else { return words }
            return "\(person): \(words)"
        }
    }
}

/// The state of a task (RFC 5545, 3.6.2); the raw value is the word in files.
public enum TaskState: String, CaseIterable, Hashable, Sendable {
    /// It is still to be done.
    case open
    /// It is done.
    case done

    /// Its mark before the text of the task: a circle, or a tick in a circle.
    public var sign: String {
        switch self {
        case .open: "\u{25CB}"
        case .done: "\u{2713}\u{20DD}"
        }
    }
}

extension Event.Content {
    /// The texts beside the words; the raw value is the name of the field in files.
    ///
    /// Whatever reads, writes, stores or compares events takes all of these.
    public enum Detail: String, CaseIterable, Sendable {
        /// ``Event/Content/place``.
        case place
        /// ``Event/Content/person``.
        case person
        /// ``Event/Content/category``.
        case category
        /// ``Event/Content/url``.
        case url

        /// Who sees it on paper.
        package var visibility: FieldVisibility {
            switch self {
            case .place, .person, .category: .stamped
            case .url: .unseen
            }
        }
    }

    /// The properties that an event has or has not; the raw value is the name of the field in files.
    public enum Mark: String, CaseIterable, Sendable {
        /// ``Event/Content/isTentative``.
        case tentative
        /// ``Event/Content/closesDay``.
        case closed
    }

    /// One of its texts.
    public subscript(detail: Detail) -> String? {
        get { self[keyPath: Event.Content.path(of: detail)] }
        set { self[keyPath: Event.Content.path(of: detail)] = newValue }
    }

    /// True if it has the property.
    public subscript(mark: Mark) -> Bool {
        get { self[keyPath: Event.Content.path(of: mark)] }
        set { self[keyPath: Event.Content.path(of: mark)] = newValue }
    }

    private static func path(of detail: Detail) -> WritableKeyPath<Event.Content, String?> {
        switch detail {
        case .place: \.place
        case .person: \.person
        case .category: \.category
        case .url: \.url
        }
    }

    private static func path(of mark: Mark) -> WritableKeyPath<Event.Content, Bool> {
        switch mark {
        case .tentative: \.isTentative
        case .closed: \.closesDay
        }
    }
}

// MARK: Days

extension Event {
    /// The first day that shows the event.
    public var firstDay: CivilDate { span.firstDay }

    /// The last day that shows the event. A timed event of less than 24 hours shows on the day of its start only.
    public var lastDay: CivilDate { span.lastDay }

    /// When it begins; nil for an all-day event.
    public var start: CivilDateTime? { span.start }

    /// True if it shows on every day that it covers: an all-day event, or a timed one of 24 hours and more, as clocks
    /// on the wall count them.
    public var runsForDays: Bool { span.runsForDays }

    /// The days that the event touches. An event that ends at midnight does not touch the day that begins then.
    public var coveredDays: ClosedRange<CivilDate> { span.coveredDays }
}

// Asked of the span, not of the event, where many events are asked: a call would copy the event, texts and all.
extension Event.Span {
    /// The first day that shows the event.
    public var firstDay: CivilDate {
        switch self {
        case .allDay(let first, _): first
        case .timed(let start, _): start.date
        }
    }

    /// The last day that shows the event. A timed event of less than 24 hours shows on the day of its start only.
    public var lastDay: CivilDate { runsForDays ? coveredDays.upperBound : firstDay }

    /// The number of days after the first that show the event.
    package var furtherDays: Int { runsForDays ? coveredDays.upperBound.epochDay - firstDay.epochDay : 0 }

    /// Its place among those of all events: by first day; on each day all-day events come first, then timed ones by
    /// time.
    var rank: Int { firstDay.epochDay.rawValue * (24 * 60 + 1) + (start.map { $0.minute + 1 } ?? 0) }

    /// When it begins; nil for whole days.
    public var start: CivilDateTime? {
        if case .timed(let start, _) = self { start } else { nil }
    }

    /// True if every day that it touches shows the event: whole days, or 24 hours and more, as clocks on the wall count
    /// them.
    public var runsForDays: Bool {
        switch self {
        case .allDay: true
        case .timed(let start, let end?): end.date > start.date && end.minutes(since: start) >= 24 * 60
        case .timed: false
        }
    }

    /// The days that it touches. A span that ends at midnight does not touch the day that begins then.
    public var coveredDays: ClosedRange<CivilDate> {
        switch self {
        case .allDay(let first, let last): return first...max(first, last)
        case .timed(let start, let end):
            guard let end, end.date > start.date else { return start.date...start.date }
            let last = end.minute > 0 ? end.date : CivilDate(end.date.epochDay + -1) ?? start.date
            return start.date...last
        }
    }
}
