import CalendarCore

/// Names the entries of one person's calendar, so that no other calendar has them.
struct PersonalNames {
    private let schedule: Schedule
    private let person: String

    init(_ schedule: Schedule, _ person: Person) {
        self.schedule = schedule
        self.person = Provider.words(of: person.name).joined(separator: " ")
    }

    /// The name of the calendar as a whole.
    var calendar: String { NamedUUID(["calendar"] + scope(of: nil) + [person]).description }

    /// Names a person's place on a line of a day; `number` counts if there are several, for different hours.
    func assignment(_ record: DayRecord, _ line: ScheduleLine, number: Int) -> String {
        let words = scope(of: record.identity) + (record.identity?.words ?? [record.date.description])
        return NamedUUID(["assignment"] + words + [line.key, person, "\(number)"]).description
    }

    /// Names an event. One without a name of its own is identified by its time and words.
    func event(_ event: Event) -> String {
        let content = [event.words, event.lineKey ?? "", event.span.startText, event.span.endText ?? ""]
        let words = scope(of: event.identity) + (event.identity?.words ?? content)
        return NamedUUID(["event"] + words + [person]).description
    }

    /// Returns true if the names could be those of another schedule's records: neither it nor these records have an id.
    func mayCollide(_ identity: RecordIdentity?) -> Bool {
        schedule.id == nil && !(identity.map { NamedUUID.begins($0.name) } ?? false)
    }

    /// Returns the schedule's id, else its title. Records that nobody else has need none.
    private func scope(of identity: RecordIdentity?) -> [String] {
        if let id = schedule.id { return ["id", id] }
        return mayCollide(identity) ? ["title", schedule.title ?? ""] : []
    }
}

extension RecordIdentity {
    fileprivate var words: [String] { ["record", zone, name] }
}
