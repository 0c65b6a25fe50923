import ArgumentParser
import CalendarCore
import ScheduleIO

struct Export: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.export.rawValue, abstract: CommandName.export.abstract,
        usage: "calprint export [--from <date>] [--to <date>] [-s <file>] ... [-o <file>] [<option> ...]",
        discussion:
            "What is read back gives the same schedule, as far as the format has a place for it; JSON has for all.")

    @Option(
        help: ArgumentHelp("First day or month (default: all there is).", valueName: "date"),
        transform: DayOrMonth.init(option:))
    var from: DayOrMonth?

    @Option(
        help: ArgumentHelp("Last day or month, included (default: the first).", valueName: "date"),
        transform: DayOrMonth.init(option:))
    var to: DayOrMonth?

    @Option(
        name: .shortAndLong, parsing: .upToNextOption,
        help: ArgumentHelp("A schedule, - is standard input; later ones win.", valueName: "file"),
        completion: .schedules)
    var schedule: [String] = []

    @Option(
        help: ArgumentHelp("The store that is read without -s.", valueName: "file"), completion: .stores)
    var store: String?

    @Option(
        help: ArgumentHelp("Where instants become days; else the file tells.", valueName: "zone"),
        completion: .timeZones, transform: TimeZoneName.init(option:))
    var timeZone: TimeZoneName?

    @Flag(help: "Take every warning for an error.")
    var strict = false

    @Option(help: ArgumentHelp("What to write, else told by the name after -o, else json.", valueName: "kind"))
    var format: ExportFormat?

    @Flag(help: "Write the table of monthly notes, not that of days (csv).")
    var notes = false

    @Flag(help: "Put an apostrophe before what a spreadsheet takes for a formula (csv).")
    var spreadsheetSafe = false

    @Flag(help: "Give the texts of events as their file has them, without time of day (jsonl).")
    var rawSummary = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file; - is standard output.", valueName: "file"), completion: .exports)
    var output: String?

    @Option(help: ArgumentHelp("The mode of the file, octal, as in 0600.", valueName: "mode"))
    var mode: FileMode?

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let format = try chosenFormat()
        let days = try DayRange(from: from, to: to).days
        let output = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        let destination = try Destination(output, nil, mode: mode?.bits)
        let reading = SourceReading(timeZone: timeZone, strict: strict)
        let loaded = try ScheduleSources(schedule, store: store).load(days, reading, console, isRequired: true)
        let export = ScheduleExport(loaded.schedule, as: format, options(days))
        try destination.deliver { sink in try export.write(to: sink) }
        for note in export.omissions.words { console.note(note) }
    }

    private func options(_ days: ClosedRange<CivilDate>?) -> ExportOptions {
        var options = ExportOptions()
        options.days = days
        (options.hasNotesTable, options.isSpreadsheetSafe) = (notes, spreadsheetSafe)
        options.keepsRawSummary = rawSummary
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
        return format
    }
}

extension ExportFormat: Keyword {
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
            (privateEvents, "private events are left out: \(privateEvents); json and ics have them"),
        ].filter { $0.0 > 0 }.map(\.1)
    }
}
