import CalendarCore
import ScheduleIO

/// The output of `--list-people`: a person a line.
struct PeopleListing {
    let text: String

    private static let header = ["Name", "Initials", "Spellings", "Assignments", "First day", "Last day"]

    /// Throws ``Failure`` 65 if there are no people.
    init(_ tally: AssignmentTally) throws(Failure) {
        guard !tally.rows.isEmpty else { throw Failure(.badData, "nobody is on any line (--list-people)") }
        let rows = [PeopleListing.header] + tally.rows.map(\.cells)
        text = TextColumns(rows, rightAligned: 3..<4).lines.joined(separator: "\n")
    }
}

extension PeopleListing {
    /// The people of the schedules that options name, on the days that they name, else on all.
    init(_ options: DrawingOptions, _ console: Console) throws {
        let days = options.range.asksForAll ? nil : try options.range.from.map { _ in try options.days }
        let loaded = try options.schedules.sources().load(
            days, options.schedules.source.reading, console, adding: options.schedules.added, isRequired: true)
        let lines = options.schedules.lines
        let schedule = try lines.chosen(of: lines.applied(to: loaded.schedule))
        try self.init(AssignmentTally(schedule, People(of: schedule), on: days))
    }
}

extension AssignmentTally.Row {
    /// In the order of the columns; a hyphen for nothing.
    fileprivate var cells: [String] {
        let spellings = person.spellings.joined(separator: ", ")
        let cells = [person.name, person.initials ?? "", spellings, String(count)]
        let ends = [days?.lowerBound, days?.upperBound].map { $0.map(\.description) ?? "" }
        return (cells + ends).map { $0.isEmpty ? "-" : $0 }
    }
}
