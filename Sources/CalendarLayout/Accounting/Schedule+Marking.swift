import CalendarCore

extension Schedule {
    /// The schedule with its changes marked, for pages that write entries in a format.
    ///
    /// What the pages would print in the same words as before is marked as new, but nothing is struck through beside it.
    /// What is gone from a line that the schedule no longer has stands on none, behind the line's label.
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
        return marking(days, notes: notes)
    }

    private func add(_ change: ScheduleChange, to day: inout RevisedDay, _ format: EntryFormat) {
        guard let before = change.before else { return day.add(now: change.after, gone: nil, of: nil, at: nil) }
        let line = lines.first { $0.key == before.line?.key }
        let words = format.text(of: before)
        let isSame = change.after.map(format.text) == words
        let label = line == nil ? before.label.map { "\($0) " } ?? "" : ""
        day.add(now: change.after, gone: isSame ? nil : label + words, of: line, at: before.location)
    }
}

extension EntryFormat {
    /// The changes that it tells: both sides in different words.
    public func told(_ changes: [ScheduleChange]) -> [ScheduleChange] {
        changes.filter { change in change.before.map(text) != change.after.map(text) }
    }
}
