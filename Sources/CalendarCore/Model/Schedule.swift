/// Everything that a calendar prints: one record per day, one per month's notes, and events.
///
/// A schedule holds what is left after merging; the merge itself reports what lost (``merge(_:)``, ``Superseded``).
public struct Schedule: Sendable {
    /// An identifier that is unique in the world, whatever the title and wherever the file is; nil for none. All that
    /// is published of the schedule is known by it.
    public var id: String?
    /// The schedule's own title; nil for none.
    public var title: String?
    /// The name of its source beside others, such as whose a calendar is; nil if that is its title.
    public var sourceName: String?
    /// The names of the sources that were merged, each once and in order; empty if there is only one name.
    public internal(set) var mergedNames: [String] = []
    /// IANA name of the time zone in which instants became days, and in which pages say how current they are.
    public var timeZone: String?
    /// The lines of a day, in printing order.
    public var lines: [ScheduleLine]
    /// The words with which a text closes its day (``closing(_:)``).
    public var closedWords: [String]
    /// The people who work, in the order of rosters; empty if the schedule does not say. No name is that of two people.
    public var people: [Person]
    /// In order of date, one record per date.
    public internal(set) var days: [DayRecord]
    /// In order of month, one record per month.
    public internal(set) var notes: [MonthlyNotes]
    /// In order of first day; on each day all-day events first, then timed ones by time; otherwise in the order given,
    /// which is that of the file and of the sources.
    public let events: [Event]
    /// The records that are about people and on no day of their own.
    public internal(set) var peopleRecords: PeopleRecords
    /// The gaps and needs that rules find; pages mark them.
    public private(set) var coverage = Coverage()
    /// The days that changed since an earlier schedule, in order of date; pages mark the changes.
    public internal(set) var revisedDays: [RevisedDay] = []
    /// The largest number of days that an event goes on after its first.
    private let longestEvent: Int

    /// A schedule of records in any order, unique by date and month; events at the same time keep their order.
    public init(
        id: String? = nil, title: String? = nil, timeZone: String? = nil, lines: [ScheduleLine] = ScheduleLine.defaults,
        closedWords: [String] = Closing.defaultWords, people: [Person] = [], days: [DayRecord] = [],
        notes: [MonthlyNotes] = [], events: [Event] = [], requirements: [Requirement] = [],
        checklists: Checklists = Checklists()
    ) {
        (self.id, self.title, self.timeZone, self.lines) = (id, title, timeZone, lines)
        (self.closedWords, self.people) = (closedWords, people)
        self.days = days.sorted(on: \.date)
        self.notes = notes.sorted(on: \.month)
        peopleRecords = PeopleRecords(documents: requirements, checklists: checklists)
        self.events = events.sorted(on: \.span.rank)
        longestEvent = events.indices.map { events[$0].span.furtherDays }.max() ?? 0
    }

    /// The same schedule with other lines and records; those that are nil stay.
    package func with(
        lines: [ScheduleLine]? = nil, days: [DayRecord]? = nil, notes: [MonthlyNotes]? = nil, events: [Event]
    ) -> Schedule {
        var schedule = Schedule(
            id: id, title: title, timeZone: timeZone, lines: lines ?? self.lines, closedWords: closedWords,
            people: people, days: days ?? self.days, notes: notes ?? self.notes, events: events)
        schedule.peopleRecords = peopleRecords
        (schedule.sourceName, schedule.mergedNames) = (sourceName, mergedNames)
        return schedule.marking(coverage)
    }

    /// The documents that people have or need, one of a kind for each person, in the order of the sources.
    public internal(set) var requirements: [Requirement] {
        get { peopleRecords.documents }
        set { peopleRecords.documents = newValue }
    }

    /// Checklists, and how far people are with them.
    public package(set) var checklists: Checklists {
        get { peopleRecords.checklists }
        set { peopleRecords.checklists = newValue }
    }

    /// Returns the record of a date; nil if the schedule does not have one.
    public func day(_ date: CivilDate) -> DayRecord? {
        let index = days.partitioningIndex { $0.date >= date }
        return index < days.count && days[index].date == date ? days[index] : nil
    }

    /// The notes of a month; nil if there are none.
    public func notes(of month: YearMonth) -> MonthlyNotes? {
        let index = notes.partitioningIndex { $0.month >= month }
        return index < notes.count && notes[index].month == month ? notes[index] : nil
    }

    /// The events to show on a date, in printing order.
    public func events(on date: CivilDate) -> [Event] {
        events(overlapping: date...date).filter { $0.lastDay >= date }
    }

    /// The events to show on some of these days, in printing order, and perhaps some that ended before.
    public func events(overlapping span: DaySpan) -> ArraySlice<Event> {
        let earliest = span.lowerBound.epochDay + -longestEvent
        let start = events.partitioningIndex { $0.firstDay.epochDay >= earliest }
        return events[start..<events.partitioningIndex { $0.firstDay > span.upperBound }]
    }

