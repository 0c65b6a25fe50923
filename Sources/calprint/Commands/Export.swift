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
    @Option(.schedule) var schedule: [String]
    @Option(.store) var store: String?
    @Option(.timeZone) var timeZone: TimeZoneName?
    @Flag(.strict) var strict: Bool
    @OptionGroup var tables: TableSourceOptions
    @Option(.exportFormat) var format: ExportFormat?
    @Flag(.notes) var notes: Bool
    @Flag(.spreadsheetSafe) var spreadsheetSafe: Bool
    @Flag(.rawSummary) var rawSummary: Bool
    @Option(.exportOutput) var output: String?
    @Option(.exportMode) var mode: FileMode?

    @OptionGroup
    var configuration: ConfigurationOptions

    /// Nil for all. Throws ``Failure`` 64 if there is an end only, or if it comes first.
    private var days: DaySpan? {
        get throws {
            guard let from else {
                guard to == nil else {
                    throw Failure(.usage, "--to without --from; give the first day or month as well")
                }
                return nil
            }
            return try DaySpan(from: from, to: to ?? from)
        }
    }

    func run(_ console: Console) throws {
        let format = try chosenFormat()
        let days = try self.days
        let output = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        let kept = KeptFiles(schedules: schedule, store: store)
        let destination = try Destination(output, nil, mode: mode?.bits, keeping: kept)
        let reading = SourceReading(timeZone: timeZone, strict: strict, table: tables.options)
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
            (privateEvents, "private events are left out: \(privateEvents); json and ics have them"),
        ].filter { $0.0 > 0 }.map(\.1)
    }
}
