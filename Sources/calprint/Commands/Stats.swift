import ArgumentParser
import CalendarCore
import ScheduleIO

struct Stats: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .stats, usage: "calprint stats [--from <date>] [-s <file>] ... [<option> ...]",
        discussion:
            "Counts days: on each line, at work, at weekends, nights, and the most days in a row; documents of people on "
            + "the last day, and what is done of checklists. Without --rules, "
            + "nights are those on lines at the foot of a day, and nobody works on the line OFF.")

    @OptionGroup var options: StatsOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        guard !options.spreadsheetSafe || options.format == .csv else {
            throw Failure(.usage, "--spreadsheet-safe is for --format csv")
        }
        let file = try options.input.rulesFile
        let days = try DaySpan(checking: options.from, options.to)
        let loaded = try options.input.load(days, console)
        let span = try days ?? countedDays(of: loaded.schedule)
        let all = RosterStatistics(
            loaded.schedule, try file?.rules(for: loaded.schedule) ?? CoverageRules(), days: span)
        let records = RecordStatistics(loaded.schedule, on: span.upperBound)
        let table = try shown(of: all, records)
        if options.format == .csv, !records.isEmpty {
            console.note("documents of people and checklists are counted in text and json")
        }
        if options.format == .csv {
            let csv = table.csv(isSpreadsheetSafe: options.spreadsheetSafe)
            try Destination(nil, nil, mode: nil).deliver { sink in try csv.withUnsafeBytes(sink) }
        } else {
            try console.print(options.format == .json ? table.json : table.text)
        }
        noteUnknownHours(all, console)
        if all.unclearTextCount > 0 {
            console.note(
                "texts with words besides known names: \(all.unclearTextCount); whom else they mean is not counted")
        }
    }

    private func noteUnknownHours(_ all: RosterStatistics, _ console: Console) {
        guard all.hasHours, all.unknownHoursCount > 0 else { return }
        console.note(
            "shifts whose hours are not known: \(all.unknownHoursCount); [lines] gives lines their usual hours")
    }

    /// The days with anybody on a line; without any, the day of the newest change, for documents and checklists. Throws
    /// ``Failure`` 65 if there is nothing to count.
    private func countedDays(of schedule: Schedule) throws -> DaySpan {
        if let days = schedule.staffedDays { return days }
        guard !schedule.peopleRecords.isEmpty else {
            throw Failure(.badData, "there is nothing to count: no line has a text")
        }
        let newest = schedule.lastModified.flatMap { WallClock(timeZone: schedule.timeZone).time(at: $0)?.date }
        guard let date = newest else {
            throw Failure(.badData, "documents are counted on a day, and none is known: give --from")
        }
        return date...date
    }

    /// The statistics of the people asked for. Throws ``Failure`` 65 for an unknown name.
    private func shown(of statistics: RosterStatistics, _ records: RecordStatistics) throws -> StatisticsTable {
        guard !options.person.isEmpty else { return StatisticsTable(statistics, records) }
        let people = statistics.people.map(\.person) + records.people
        for name in options.person where !people.contains(where: { $0.isCalled(name) }) {
            let names = people.flatMap(\.names)
            let hint = Spelling.hint(for: name, among: names).map { " (\($0))" } ?? ""
            throw Failure(.badData, "nobody is called '\(name)'\(hint) (--person)")
        }
        let isShown = { (person: Person) in options.person.contains(where: person.isCalled) }
        return StatisticsTable(statistics.only(isShown), records.only(isShown))
    }
}
