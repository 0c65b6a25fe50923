import CalendarCore
import ScheduleIO

/// The table of `calprint fetch --list`.
struct FetchListing {
    private let rows: [[String]]

    /// Sources of the configuration with what the store knows of them.
    init(_ sources: [SourceSettings], _ store: ScheduleStore?) throws {
        let clock = WallClock(timeZone: nil)
        func time(_ instant: Instant?) -> String {
            guard let instant, let time = clock.time(at: instant) else { return "never" }
            return "\(time.date) \(time.minute < 600 ? "0" : "")\(time.clockTime) UTC"
        }
        rows = try sources.map { source in
            let state = try Failure.ofStore { () throws(StoreError) in try store?.fetchStates[source.name] }
            let count = try Failure.ofStore { () throws(StoreError) in try store?.counts(of: source.name).total } ?? 0
            let failure = state?.failure.map { " (status \($0))" } ?? ""
            return [
                source.name, source.kind.name, time(state?.succeeded), time(state?.tried) + failure, "\(count)",
                "\(state?.changes ?? 0)",
            ]
        }
    }

    var text: String {
        let head = ["NAME", "KIND", "LAST SUCCESS", "LAST TRY", "RECORDS", "CHANGES"]
        return TextColumns([head] + rows, rightAligned: 4..<6).lines.joined(separator: "\n")
    }
}
