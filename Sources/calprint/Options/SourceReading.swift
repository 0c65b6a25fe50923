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
    /// Calendars come last, so that their events find the lines that the others declare; else they find `lines`. All
    /// pages of CloudKit are one source, in the place of the first. A folder without anything else is as many results as
    /// it has files.
    func read(
        _ names: [String], on days: ClosedRange<CivilDate>? = nil, lines known: [ScheduleLine]? = nil
    ) throws -> [ReadResult] {
        results(of: try load(names), on: days, lines: known)
    }

    /// The files of sources, unread, with the pages of an export in one.
    func load(_ names: [String]) throws -> [LoadedSource] {
        try names.flatMap { try load(SourceArgument($0)) }.joiningPages
    }

    /// What ``read(_:on:lines:)`` makes of files.
    func results(
        of sources: [LoadedSource], on days: ClosedRange<CivilDate>?, lines known: [ScheduleLine]? = nil
    ) -> [ReadResult] {
        let others = sources.map { $0.isCalendar ? nil : read($0, ReadingOptions(timeZone: timeZone, days: days)) }
        guard sources.contains(where: \.isCalendar) else { return others.compactMap(\.self) }
        let readable = others.compactMap(\.self).filter { $0.schedule != nil }
        let lines = readable.isEmpty ? known : ScheduleReader.merge(readable).schedule?.lines
        return zip(sources, others).map { source, result in
            result ?? read(source, ReadingOptions(timeZone: timeZone, days: days, lines: lines))
        }
    }

    /// Reads a document whose bytes are known.
    func read(_ document: FilterDocument, on days: ClosedRange<CivilDate>?) -> ReadResult {
        let format = format ?? ScheduleReader.format(of: document.bytes)
        let source = LoadedSource(label: nil, file: document.name, bytes: document.bytes, format: format)
        return read(source, ReadingOptions(timeZone: timeZone, days: days))
    }

    private func load(_ argument: SourceArgument) throws -> [LoadedSource] {
        do {
            guard let files = try SourceFolder.files(of: argument.file) else {
                let bytes = try SourceFile.read(argument.file)
                let format = format ?? ScheduleReader.format(of: bytes)
                return [LoadedSource(label: argument.label, file: argument.file, bytes: bytes, format: format)]
            }
            let sources = try files.map { (file: String) throws(SourceFileError) in
                try loadPart(file, label: argument.label)
            }
            guard sources.contains(where: { !$0.isUnread }) else {
                throw Failure(.noInput, "cannot read '\(argument.file)': there is no schedule in it")
            }
            return sources
        } catch let error as SourceFileError {
            throw Failure(error)
        }
    }

    /// A file that nobody has named counts only where its content says what it is.
    private func loadPart(_ file: String, label: String?) throws(SourceFileError) -> LoadedSource {
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

extension LoadedSource {
    fileprivate func isPage(beside other: LoadedSource) -> Bool { format == .cloudKit && label == other.label }

    fileprivate func result(_ options: ReadingOptions) -> ReadResult {
        if isUnread { return .unread(file) }
        guard format == .cloudKit else {
            return ScheduleReader.read(bytes, file: file, format: format, options: options)
        }
        return ScheduleReader.read(pages: parts, options: options)
    }
}

extension [LoadedSource] {
    /// With the pages of CloudKit in one.
    var joiningPages: [LoadedSource] {
        var joined: [LoadedSource] = []
        for source in self {
            if source.format == .cloudKit, let index = joined.firstIndex(where: { $0.isPage(beside: source) }) {
                joined[index].moreParts += source.parts
            } else {
                joined.append(source)
            }
        }
        return joined
    }
}

extension Failure {
    /// There is no schedule for what these findings say.
    init(noScheduleFor findings: [Finding], _ message: String = "") {
        self.init(findings.contains { $0.code == .libraryMissing } ? .unavailable : .badData, message)
    }
}
