/// How often each person is on a line, and from when to when.
public struct AssignmentTally: Sendable {
    /// The assignments of a person.
    public struct Row: Sendable {
        /// The person.
        public let person: Person
        /// On how many lines of how many days; twice on one line of a day counts once. The person's own events on no
        /// line count as one more line.
        public var count = 0
        /// From the first of these days to the last; nil for none.
        public var days: DaySpan?
    }

    /// In the order of rosters. People whom the schedule does not declare are left out if they are on no line.
    public private(set) var rows: [Row]

    private let people: People
    /// Equal texts are read once.
    private var known: [String: Set<Int>] = [:]

    /// The people of a schedule on some days, nil for all. Whose a private event is does not count.
    public init(_ schedule: Schedule, _ people: People, on days: DaySpan? = nil) {
        self.people = people
        rows = people.all.map { Row(person: $0) }
        var found: Set<LineOfDay> = []
        for record in schedule.days where days?.contains(record.date) ?? true {
            for text in record.texts where schedule.closing(text.text) == nil {
                count(names(in: text), text.key, record.date, &found)
            }
        }
        for event in schedule.events where !event.isPrivate {
            let people = names(in: event)
            guard !people.isEmpty else { continue }
            for date in (event.firstDay...event.lastDay).days where days?.contains(date) ?? true {
                count(people, event.lineKey ?? "", date, &found)
            }
        }
        if schedule.people.isEmpty { rows.removeAll { $0.count == 0 } }
    }

    private mutating func count(
        _ people: Set<Int>, _ key: String, _ date: CivilDate, _ found: inout Set<LineOfDay>
    ) {
        for person in people where found.insert(LineOfDay(person: person, key: key, date: date)).inserted {
            rows[person].count += 1
            let first = min(rows[person].days?.lowerBound ?? date, date)
            rows[person].days = first...max(rows[person].days?.upperBound ?? date, date)
        }
    }

    /// The event's owners, and those on its line.
    private mutating func names(in event: Event) -> Set<Int> {
        let named = event.lineText.map { names(in: $0) } ?? []
        return named.union(people.owners(of: event.content))
    }

    private mutating func names(in text: LineText) -> Set<Int> {
        if text.assignees == nil, let found = known[text.text] { return found }
        let found = Set(people.assignments(of: text).duties.map(\.person))
        if text.assignees == nil { known[text.text] = found }
        return found
    }
}

/// A person on a line of a day.
private struct LineOfDay: Hashable {
    let person: Int
    let key: String
    let date: CivilDate
}
