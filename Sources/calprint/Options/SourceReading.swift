import CalendarCore
import ScheduleIO

/// How sources are read, whatever the options that say so.
struct SourceReading {
    /// Nil to tell it by content.
    var format: ScheduleFormat?
    var timeZone: TimeZoneName?
    var strict = false

    /// Reads sources; events that recur are followed on these days, nil for all that the file leads to. Throws the
    /// command's failure where a file cannot be read.
    ///
    /// Calendars come last, so that their events find the lines that the others declare; else they find `lines`.
    func read(
        _ names: [String], on days: ClosedRange<CivilDate>? = nil, lines known: [ScheduleLine]? = nil
    ) throws -> [ReadResult] {
        let sources = try names.map { try load(SourceArgument($0)) }
        let others = sources.map { $0.isCalendar ? nil : read($0, ReadingOptions(timeZone: timeZone, days: days)) }
        guard sources.contains(where: \.isCalendar) else { return others.compactMap(\.self) }
        let readable = others.compactMap(\.self).filter { $0.schedule != nil }
        let lines = readable.isEmpty ? known : ScheduleReader.merge(readable).schedule?.lines
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
    init(noScheduleFor findings: [Finding], _ message: String = "") {
        self.init(findings.contains { $0.code == .libraryMissing } ? .unavailable : .badData, message)
    }
}
