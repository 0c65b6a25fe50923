/// The people on lines and days, taken from the texts of a schedule, and their own events.
public struct Roster: Sendable {
    /// The days that it is about.
    public let days: DaySpan
    /// Everybody who is on it.
    public let people: [Person]
    /// The lines that name anybody on these days or have a gap, in printing order, then the titles of people's own
    /// events that are lines; without any, and without own events, all of the schedule.
    public let lines: [ScheduleLine]
    /// The texts of these days' lines, day by day, in printing order; then people's own events.
    public private(set) var entries: [RosterEntry]
    /// By person, then by day.
    private var duties: [[RosterDuty]]
    /// By person, then by day: true if somebody is new on a line or gone from one since an earlier schedule.
    private var changed: [Bool]

    /// The roster of these people on some days. People whom no text of these days names are left out, unless the
    /// schedule declares people and names none of them; those who are gone since an earlier schedule stay.
    public init(_ schedule: Schedule, _ people: People, days: DaySpan, order: RosterOrder = .table) {
        let owned = RosterEvents(of: schedule, people, days)
        let entries = Roster.entries(of: schedule, people, days) + owned.events.map(\.entry)
        let gone = schedule.revisedDays(in: days).flatMap { $0.people.flatMap(\.gone) }
        let named = Set(
            entries.flatMap { $0.text.duties.map(\.person) }
                + gone.compactMap { people.index.person(called: $0.name) })
        let listed = people.all.indices.filter {
            named.contains($0) || named.isEmpty && !schedule.people.isEmpty
        }
        let shown = order.sorted(listed, of: people, schedule.lines, entries)
        let keys = Set(entries.lazy.filter { !$0.text.duties.isEmpty }.compactMap(\.entry.line?.key))
            .union(owned.events.compactMap(\.lineKey))
        let gaps = Set(schedule.gaps(in: days).map(\.lineKey))
        let used = schedule.lines.filter { keys.contains($0.key) || gaps.contains($0.key) } + owned.lines
        self.init(
            days: days, people: shown.map { people.all[$0] },
            lines: used.isEmpty && owned.events.isEmpty ? schedule.lines : used, entries)
        let rows = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
        let first = entries.count - owned.events.count
        for index in 0..<first { add(index, rows) }
        for (index, event) in zip(first..., owned.events) { add(event, index, rows) }
        for day in schedule.revisedDays(in: days) { mark(day, people, rows) }
    }

    /// Adds an event to the people on it, on each of its days.
    private mutating func add(_ event: RosterEvents.Shown, _ entry: Int, _ rows: [Int: Int]) {
        let line = lines.firstIndex { $0.key == event.lineKey }
        for assignment in event.entry.text.duties {
            guard let row = rows[assignment.person] else { continue }
            entries[entry].people.append(row)
            let shown = event.showsHours ? event.hours?.asAssigned : nil
            for date in event.days.days {
                duties[cell(row, date)].append(
                    RosterDuty(
                        line: line, hours: assignment.hours ?? shown, remark: assignment.remark,
                        shift: assignment.hours.map { ShiftHours($0, usual: event.hours) } ?? event.hours,
                        entry: entry))
            }
        }
    }

    private init(days: DaySpan, people: [Person], lines: [ScheduleLine], _ entries: [RosterEntry]) {
        (self.days, self.people, self.lines, self.entries) = (days, people, lines, entries)
        duties = Array(repeating: [], count: people.count * days.dayCount)
        changed = Array(repeating: false, count: people.count * days.dayCount)
    }

    private static func entries(of schedule: Schedule, _ people: People, _ days: DaySpan) -> [RosterEntry] {
        days.days.flatMap { date in
            let record = schedule.day(date)
            return schedule.entries(on: date).filter { $0.kind == .line }.map { entry in
                let text = entry.line.flatMap { record?.text(ofLine: $0.key) }
                return RosterEntry(
                    date: date, entry: entry,
                    text: text.map { people.assignments(of: $0, in: schedule) } ?? AssignedText())
            }
        }
    }

