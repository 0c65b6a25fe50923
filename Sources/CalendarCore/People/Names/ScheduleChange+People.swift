extension [ScheduleChange] {
    /// The same changes, those of lines with the people who are new and those who are gone.
    public func namingPeople(of schedule: Schedule, since earlier: Schedule) -> [ScheduleChange] {
        let people = People(of: schedule, and: earlier)
        return map { change in
            var change = change
            change.people = people.change(change, from: earlier, to: schedule)
            return change
        }
    }
}

extension People {
    /// Returns nil if a change is not that of a line's text, or names nobody.
    fileprivate func change(
        _ change: ScheduleChange, from earlier: Schedule, to schedule: Schedule
    ) -> PeopleChange? {
        guard case .day(let date, let key?) = change.subject,
            [change.before, change.after].allSatisfy({ $0.map { $0.kind == .line } ?? true })
        else { return nil }
        let sides = [earlier, schedule].map { schedule in
            schedule.day(date)?.text(ofLine: key).map { assignments(of: $0, in: schedule) } ?? .nobody
        }
        guard sides.contains(where: { !$0.duties.isEmpty }) else { return nil }
        let assignees = sides.map { $0.duties.map(assignee) }
        return PeopleChange(
            onLine: key, from: assignees[0], to: assignees[1], isComplete: sides.allSatisfy(\.isUnderstood))
    }

    private func assignee(_ assignment: Assignment) -> Assignee {
        Assignee(name: all[assignment.person].name, hours: assignment.hours, note: assignment.remark)
    }
}

extension AssignedText {
    /// No text.
    fileprivate static let nobody: AssignedText = {
        var text = AssignedText()
        text.isUnderstood = true
        return text
    }()
}
