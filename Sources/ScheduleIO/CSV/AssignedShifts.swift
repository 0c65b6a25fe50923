import CalendarCore

/// The people on the lines of a schedule, one by one: on its days, and in the events on its lines.
struct AssignedShifts {
    /// In order of date, line and time.
    private(set) var all: [Shift] = []
    /// The texts and events that have more than people; of these only the people are listed.
    private(set) var unreadCount = 0
    /// The events that are no shifts: they are on no line, nobody's or private.
    private(set) var otherEventCount = 0

    private let people: People

    struct Shift {
        let date: CivilDate
        /// The index of the line.
        let line: Int
        let assignee: Assignee
        /// When it begins and ends, if it has times of its own.
        var start: CivilDateTime?
        var end: CivilDateTime?
    }

    /// - Parameter showsPrivate: false to leave out private events.
    init(_ schedule: Schedule, showsPrivate: Bool) {
        people = People(of: schedule)
        for day in schedule.days {
            for (line, key) in schedule.lines.map(\.key).enumerated() {
                guard let text = day.text(ofLine: key) else { continue }
                let read = people.assignments(of: text, in: schedule)
                if !read.isUnderstood { unreadCount += 1 }
                add(read) { Shift(date: day.date, line: line, assignee: $0) }
            }
        }
        let lines = Dictionary(
            schedule.lines.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        for event in schedule.events {
            let line = event.isPrivate && !showsPrivate ? nil : event.lineKey.flatMap { lines[$0] }
            add(event, line)
        }
        sort()
    }

    private mutating func add(_ read: AssignedText, _ shift: (Assignee) -> Shift) {
        all += read.duties.map { assignment in
            let name = people.all[assignment.person].name
            return shift(Assignee(name: name, hours: assignment.hours, note: assignment.remark))
        }
    }

    /// Adds the shifts of an event; one of whole days is on each of them.
    private mutating func add(_ event: Event, _ line: Int?) {
        let staff = people.staff(of: event.content)
        guard let line, event.task == nil, !staff.duties.isEmpty else { return otherEventCount += 1 }
        if !staff.isUnderstood || event.content.saysMore { unreadCount += 1 }
        switch event.span {
        case .timed(let start, let end):
            add(staff) { Shift(date: start.date, line: line, assignee: $0, start: start, end: end) }
        case .allDay(let first, let last):
            for date in (first...last).days { add(staff) { Shift(date: date, line: line, assignee: $0) } }
        }
    }

    private mutating func sort() {
        let ordered = all.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            return (a.date, a.line, a.start?.minute ?? -1, one.offset) < (
                b.date, b.line, b.start?.minute ?? -1, other.offset
            )
        }
        all = ordered.map(\.element)
    }
}

extension AssignedShifts.Shift {
    /// True if the times of day do not say on which day it ends: the end is a day or more after the start.
    var needsEndDate: Bool {
        guard let start, let end else { return false }
        return end.minutes(since: start) >= 24 * 60
    }
}

extension Event.Content {
    /// True if it says more than who is on its line.
    fileprivate var saysMore: Bool {
        isTentative || closesDay || Detail.allCases.contains { $0 != .person && self[$0] != nil }
    }
}
