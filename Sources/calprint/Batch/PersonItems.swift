import CalendarCore
import ScheduleIO

/// The manifest that `--each-person` draws: each item once for every person in its schedule.
struct PersonItems {
    /// The manifest with a line for each person. A line whose people cannot be found out stays as it is.
    private(set) var manifest: Manifest
    /// Why, by the line's number.
    private(set) var failures: [Int: ItemResult] = [:]

    private let schedules = ScheduleCache()
    private let parser = ItemParser()

    init(_ whole: Manifest) {
        manifest = whole
        manifest.lines = whole.lines.flatMap { expanded($0) }
    }

    /// A placeholder until the people are known.
    private static let anybody = ItemPerson(name: "person", fileName: "person")

    private mutating func expanded(_ line: Manifest.Line) -> [Manifest.Line] {
        let item = manifest.item(line)
        var line = line
        line.person = PersonItems.anybody
        // Told once, when the names of all files are checked.
        guard manifest.item(line).nameFindings.isEmpty else { return [line] }
        do {
            return try people(of: item).map { person in
                var line = line
                line.person = person
                return line
            }
        } catch {
            let failure = ItemFailure(error, of: item)
            var result = ItemResult(line: line.number)
            (result.id, result.output) = (item.id?.value ?? "", item.output?.value ?? "")
            (result.status, result.messages) = (failure.status, failure.lines)
            failures[line.number] = result
            return [line]
        }
    }

    /// All people that the schedule declares or, without declarations, names on any day. A sheet of an earlier run must
    /// not become stale because its owner no longer has an assignment. For pages without days, those with records.
    private func people(of item: ManifestItem) throws -> [ItemPerson] {
        guard item.findings.isEmpty else { throw Failure(wrong: item.findings) }
        let options = try parser.parse(item, output: "")
        let person = OptionInfo(of: .person).name
        if let setting = item.settings.first(where: { $0.option.name == person }) {
            let message = "'\(person)' and \(ItemPerson.option) exclude each other"
            throw Failure(wrong: [Finding(.error, .conflictingFields, message, at: setting.location ?? item.start)])
        }
        let schedule = try schedule(options)
        let isOwn = options.views.contains(where: \.showsDays)
        let people = isOwn ? People(of: schedule).all : schedule.peopleWithRecords
        guard !people.isEmpty else {
            let reason = isOwn ? "nobody is on any line" : "nobody has documents or checklists"
            throw Failure(.badData, "\(reason) (\(ItemPerson.option))")
        }
        return ItemPerson.all(people, isOwn: isOwn)
    }

    private func schedule(_ options: DrawingOptions) throws -> Schedule {
        let (files, dayFiles) = try (schedules.files(options.schedules), schedules.dayFiles(options.schedules))
        let read = try schedules.schedule(
            options.schedules, files, dayFiles: dayFiles, on: try options.daysToRead())
        guard let schedule = read.schedule else {
            throw Failure(wrong: read.errors)
        }
        let lines = options.schedules.lines
        return try lines.chosen(of: lines.applied(to: schedule))
    }
}
