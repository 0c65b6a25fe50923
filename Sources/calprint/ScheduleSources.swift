import CalendarCore
import ScheduleIO

/// What there is to draw: the schedules of `-s`, in their order, or the store; for a filter of CUPS, a job's document.
struct ScheduleSources {
    private let names: [String]
    private let reading: SourceReading
    private let store: StorePlace
    private var document: FilterDocument?

    /// Throws a usage failure where both are named.
    init(_ names: [String], _ reading: SourceReading, store: String?) throws {
        guard names.isEmpty || store == nil else {
            throw Failure(.usage, "-s and --store exclude each other; calprint import puts a schedule into the store")
        }
        (self.names, self.reading, self.store) = (names, reading, StorePlace(store))
    }

    /// A job's document alone.
    init(_ document: FilterDocument, _ reading: SourceReading) {
        (self.document, self.reading, names, store) = (document, reading, [], StorePlace(nil))
    }

    /// What there is to draw, and what lost when it was merged.
    struct Loaded {
        var schedule = Schedule()
        var superseded: [Superseded] = []
        /// From the first to the last record, also of a store's that were not read.
        var extent: MonthRange?
    }

    private static let nothingGiven = "no schedule given (-s FILE), and no store (calprint import FILE)"

    /// Reads and merges them, and tells every finding. Of the store only what touches these days, nil for all.
    ///
    /// `isNeeded`: where there is neither a schedule nor a store, that is a failure, not a note.
    func load(_ days: ClosedRange<CivilDate>?, isNeeded: Bool = false) throws -> Loaded {
        if let document { return try loaded(reading.read(document, on: days)) }
        guard !names.isEmpty else { return try loadStore(days, isNeeded: isNeeded) }
        guard names.count(where: { SourceArgument($0).file == "-" }) <= 1 else {
            throw Failure(.usage, "standard input can be read once only (-s -)")
        }
        return try loaded(ScheduleReader.merge(try reading.read(names, on: days)))
    }

    private func loadStore(_ days: ClosedRange<CivilDate>?, isNeeded: Bool) throws -> Loaded {
        guard let store = try store.open() else {
            guard !isNeeded else { throw Failure(.noInput, ScheduleSources.nothingGiven) }
            Console.note("\(ScheduleSources.nothingGiven); the months are empty")
            return Loaded()
        }
        let (read, extent) = try Failure.ofStore { () throws(StoreError) in (try store.read(days), try store.extent) }
        var loaded = try loaded(read)
        loaded.extent = extent.flatMap { MonthRange(from: $0.lowerBound.yearMonth, to: $0.upperBound.yearMonth) }
        return loaded
    }

    private func loaded(_ read: ReadResult) throws -> Loaded {
        let result = reading.strict ? read.strict : read
        for finding in result.findings { Console.line(finding.description) }
        return try Loaded(result)
    }
}

extension ScheduleSources.Loaded {
    /// Throws the command's failure where there is no schedule; its findings are told elsewhere.
    init(_ result: ReadResult) throws {
        guard let schedule = result.schedule else { throw Failure(noScheduleFor: result.findings) }
        self.init(schedule: schedule, superseded: result.superseded, extent: schedule.extent)
    }
}

extension ScheduleSources.Loaded {
    /// Tells on standard error where a page will be emptier than its reader may expect.
    func noteWhatIsMissing(in months: [YearMonth]) {
        let withheld = schedule.events.count { $0.isPrivate }
        if withheld > 0 { Console.note("private events are withheld: \(withheld)") }
        guard let extent, let first = months.first, let last = months.last else { return }
        if extent.last < first || extent.first > last {
            Console.note("the schedule (\(extent.first) to \(extent.last)) has nothing in these months")
        }
    }
}