    private mutating func add(_ entry: Int, _ rows: [Int: Int]) {
        let (date, key) = (entries[entry].date, entries[entry].entry.line?.key)
        guard let line = lines.firstIndex(where: { $0.key == key }) else { return }
        for assignment in entries[entry].text.duties {
            guard let row = rows[assignment.person] else { continue }
            entries[entry].people.append(row)
            duties[cell(row, date)].append(
                RosterDuty(
                    line: line, hours: assignment.hours, remark: assignment.remark,
                    shift: ShiftHours(assignment.hours, usual: lines[line].hours), entry: entry))
        }
    }

    /// Marks the cells of those who are new on a line of a day, or gone from it, and the duties that are new.
    private mutating func mark(_ day: RevisedDay, _ people: People, _ rows: [Int: Int]) {
        func row(_ assignee: Assignee) -> Int? { people.index.person(called: assignee.name).flatMap { rows[$0] } }
        for change in day.people {
            for row in (change.added + change.gone).compactMap(row) { changed[cell(row, day.date)] = true }
            for assignee in change.added {
                guard let cell = row(assignee).map({ cell($0, day.date) }) else { continue }
                for index in duties[cell].indices where lineKey(duties[cell][index]) == change.lineKey {
                    if duties[cell][index].hours == assignee.hours { duties[cell][index].isNew = true }
                }
            }
        }
    }

    private func lineKey(_ duty: RosterDuty) -> String? { duty.line.map { lines[$0].key } }

    private func cell(_ row: Int, _ date: CivilDate) -> Int {
        row * days.dayCount + (date.epochDay - days.lowerBound.epochDay)
    }

    /// Returns the duties of a person on a day, in printing order; both count from 0.
    public func duties(ofPerson person: Int, day: Int) -> [RosterDuty] { duties[person * days.dayCount + day] }

    /// Returns true if a person is new on a line of a day or gone from one since an earlier schedule.
    public func isChanged(person: Int, day: Int) -> Bool { changed[person * days.dayCount + day] }

    /// Returns true if somebody's duties of a day have changed.
    public func isChanged(day: Int) -> Bool { people.indices.contains { isChanged(person: $0, day: day) } }

    /// Returns true if a text says this about somebody.
    public func hasRemark(_ remark: String) -> Bool { duties.joined().contains { $0.remark == remark } }

    /// How many minutes a person works on these days, as texts or the usual hours of lines say; nil if nobody says any.
    ///
    /// Time on two lines at once counts once; lines of people who are off do not count.
    public func minutes(ofPerson person: Int) -> Int? {
        let worked = (0..<days.dayCount).flatMap { day in
            duties(ofPerson: person, day: day).compactMap { hours(of: $0)?.moved(days: day) }
        }
        return worked.isEmpty ? nil : worked.minutes
    }

    /// The hours of a duty on a line, if its beginning and its end are known.
    private func hours(of duty: RosterDuty) -> ShiftHours? {
        guard let line = duty.line, !lines[line].isOff, let hours = duty.shift ?? lines[line].hours else { return nil }
        return hours.isKnown ? hours : nil
    }

    /// On how many days a person is on a line.
    public func dayCount(ofPerson person: Int, line: Int) -> Int {
        (0..<days.dayCount).count { day in duties(ofPerson: person, day: day).contains { $0.line == line } }
    }

    /// How many people are on a line on a day.
    public func personCount(line: Int, day: Int) -> Int {
        people.indices.count { person in duties(ofPerson: person, day: day).contains { $0.line == line } }
    }
}

/// A text of a line and whom it names, or an event and whose it is.
public struct RosterEntry: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// The line and its text, or the event on its first day.
    public let entry: Entry
    /// Whom it names; nobody if it closes its day.
    public let text: AssignedText
    /// The same people, by their index in ``Roster/people``.
    public internal(set) var people: [Int] = []
}

/// A duty of a person on a day: a line, for all of the day or a part, or an event of the person's own.
public struct RosterDuty: Hashable, Sendable {
    /// The index of the line in ``Roster/lines``; nil for an event of the person's own.
    public let line: Int?
    /// When, if a cell says so.
    public let hours: AssignedHours?
    /// Other words of the text about the person.
    public let remark: String?
    /// All that is known of when, also what a cell need not say; nil for whole days.
    let shift: ShiftHours?
    /// The index of the text in ``Roster/entries``.
    public let entry: Int
    /// True if it is new since an earlier schedule.
    public internal(set) var isNew = false
}