    /// The same schedule, with the gaps and needs that rules find.
    public func marking(_ coverage: Coverage) -> Schedule {
        var schedule = self
        schedule.coverage = coverage
        return schedule
    }

    /// The lines with too few people, in order of date.
    public var gaps: [CoverageGap] { coverage.gaps }

    /// The gaps of some days, in order.
    public func gaps(in span: DaySpan) -> ArraySlice<CoverageGap> {
        let first = gaps.partitioningIndex { $0.date >= span.lowerBound }
        return gaps[first..<gaps.partitioningIndex { $0.date > span.upperBound }]
    }

    /// Returns true if there is an entry or a note to show on these days.
    public func hasAnything(in span: DaySpan) -> Bool {
        var hasAnything = false
        forEachEntry(in: span) { hasAnything = hasAnything || !$0.isWithheld }
        return hasAnything
    }

    /// True if the source of a text or an event says who is on its line (``LineText/assignees``).
    var hasAssignees: Bool {
        days.contains { $0.texts.contains { $0.assignees != nil } } || events.contains { $0.content.assignees != nil }
    }

    /// The months from the first to the last record; nil if there are no records.
    public var extent: MonthRange? {
        let months =
            [days.first?.date.yearMonth, days.last?.date.yearMonth, notes.first?.month, notes.last?.month]
            + [events.first?.firstDay.yearMonth, events.map(\.lastDay).max()?.yearMonth]
        guard let first = months.compactMap(\.self).min(), let last = months.compactMap(\.self).max()
        else { return nil }
        return MonthRange(from: first, to: last)
    }
}

extension Schedule {
    /// When its newest record was changed; nil if no record says.
    public var lastModified: Instant? {
        var newest: Instant?
        func take(_ modified: Instant?) {
            guard let modified else { return }
            newest = newest.map { max($0, modified) } ?? modified
        }
        // By index: taking a record out would copy it, texts and all.
        for index in days.indices { take(days[index].modified) }
        for index in notes.indices { take(notes[index].modified) }
        for index in events.indices { take(events[index].modified) }
        for index in requirements.indices { take(requirements[index].modified) }
        for template in checklists.templates { take(template.modified) }
        for progress in checklists.progress { take(progress.modified) }
        return newest
    }

    /// When the newest record of some days was changed, the notes of their months included; nil if no record says.
    public func lastModified(in span: DaySpan) -> Instant? {
        let events = events(overlapping: span).lazy.filter { $0.lastDay >= span.lowerBound }
        let changes = [
            indices(ofDays: span).lazy.compactMap { days[$0].modified }.max(),
            indices(ofNotes: span).lazy.compactMap { notes[$0].modified }.max(), events.compactMap(\.modified).max(),
        ]
        return changes.compactMap(\.self).max()
    }
}

extension Schedule {
    /// The part of the schedule for these days: their records, the notes of their months, and the events that touch
    /// them, whole.
    public func extract(_ range: DaySpan) -> Schedule {
        let months = range.lowerBound.yearMonth...range.upperBound.yearMonth
        return with(
            days: days.filter { range.contains($0.date) }, notes: notes.filter { months.contains($0.month) },
            events: events.filter { $0.coveredDays.overlaps(range) })
    }
}

extension Schedule {
    /// Its all-day events, but not its tasks, and the texts of its days, each as an event that closes the days it
    /// covers; nothing else of it.
    ///
    /// A text that closes a day by these words or by ``closedWords`` is called by its reason: `CLOSED — Labor Day`
    /// becomes `Labor Day`.
    public func holidays(alsoClosedBy words: [String] = []) -> Schedule {
        namedDays(alsoClosedBy: words, areClosed: true)
    }

    /// The same events, which name the days they cover and do not close them.
    public func observances(alsoClosedBy words: [String] = []) -> Schedule {
        namedDays(alsoClosedBy: words, areClosed: false)
    }

    private func namedDays(alsoClosedBy words: [String], areClosed: Bool) -> Schedule {
        var naming = self
        naming.closedWords += words
        func event(_ words: String, _ span: Event.Span, isPrivate: Bool, _ location: SourceLocation?) -> Event {
            Event(
                Event.Content(title: naming.name(of: words), closesDay: areClosed), span: span, isPrivate: isPrivate,
                location: location)
        }
        let texts = days.flatMap { day in
            day.texts.map { event($0.text, .allDay(first: day.date, last: day.date), isPrivate: false, $0.location) }
        }
        let wholeDays = events.compactMap { found -> Event? in
            guard case .allDay = found.span, found.task == nil else { return nil }
            return event(found.words, found.span, isPrivate: found.isPrivate, found.location)
        }
        return Schedule(lines: [], closedWords: [], events: texts + wholeDays)
    }

    private func name(of text: String) -> String { closing(text)?.reason ?? text }
}
