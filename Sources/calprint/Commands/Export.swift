import ArgumentParser
import CalendarCore
import ScheduleIO

struct Export: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.export.rawValue, abstract: CommandName.export.abstract,
        usage: "calprint export [--from <date>] [--to <date>] [-s <file>] ... [-o <file>] [<option> ...]",
        discussion:
            "Reading the output gives the same schedule, as far as the format allows; JSON keeps everything.")

    @Option(.exportFrom) var from: DayOrMonth?
    @Option(.exportTo) var to: DayOrMonth?
    @Option(each: .schedule) var schedule: [String]
    @Option(.store) var store: String?
    @Option(.people) var people: String?
    @Option(.timeZone) var timeZone: TimeZoneName?
    @Flag(.strict) var strict: Bool
    @OptionGroup var tables: TableSourceOptions
    @Option(.exportFormat) var format: ExportFormat?
    @Option(each: .exportProvider) var provider: [String]
    @Option(.exportPrivacy) var privacy: Privacy?
    @Flag(.notes) var notes: Bool
    @Flag(.spreadsheetSafe) var spreadsheetSafe: Bool
    @Flag(.rawSummary) var rawSummary: Bool
    @Option(.exportOutput) var output: String?
    @Option(.exportMode) var mode: FileMode?

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let format = try chosenFormat()
        let days = try DaySpan(checking: from, to)
        let output = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        var kept = KeptFiles(schedules: schedule, store: store)
        if let people { kept.keep(people, as: "the file of people") }
        let destination = try Destination(output, nil, mode: mode?.bits, keeping: kept)
        let reading = SourceReading(timeZone: timeZone, strict: strict, table: tables.options)
        let loaded = try ScheduleSources(schedule, store: store).load(
            days, reading, console, adding: AddedSources(people: try PeopleFile.people(in: people)), isRequired: true)
        var options = options(days)
        let sheet = try PersonalSheet(provider)
        options.person = try sheet?.person(of: loaded.schedule)
        let export = ScheduleExport(loaded.schedule, as: format, options)
        try destination.deliver { sink in try export.write(to: sink) }
        if export.mayCollide { tellOfCollision(title: loaded.schedule.title, console) }
        for note in export.omissions.words { console.note(note) }
    }

    private func options(_ days: ClosedRange<CivilDate>?) -> ExportOptions {
        var options = ExportOptions()
        options.days = days
        (options.hasNotesTable, options.isSpreadsheetSafe) = (notes, spreadsheetSafe)
        (options.keepsRawSummary, options.privacy) = (rawSummary, privacy)
        return options
    }

    private func chosenFormat() throws -> ExportFormat {
        let named = output.flatMap(ExportFormat.init(fileName:))
        let format = format ?? named ?? .json
        guard format == .csv || !(notes || spreadsheetSafe) else {
            throw Failure(.usage, "--\(notes ? "notes" : "spreadsheet-safe") is for csv; the output is \(format)")
        }
        guard format == .jsonl || !rawSummary else {
            throw Failure(.usage, "--raw-summary is for jsonl; the output is \(format)")
        }
        guard format == .ics || provider.isEmpty else {
            throw Failure(.usage, "--provider is for ics; the output is \(format)")
        }
        return format
    }

    private func tellOfCollision(title: String?, _ console: Console) {
        let remedy = "an \"id\" in JSON keeps its events apart from those of others in the same phone"
        if let title {
            console.note("the schedule has no id, so its title '\(title)' must stay as it is; \(remedy)")
        } else {
            console.warn("the schedule has neither an id nor a title; \(remedy)")
        }
    }
}

extension ExportFormat {
    /// By the end of a file's name; nil for an unknown one.
    fileprivate init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
}

extension ScheduleExport.Omissions {
    /// A note for each kind of thing that is left out.
    fileprivate var words: [String] {
        [
            (days, "days are left out: \(days); csv without --notes has them"),
            (notes, "months with notes are left out: \(notes); json has them, and csv with --notes"),
            (events, "events are left out: \(events); json and ics have them"),
            (privateEvents, "private events are left out: \(privateEvents); --private busy or show writes them"),
            (unreadTexts, "texts that say more than who is on a line: \(unreadTexts); the calendar has only the line"),
        ].filter { $0.0 > 0 }.map(\.1)
    }
}
