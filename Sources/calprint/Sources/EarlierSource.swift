import CalendarCore
import ScheduleIO

/// The source of the earlier schedule of `--since`.
enum EarlierSource {
    /// A schedule's file or folder, or a report.
    case file(String)
    /// The content of a store at the end of a day.
    case store(StorePlace, CivilDate)

    /// A date means the store; a file of that name is `./2025-05-01`.
    init(_ value: String, store: String?) {
        self = CivilDate(iso8601: value).map { .store(StorePlace(store), $0) } ?? .file(value)
    }

    /// True for a date, which means the same in any folder.
    static func isDate(_ value: String) -> Bool { CivilDate(iso8601: value) != nil }

    /// True for standard input.
    var isStandardInput: Bool {
        if case .file(let name) = self { SourceArgument(name).isStandardInput } else { false }
    }
}

extension KeptFiles {
    mutating func keep(_ earlier: EarlierSource) {
        switch earlier {
        case .file(let name): keep(source: name, as: "the earlier schedule")
        case .store(let place, _): keep(place)
        }
    }
}

extension StorePlace {
    /// The content of the store at the end of a day. Throws ``Failure`` 66 if there is no store.
    func read(
        _ days: ClosedRange<CivilDate>?, asOf day: CivilDate, on zone: TimeZoneName? = nil
    ) throws -> ReadResult {
        guard let store = try open() else {
            throw Failure(
                .noInput, "a date takes the schedule from the store, and there is none (calprint import FILE)")
        }
        return try Failure.ofStore { () throws(StoreError) in try store.read(days, asOf: day, on: zone) }
    }
}
