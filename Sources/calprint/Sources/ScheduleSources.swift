import CalendarCore
import ScheduleIO

/// Where the schedule comes from.
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

    /// Reads and merges them, and tells every finding.
    ///
    /// - Parameters:
    ///   - days: what is read of a store; nil for all.
    ///   - isRequired: whether it is a failure that there is neither a schedule nor a store; else it is a note.
    func load(
        _ days: ClosedRange<CivilDate>?, _ reading: SourceReading, _ console: Console, isRequired: Bool = false
    ) throws -> LoadedSchedule {
        switch self {
        case .document(let document): try merge(reading.read(document, on: days), reading, console)
        case .files(let names): try merge(files(names, days, reading), reading, console)
        case .store(let place): try load(place, days, reading, console, isRequired: isRequired)
        }
    }

    private func files(
        _ names: [String], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) throws -> [ReadResult] {
        guard names.count(where: { SourceArgument($0).isStandardInput }) <= 1 else {
            throw Failure(.usage, "standard input can be read only once (-s -)")
        }
        return try reading.read(names, on: days)
    }

    private func load(
        _ place: StorePlace, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading, _ console: Console,
        isRequired: Bool
    ) throws -> LoadedSchedule {
        guard let store = try place.open() else { return try nothing(console, isRequired: isRequired) }
        let (read, extent) = try Failure.ofStore { () throws(StoreError) in (try store.read(days), try store.extent) }
        var loaded = try tell(read, reading, console)
        loaded.extent = extent.flatMap { MonthRange(from: $0.lowerBound.yearMonth, to: $0.upperBound.yearMonth) }
        return loaded
    }

    private func nothing(_ console: Console, isRequired: Bool) throws -> LoadedSchedule {
        let message = "no schedule given (-s FILE), and no store (calprint import FILE)"
        guard !isRequired else { throw Failure(.noInput, message) }
        console.note("\(message); the months are empty")
        return LoadedSchedule()
    }

    private func merge(
        _ results: [ReadResult], _ reading: SourceReading, _ console: Console
    ) throws -> LoadedSchedule {
        try tell(ScheduleReader.merge(results), reading, console)
    }

    private func tell(_ read: ReadResult, _ reading: SourceReading, _ console: Console) throws -> LoadedSchedule {
        let result = reading.strict ? read.strict : read
        for finding in result.findings { console.line(finding.description) }
        return try LoadedSchedule(result)
    }
}
