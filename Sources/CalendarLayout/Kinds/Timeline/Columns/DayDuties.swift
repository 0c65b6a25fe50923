import CalendarCore

/// The lines that people are on, on a day, for the heads of columns.
struct DayDuties {
    private let people: People
    private let told: Set<String>
    private let duties: [Duty]

    /// A person on a line: "OS", "CL 8–12".
    private struct Duty {
        let person: Int
        let words: String
        let isWork: Bool
    }

    /// The duties of a day. Columns of places and lines have none.
    init(on date: CivilDate, _ keys: ColumnKeys, _ context: LayoutContext) {
        people = keys.people
        guard keys.grouping == .person, let record = context.schedule.day(date) else {
            (told, duties) = ([], [])
            return
        }
        var (told, duties) = (Set<String>(), [Duty]())
        for line in context.schedule.lines {
            guard let text = record.text(ofLine: line.key) else { continue }
            let read = people.assignments(of: text, in: context.schedule)
            duties += read.duties.map { assignment in
                Duty(
                    person: assignment.person, words: context.format.words(assignment, on: line),
                    isWork: line.place == .body && !line.isOff)
            }
            if read.isUnderstood, line.place == .body, !line.isOff { told.insert(line.key) }
        }
        (self.told, self.duties) = (told, duties)
    }

    /// Returns true if the heads of columns, and the line of those without a column, say all that a text of a line
    /// says.
    func tells(_ entry: Entry) -> Bool {
        entry.kind == .line && entry.revision == nil && entry.line.map { told.contains($0.key) } ?? false
    }

    /// The lines of a person: "OS · CALL".
    func words(of person: Int) -> String {
        duties.filter { $0.person == person }.map(\.words).firstOfEach.joined(separator: " · ")
    }

    /// Those who work and have no column: "Kovář (CL)", in the order of people.
    func idle(besides columns: Set<ColumnKey>) -> [String] {
        Set(duties.filter(\.isWork).map(\.person)).filter { !columns.contains(.person($0)) }.sorted().map { person in
            let words = duties.filter { $0.isWork && $0.person == person }.map(\.words).firstOfEach
            return "\(people.all[person].name) (\(words.joined(separator: ", ")))"
        }
    }
}

extension EntryFormat {
    /// "OS", "OS ½", "CL 8–12".
    fileprivate func words(_ assignment: Assignment, on line: ScheduleLine) -> String {
        [line.label, assignment.remark, assignment.hours.map(hours.text)].compactMap(\.self).joined(separator: " ")
    }
}
