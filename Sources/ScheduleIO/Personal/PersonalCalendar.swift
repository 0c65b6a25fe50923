import CalendarCore

/// The entries of a schedule for one person, without anybody else's name.
///
/// - Each assignment is an entry with the name of its line: `CALL`. It takes the day, or the hours in the text.
/// - Events that name the person or are theirs are in, with an ellipsis in the place of other names; on a line they are
///   assignments. Events that close days are for all.
/// - A text that closes its day is nobody's, and neither are monthly notes.
struct PersonalCalendar {
    let schedule: Schedule
    let chosen: ChosenPerson
    let names: PersonalNames
    private let privacy: Privacy
    private let busyWord: String
    /// The entries in order: those on lines by day, then the events.
    private(set) var entries: [PersonalEntry] = []
    /// The number of texts of lines that name the person and contain more than names.
    private(set) var unreadCount = 0
    /// The number of private events that are left out.
    private(set) var withheldCount = 0
    /// True if the entries' names could be those of another schedule's.
    private(set) var mayCollide = false

    init(_ schedule: Schedule, of chosen: ChosenPerson, _ privacy: Privacy, busy word: String) {
        (self.schedule, self.chosen, self.privacy, busyWord) = (schedule, chosen, privacy, word)
        names = PersonalNames(schedule, chosen.person)
        for day in schedule.days {
            for line in schedule.lines { if let text = day.text(ofLine: line.key) { add(text.text, line, of: day) } }
        }
        for event in schedule.events { add(event) }
    }

    /// `The Clinic: Kovář`
    var name: String {
        let title = schedule.title.map { "\(chosen.withoutOthers($0)): " } ?? ""
        return title + chosen.person.name
    }

    private mutating func add(_ text: String, _ line: ScheduleLine, of day: DayRecord) {
        guard schedule.closing(text) == nil else { return }
        let read = chosen.people.assignments(in: text)
        let mine = read.assignments.filter { $0.person == chosen.index }
        if mine.isEmpty ? chosen.isNamed(in: text) : !read.isUnderstood { unreadCount += 1 }
        for (number, assignment) in mine.enumerated() {
            mayCollide = mayCollide || names.mayCollide(day.identity)
            entries.append(
                PersonalEntry(
                    uid: names.assignment(day, line, number: number), modified: day.modified,
                    summary: PersonalEntry.summary(line, [assignment.hours?.openEnd, remark(of: assignment)]),
                    span: assignment.hours?.span(on: day.date) ?? .allDay(first: day.date, last: day.date),
                    isFree: line.isOff))
        }
    }

    private func remark(of assignment: Assignment) -> String? { assignment.remark.map(chosen.withoutOthers) }

    // MARK: Events

    private mutating func add(_ event: Event) {
        guard isMine(event) || event.closesDay && !event.isPrivate else { return }
        guard !event.isPrivate || privacy != .omit else { return withheldCount += 1 }
        mayCollide = mayCollide || names.mayCollide(event.identity)
        let line = schedule.lines.first { $0.key == event.lineKey }
        let isFree = event.closesDay || line?.isOff ?? false
        let shown = event.isPrivate && privacy == .busy ? event.without(words: busyWord) : event
        entries.append(
            PersonalEntry(
                uid: names.event(event), modified: event.modified, summary: summary(of: shown), span: event.span,
                place: shown.place.map(chosen.withoutOthers), category: shown.category.map(chosen.withoutOthers),
                isTentative: shown.isTentative, isPrivate: event.isPrivate, isFree: isFree))
    }

    private func isMine(_ event: Event) -> Bool {
        [event.person, event.words].compactMap(\.self).contains(where: chosen.isNamed)
            || event.lineKey != nil && assignment(event) != nil
    }

    /// Returns the person's assignment in an event on a line, if the event names only people.
    private func assignment(_ event: Event) -> Assignment? {
        let read = chosen.people.assignments(in: event.words)
        return read.isUnderstood ? read.assignments.first { $0.person == chosen.index } : nil
    }

    private func summary(of event: Event) -> String {
        let words = chosen.withoutOthers(event.words)
        guard let line = schedule.lines.first(where: { $0.key == event.lineKey }) else { return words }
        return assignment(event).map { PersonalEntry.summary(line, [remark(of: $0)]) } ?? "\(line.label): \(words)"
    }
}

extension ScheduleLine {
    /// True if people on it do not work: the line with the key `off`.
    fileprivate var isOff: Bool { key == "off" }
}
