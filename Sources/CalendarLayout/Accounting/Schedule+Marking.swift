import CalendarCore

extension Schedule {
    /// The schedule with its changes marked, for pages that write entries in a format.
    ///
    /// An entry that the pages would print in the same words as before is marked as new, but nothing is struck through
    /// beside it. An entry that is gone from a line that the schedule no longer has is on no line, behind the line's
    /// label.
    public func marking(_ changes: [ScheduleChange], as format: EntryFormat) -> Schedule {
        var days: [RevisedDay] = []
        var notes: [YearMonth: Set<Int>] = [:]
        for change in changes {
            switch change.subject {
            case .note(let month, let number): if change.after != nil { notes[month, default: []].insert(number) }
            case .day(let date, _):
                if days.last?.date != date { days.append(RevisedDay(date)) }
                add(change, to: &days[days.count - 1], format)
            }
        }
        return marking(revisions: days, notes: notes)
    }

    private func add(_ change: ScheduleChange, to day: inout RevisedDay, _ format: EntryFormat) {
        if let people = change.people { day.people.append(people) }
        guard let before = change.before else { return day.add(now: change.after, gone: nil, of: nil, at: nil) }
        let line = lines.first { $0.key == before.line?.key }
        let words = format.text(of: before)
        let isSame = change.after.map(format.text) == words
        let label = line == nil ? before.label.map { "\($0) " } ?? "" : ""
        day.add(now: change.after, gone: isSame ? nil : label + words, of: line, at: before.location)
    }
}

extension EntryFormat {
    /// The changes that a list can tell: both sides differ in words, or in a detail that the list can add to them.
    ///
    /// - Parameters:
    ///   - changes: the changes of a schedule.
    ///   - closedWord: the word for a day that an event closes.
    public func told(_ changes: [ScheduleChange], closedWord: String) -> [ScheduleChange] {
        changes.filter { sides(of: $0, closedWord) != nil }
    }

    /// Both sides of a change as entries whose words differ: "Clinic, Averbeck" if only the person is another. Nil if
    /// nothing that can be said differs.
    func sides(of change: ScheduleChange, _ closedWord: String) -> (before: Entry?, after: Entry?)? {
        func differ(_ before: Entry?, _ after: Entry?) -> Bool { before.map(text) != after.map(text) }
        if differ(change.before, change.after) { return (change.before, change.after) }
        let other = [change.after?.event, change.before?.event]
        let detailed = zip([change.before, change.after], other).map { $0?.telling(apart: $1, self, closedWord) }
        return differ(detailed[0], detailed[1]) ? (detailed[0], detailed[1]) : nil
    }
}

extension Entry {
    /// The entry of an event with the details in its words in which another event differs.
    fileprivate func telling(apart other: Event.Content?, _ format: EntryFormat, _ closedWord: String) -> Entry {
        guard case .event(var event, let time) = content, let other else { return self }
        let shown = event.onPaper
        // A page that prints places has them in the words.
        for detail in Event.Content.Detail.allCases where detail != .place && shown[detail] != other[detail] {
            guard let text = shown[detail] else { continue }
            event.title = format.locale.phrases.placed.filled(["text": event.title, "place": text])
        }
        if event.closesDay, !other.closesDay { event.title = "\(closedWord) — \(event.title)" }
        return Entry(line: line, .event(event, time: time), days: days, location: location, revision: revision)
    }
}
