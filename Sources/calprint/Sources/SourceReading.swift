import CalendarCore
import Fetching
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
    /// Fails if an option about names of tables matches nothing in any of them.
    var checksOptions = true
    /// The use of calendars' tasks.
    var tasks = TaskUse.entries
    /// Of calendars, the events that count.
    var choice = EventChoice()
    /// Keeps the rules of calendars' endless series for a store.
    var keepsSeries = false
    /// People whom the sources do not declare, but the name before a calendar can mean.
    var people: [Person] = []

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

    /// The same, with people whom the name before a calendar can mean.
    func knowing(_ people: [Person]) -> SourceReading {
        var reading = self
        reading.people += people
        return reading
    }

    /// The same for a store, which keeps the rules of endless series.
    var forStore: SourceReading {
        var reading = self
        reading.keepsSeries = true
        return reading
    }

    /// The same, but tables without a year do not begin with the first month that is drawn.
    var undated: SourceReading {
        var reading = self
        reading.datesTables = false
        return reading
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
        let source = LoadedSource(name: nil, file: document.name, bytes: document.bytes, format: format)
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
            let merged = readable.isEmpty ? nil : ScheduleReader.merge(readable, isComplete: false).schedule
            let lines = readable.isEmpty ? known : merged?.lines
            let owners = SourceOwners(lines ?? [], (merged?.people ?? []) + people, beside: sources)
            let options = options(days, turn == .first ? nil : lines)
            for (index, source) in sources.enumerated() where source.turn == turn {
                results[index] = owners.read(source, options)
            }
            if turn == .calendars { readAgain(sources, &results, owners, options) }
        }
        let all = results.compactMap(\.self).map { strict ? $0.strict : $0 }
        return checksOptions ? ReadResult.checkingOptions(all) : all
    }

    /// Reads those calendars again whose own clock is not the one of the page. Instants say more than times on a clock,
    /// which may show one of them twice.
    private func readAgain(
        _ calendars: [LoadedSource], _ results: inout [ReadResult?], _ owners: SourceOwners, _ options: ReadingOptions
    ) {
        let clock = PageClock(of: results.compactMap(\.self))
        for (index, source) in calendars.enumerated() where source.turn == .calendars {
            guard let zone = results[index].flatMap(clock.zone(movingCalendar:)) else { continue }
            var options = options
            options.pageTimeZone = zone
            results[index] = owners.read(source, options)
        }
    }

    private func options(_ days: ClosedRange<CivilDate>?, _ lines: [ScheduleLine]?) -> ReadingOptions {
        var options = ReadingOptions(timeZone: timeZone, days: days, lines: lines, table: table)
        (options.choice, options.tasks, options.keepsSeries) = (choice, tasks, keepsSeries)
        if datesTables, let days { options.table.from = days.lowerBound.yearMonth }
        return options
    }

    /// The files of a source, unread. Throws ``Failure`` or ``SourceFileError``.
    func load(_ argument: SourceArgument) throws -> [LoadedSource] {
        if let name = argument.name, name.kind == .person, !name.canBePerson {
            throw Failure(.usage, "\(name.spelling)=FILE needs a name with a letter or a digit in it")
        }
        guard !argument.isOnTheWeb else {
            guard CloudKitInvitation(argument.file) == nil else { throw Failure(invitation: argument.file) }
            let line = argument.name.map { ", \($0.kind == .person ? "person" : "line") = \"\($0.text)\"" } ?? ""
            throw Failure(
                .usage,
                "drawing reads files and the store, not '\(argument.file)'; in a configuration file declare "
                    + "[source.NAME] with kind = \"ics\" (or \"caldav\"), url = \"\(argument.file)\"\(line), run "
                    + "calprint fetch NAME, and draw without -s")
        }
        guard let files = try SourceFolder.files(of: argument.file) else { return [try loadFile(argument)] }
        let sources = try files.map { try loadPart($0, name: argument.name) }
        guard sources.contains(where: { !$0.isUnread }) else {
            throw Failure(.noInput, "cannot read '\(argument.file)': there is no schedule in it")
        }
        return sources
    }

    private func loadFile(_ argument: SourceArgument) throws -> LoadedSource {
        let bytes = try SourceFile.read(argument.file)
        let format = format ?? ScheduleReader.format(of: bytes)
        return LoadedSource(name: argument.name, file: argument.file, bytes: bytes, format: format)
    }

    /// A file of a folder counts only if its content shows for certain that it is a schedule.
    private func loadPart(_ file: String, name: SourceName?) throws -> LoadedSource {
        let bytes = try SourceFile.read(file)
        let format = format ?? ScheduleReader.certainFormat(of: bytes)
        return LoadedSource(
            name: name, file: file, bytes: format == nil ? [] : bytes, format: format, isUnread: format == nil,
            isOneOfMany: true)
    }
}

extension Failure {
    /// No schedule could be read, for the reasons in `findings`: status 69 if a library is missing, 75 if the host
    /// could not run a program, 64 if an option matches nothing, else 65.
    init(noScheduleFor findings: [Finding], _ message: String = "") {
        let codes = Set(findings.map(\.code))
        let causes: KeyValuePairs<Finding.Code, ExitStatus> = [
            .libraryMissing: .unavailable, .hostFailure: .tryAgain, .unmatchedOption: .usage,
        ]
        self.init(causes.first { codes.contains($0.key) }?.value ?? .badData, message)
    }
}

extension Failure {
    /// Somebody gave the address of an invitation where a file belongs.
    fileprivate init(invitation address: String) {
        self.init(
            .usage,
            "'\(address)' invites to a shared zone of CloudKit: accept it in the app or in a browser first; then declare "
                + "[source.NAME] with kind = \"cloudkit\", this url, container and credentials, run calprint fetch NAME, and "
                + "draw without -s")
    }
}
