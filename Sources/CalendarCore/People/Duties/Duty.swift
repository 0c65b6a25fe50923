/// Somebody on a line for a time, as the calendars and sheets of people have it.
public struct Duty: Hashable, Sendable {
    /// The index of the person in ``People/all``; nil if the text names none of the people.
    public let person: Int?
    /// The person's name; the whole text if it names none of the people.
    public let name: String
    /// When it begins.
    public let start: CivilDateTime
    /// When it ends, and perhaps the next begins.
    public var end: CivilDateTime
    /// True if the schedule says at which time it ends; otherwise it ends with its last day.
    public var hasEndTime: Bool
    /// Other words about the person: `½`; nil if the text has none.
    public let remark: String?

    /// The last of its days.
    public var lastDay: CivilDate {
        guard end.minute == 0, end > start else { return end.date }
        return CivilDate(end.date.epochDay + -1) ?? end.date
    }

    /// Whom it means.
    fileprivate var holder: Holder { Holder(person: person, name: name) }

    fileprivate struct Holder: Hashable {
        let person: Int?
        let name: String
    }
}

/// Who is on a line, and when: the texts of its days, and the events on it.
///
/// Texts that close their days name nobody, and neither do private events and tasks. Duties of one person that follow
/// each other without a break are one.
public struct DutyBook: Sendable {
    /// In order of their beginnings.
    public let duties: [Duty]

    /// The duties on a line of a schedule, some of whose people texts name.
    public init(_ schedule: Schedule, _ people: People, line: ScheduleLine) {
        var reader = DutyReader(schedule: schedule, people: people, line: line)
        for day in schedule.days { reader.read(day) }
        for event in schedule.events { reader.read(event) }
        duties = reader.duties.joined
    }
}

private struct DutyReader {
    let schedule: Schedule
    let people: People
    let line: ScheduleLine
    private(set) var duties: [Duty] = []

    mutating func read(_ day: DayRecord) {
        guard let text = day.text(ofLine: line.key), schedule.closing(text.text) == nil else { return }
        let read = people.assignments(of: text)
        for assignment in read.assignments {
            let span = line.hours(assignment.hours)?.span(on: day.date)
            add(assignment.person, people.all[assignment.person].name, span ?? day.date.whole, assignment.remark)
        }
        addUnread(read, text, day.date.whole)
    }

    mutating func read(_ event: Event) {
        guard event.lineKey == line.key, !event.isPrivate, event.task == nil, !event.closesDay,
            let text = event.lineText
        else { return }
        let read = people.assignments(of: text)
        var seen: Set<Int> = []
        for assignment in read.assignments where seen.insert(assignment.person).inserted {
            add(
                assignment.person, people.all[assignment.person].name, event.span,
                read.isUnderstood ? assignment.remark : nil)
        }
        addUnread(read, text, event.span)
    }

    /// Adds those whom a text names among other words; the text itself if it names nobody.
    private mutating func addUnread(_ read: AssignedText, _ text: LineText, _ span: Event.Span) {
        for person in read.mentioned { add(person, people.all[person].name, span, nil) }
        if read.duties.isEmpty { add(nil, text.text, span, nil) }
    }

    private mutating func add(_ person: Int?, _ name: String, _ span: Event.Span, _ remark: String?) {
        guard let (start, end) = span.ends, start < end else { return }
        duties.append(
            Duty(
                person: person, name: name, start: start, end: end, hasEndTime: span.hasTimes, remark: remark))
    }
}

extension [Duty] {
    /// The same in order, with those of one person that touch as one.
    fileprivate var joined: [Duty] {
        var (joined, last) = ([Duty](), [Duty.Holder: Int]())
        for duty in enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }) {
            let duty = duty.element
            guard let index = last[duty.holder], joined[index].end >= duty.start else {
                last[duty.holder] = joined.count
                joined.append(duty)
                continue
            }
            if duty.end > joined[index].end {
                (joined[index].end, joined[index].hasEndTime) = (duty.end, duty.hasEndTime)
            }
        }
        return joined
    }
}

extension CivilDate {
    fileprivate var whole: Event.Span { .allDay(first: self, last: self) }

    /// The moment `minutes` after its midnight; nil after the year 9999.
    package func moment(_ minutes: Int) -> CivilDateTime? {
        CivilDate(epochDay + minutes / 1440).flatMap { CivilDateTime(date: $0, minute: minutes % 1440) }
    }
}

extension Event.Span {
    /// Its first moment and the one after its last; nil without an end, or after the year 9999.
    fileprivate var ends: (CivilDateTime, CivilDateTime)? {
        switch self {
        case .allDay(let first, let last):
            guard let start = first.moment(0), let end = last.moment(1440) else { return nil }
            return (start, end)
        case .timed(let start, let end): return end.map { (start, $0) }
        }
    }

    fileprivate var hasTimes: Bool { if case .timed = self { true } else { false } }
}

extension AssignedHours {
    /// Their span on a day: from midnight if they have no start, and to midnight if they have no end.
    public func span(on date: CivilDate) -> Event.Span {
        let start = from ?? 0
        var end = until ?? ShiftHours.dayLength
        if end <= start { end += ShiftHours.dayLength }
        guard let first = date.moment(start), let last = date.moment(end) else {
            return .allDay(first: date, last: date)
        }
        return .timed(start: first, end: last)
    }
}
