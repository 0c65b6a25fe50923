import ArgumentParser
import CalendarCore
import ScheduleIO

/// Which schedules are drawn.
struct ScheduleOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A schedule, - is standard input; later ones win. LABEL=FILE puts a calendar on that line.",
            valueName: "file"),
        completion: .schedules)
    var schedule: [String] = []

    @OptionGroup
    var source: SourceOptions
}

/// How schedules are read.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Their format, else told by content.", valueName: "format"))
    var format: ScheduleFormat?

    @Option(
        help: ArgumentHelp("Where instants become days; else the file tells.", valueName: "zone"),
        completion: .timeZones, transform: TimeZoneName.init(option:))
    var timeZone: TimeZoneName?

    @Flag(help: "Take every warning for an error.")
    var strict = false

    /// Reads sources; events that recur are followed on these days, nil for all that the file leads to. Throws the
    /// command's failure where a file cannot be read.
    ///
    /// Calendars come last, so that their events find the lines that the others declare.
    func read(_ names: [String], on days: ClosedRange<CivilDate>? = nil) throws -> [ReadResult] {
        let sources = try names.map { try load(SourceArgument($0)) }
        let others = sources.map { $0.isCalendar ? nil : read($0, ReadingOptions(timeZone: timeZone, days: days)) }
        guard sources.contains(where: \.isCalendar) else { return others.compactMap(\.self) }
        let readable = others.compactMap(\.self).filter { $0.schedule != nil }
        let lines = readable.isEmpty ? nil : ScheduleReader.merge(readable).schedule?.lines
        return zip(sources, others).map { source, result in
            result ?? read(source, ReadingOptions(timeZone: timeZone, days: days, lines: lines))
        }
    }

    private func load(_ argument: SourceArgument) throws -> LoadedSource {
        do {
            let bytes = try SourceFile.read(argument.file)
            let format = format ?? ScheduleReader.format(of: bytes)
            return LoadedSource(argument: argument, bytes: bytes, format: format)
        } catch {
            throw Failure(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, error.description)
        }
    }

    private func read(_ source: LoadedSource, _ options: ReadingOptions) -> ReadResult {
        var options = options
        options.label = source.argument.label
        let result = ScheduleReader.read(
            source.bytes, file: source.argument.file, format: source.format, options: options)
        return strict ? result.strict : result
    }
}

extension Failure {
    /// There is no schedule for what these findings say.
    init(noScheduleFor findings: [Finding]) {
        self.init(findings.contains { $0.code == .libraryMissing } ? .unavailable : .badData)
    }
}

extension ScheduleFormat: OptionWord {}

extension TimeZoneName {
    /// From the command line.
    fileprivate init(option text: String) throws {
        guard let zone = TimeZoneName(text) else {
            throw ValidationError("'\(text)' is not a time zone (an IANA name, as in America/Chicago)")
        }
        self = zone
    }
}
