import CalendarCore

/// The people on the lines of a schedule's days, one by one.
struct AssignedShifts {
    /// In order of date and line.
    private(set) var all: [Shift] = []
    /// The texts that have more than people; of these only the people are listed.
    private(set) var unreadCount = 0

    struct Shift {
        let date: CivilDate
        let line: ScheduleLine
        let assignee: Assignee
    }

    init(_ schedule: Schedule) {
        let people = People(of: schedule)
        for day in schedule.days {
            for line in schedule.lines {
                guard let text = day.text(ofLine: line.key) else { continue }
                let read = people.assignments(of: text, in: schedule)
                if !read.isUnderstood { unreadCount += 1 }
                all += read.duties.map { assignment in
                    let name = people.all[assignment.person].name
                    return Shift(
                        date: day.date, line: line,
                        assignee: Assignee(name: name, hours: assignment.hours, note: assignment.remark))
                }
            }
        }
    }
}
