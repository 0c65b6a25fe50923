import CalendarCore
import ScheduleIO

/// The sources of the schedule.
enum ScheduleSources {
    /// Files, folders and patterns, in the order of the command line; none for the store at its usual place.
    case files([String])
    case store(StorePlace)
    case document(SourceDocument)

    /// The sources of `-s`, else the store. Throws ``Failure`` 64 if both are named.
    init(_ names: [String], store: String?) throws {
        guard names.isEmpty || store == nil else {
            throw Failure(.usage, "-s and --store exclude each other; calprint import puts a schedule into the store")
        }
        self = names.isEmpty ? .store(StorePlace(store)) : .files(names)
    }

    /// Reads and merges them with the added sources, and prints every finding.
    ///
    /// - Parameters:
    ///   - days: the days to read from a store; nil for all.
    ///   - owner: the only person whose name findings about a schedule may have; nil for everybody.
    ///   - isRequired: fails if there is neither a schedule nor a store, as a run does whose warnings are errors;
    ///     otherwise a note is printed.
    func load(
        _ days: ClosedRange<CivilDate>?, _ reading: SourceReading, _ console: Console,
        adding added: AddedSources = AddedSources(), isRequired: Bool = false,
        for owner: (Schedule) throws -> ChosenPerson? = { _ in nil }
    ) throws -> LoadedSchedule {
        try checkStandardInput(added.days)
        let reading = reading.knowing(added.people)
        let source = try read(days, reading)
        if source == nil { try noteNoSchedule(console, isRequired: isRequired || reading.strict) }
        let merged = try added.merged(into: source?.result ?? ScheduleReader.merge([]), days, reading)
        let result = reading.strict ? merged.strict : merged
        let owner = try result.schedule.flatMap(owner)
        console.list(result.findings) { owner.withoutOthers($0.line) }
        var loaded = try LoadedSchedule(result)
        (loaded.extent, loaded.hasSource, loaded.fetches) = (source?.extent, source != nil, source?.fetches ?? [:])
        return loaded
    }

    private func checkStandardInput(_ days: DaySources) throws {
        guard case .files(let names) = self else { return }
        guard (names + days.names).count(where: { SourceArgument($0).isStandardInput }) <= 1 else {
            throw Failure(.usage, "standard input can be read only once (-s -)")
        }
    }

    /// The result of reading, the months that have records, and the last fetches of a store's sources.
    private typealias Source = (result: ReadResult, extent: MonthRange?, fetches: [String: FetchState])

    /// The merged schedule; nil without sources and without a store.
    private func read(_ days: ClosedRange<CivilDate>?, _ reading: SourceReading) throws -> Source? {
        switch self {
        case .document(let document): return ScheduleSources.merge(reading.read(document, on: days))
        case .files(let names): return ScheduleSources.merge(try reading.read(names, on: days))
        case .store(let place):
            return try place.open().map { try ScheduleSources.read($0, days, on: reading.timeZone) }
        }
    }

    private static func merge(_ results: [ReadResult]) -> Source {
        let read = ScheduleReader.merge(results)
        return (read, read.schedule?.extent, [:])
    }

    private static func read(
        _ store: ScheduleStore, _ days: ClosedRange<CivilDate>?, on zone: TimeZoneName?
    ) throws -> Source {
        let (read, extent, fetches) = try Failure.ofStore { () throws(StoreError) in
            (try store.read(days, on: zone), try store.extent, try store.fetchStates)
        }
        let months = extent.flatMap { MonthRange(from: $0.lowerBound.yearMonth, to: $0.upperBound.yearMonth) }
        return (read, months, fetches)
    }

    private func noteNoSchedule(_ console: Console, isRequired: Bool) throws {
        let message = "no schedule given (-s FILE), and no store (calprint import FILE)"
        guard !isRequired else { throw Failure(.noInput, message) }
        console.note("\(message); the months are empty")
    }
}

extension KeptFiles {
    /// The files that a run reads: the schedules it names, else the store.
    init(schedules: [String], store: String?) {
        schedules.forEach { keep(source: $0) }
        if schedules.isEmpty { keep(StorePlace(store)) }
    }

    /// Keeps the files of a source, including those of a folder or a pattern.
    mutating func keep(source argument: String, as purpose: String = "a schedule") {
        let source = SourceArgument(argument)
        guard !source.isStandardInput else { return }
        // The reader of a folder reports that it cannot be read.
        for file in (try? SourceFolder.files(of: source.file)) ?? [source.file] { keep(file, as: purpose) }
    }

    /// Keeps a store and the files that SQLite has beside it.
    mutating func keep(_ store: StorePlace) {
        for suffix in ["", "-wal", "-shm", "-journal"] { keep(store.path + suffix, as: "the store") }
    }
}
