import CalendarCore
import ScheduleIO

/// The table of `calprint fetch --list`.
struct FetchListing {
    private let rows: [[String]]
    /// Lines below the table.
    private let remarks: [String]

    /// Sources of the configuration with what the store knows of them.
    init(_ sources: [SourceSettings], _ store: ScheduleStore?) throws {
        rows = try sources.map { source in
            let state = try Failure.ofStore { () throws(StoreError) in try store?.fetchStates[source.name] }
            let count = try Failure.ofStore { () throws(StoreError) in try store?.counts(of: source.name).total } ?? 0
            let failure = state?.failure.map { " (status \($0))" } ?? ""
            return [
                source.name, source.kind.name, state?.succeeded?.words ?? "never",
                (state?.tried.words ?? "never") + failure, "\(count)", "\(state?.changes ?? 0)",
            ]
        }
        remarks = sources.flatMap { source in
            let ends = (source.kind.init(source) as? any SignInKind)?.signInEnds
            let gone = (try? store?.fetchStates[source.name])?.goneSince
            return [
                ends.map { "\(source.name): the sign-in ends at \($0.words)" },
                gone.map { "\(source.name): a part of it is gone since \($0.words); its records stay (--forget)" },
            ].compactMap(\.self)
        }
    }

    var text: String {
        let head = ["NAME", "KIND", "LAST SUCCESS", "LAST TRY", "RECORDS", "CHANGES"]
        return (TextColumns([head] + rows, rightAligned: 4..<6).lines + remarks).joined(separator: "\n")
    }
}

extension Instant {
    /// `2025-03-04 02:30 UTC`
    var words: String {
        guard let time = WallClock(timeZone: nil).time(at: self) else { return iso8601 }
        return "\(time.date) \(ClockTime.text(time.minute)) UTC"
    }
}
