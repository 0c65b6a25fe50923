import CalendarCore
import ScheduleIO

/// The way to read sources.
struct SourceReading {
    /// The format; nil to find it out from the content.
    var format: ScheduleFormat?
    /// Nil for the zone that the source names.
    var timeZone: TimeZoneName?
    /// Makes warnings errors.
    var strict = false
    /// The facts that tables do not have in them.
    var table = TableOptions()
    /// Takes the first month that is drawn for tables that do not name a month.
    var datesTables = true

    /// Reads sources. Recurring events are expanded on `days`, nil for all that the file leads to. Throws ``Failure``
    /// if a file cannot be read.
    ///
    /// Calendars come last, so that their events find the lines that the other sources declare; tables come before them
    /// and find those of JSON; without any, `lines`. All pages of CloudKit are one source, in the place of the first. A
    /// folder gives a result for each of its files.
    func read(
        _ names: [String], on days: ClosedRange<CivilDate>? = nil, lines known: [ScheduleLine]? = nil
    ) throws -> [ReadResult] {
        results(of: try load(names), on: days, lines: known)
    }

    /// The same, with dates without a year from a month on; nil without a month.
    func from(_ month: YearMonth?) -> SourceReading {
        var reading = self
        reading.table.from = month
        return reading
    }

    /// Reads a document whose bytes have been read.
    func read(_ document: SourceDocument, on days: ClosedRange<CivilDate>?) -> [ReadResult] {
        let format = format ?? ScheduleReader.format(of: document.bytes)
        let source = LoadedSource(label: nil, file: document.name, bytes: document.bytes, format: format)
        return results(of: [source], on: days)
    }

    /// The files of sources, unread, with the pages of an export joined.
    func load(_ names: [String]) throws -> [LoadedSource] {
        do {
            return try names.flatMap { try load(SourceArgument($0)) }.joiningPages
        } catch let error as SourceFileError {
            throw Failure(error)
        }
    }

    /// The results of ``read(_:on:lines:)`` for files.
    func results(
        of sources: [LoadedSource], on days: ClosedRange<CivilDate>? = nil, lines known: [ScheduleLine]? = nil
    ) -> [ReadResult] {
        var results = [ReadResult?](repeating: nil, count: sources.count)
        for turn in LoadedSource.Turn.allCases where sources.contains(where: { $0.turn == turn }) {
            let readable = results.compactMap(\.self).filter { $0.schedule != nil }
            let lines = readable.isEmpty ? known : ScheduleReader.merge(readable).schedule?.lines
            for (index, source) in sources.enumerated() where source.turn == turn {
                results[index] = read(source, options(days, turn == .first ? nil : lines))
            }
        }
        return results.compactMap(\.self)
    }

    private func options(_ days: ClosedRange<CivilDate>?, _ lines: [ScheduleLine]?) -> ReadingOptions {
        var options = ReadingOptions(timeZone: timeZone, days: days, lines: lines, table: table)
        if datesTables, let days { options.table.from = days.lowerBound.yearMonth }
        return options
    }

    private func load(_ argument: SourceArgument) throws -> [LoadedSource] {
        guard let files = try SourceFolder.files(of: argument.file) else { return [try loadFile(argument)] }
        let sources = try files.map { try loadPart($0, label: argument.label) }
        guard sources.contains(where: { !$0.isUnread }) else {
            throw Failure(.noInput, "cannot read '\(argument.file)': there is no schedule in it")
        }
        return sources
    }

    private func loadFile(_ argument: SourceArgument) throws -> LoadedSource {
        let bytes = try SourceFile.read(argument.file)
        let format = format ?? ScheduleReader.format(of: bytes)
        return LoadedSource(label: argument.label, file: argument.file, bytes: bytes, format: format)
    }

    /// A file of a folder counts only if its content shows for certain that it is a schedule.
    private func loadPart(_ file: String, label: String?) throws -> LoadedSource {
        let bytes = try SourceFile.read(file)
        let format = format ?? ScheduleReader.certainFormat(of: bytes)
        return LoadedSource(
            label: label, file: file, bytes: format == nil ? [] : bytes, format: format, isUnread: format == nil)
    }

    private func read(_ source: LoadedSource, _ options: ReadingOptions) -> ReadResult {
        var options = options
        options.label = source.label
        let result = source.result(options)
        return strict ? result.strict : result
    }
}

extension Failure {
    /// No schedule could be read, for the reasons in `findings`: status 69 if a library is missing, else 65.
    init(noScheduleFor findings: [Finding], _ message: String = "") {
        self.init(findings.contains { $0.code == .libraryMissing } ? .unavailable : .badData, message)
    }
}
