import CalendarCore

/// The days of an export.
struct DayRange {
    /// Nil for all.
    let days: ClosedRange<CivilDate>?

    /// Without an end, the days of the beginning. Throws ``Failure`` 64 if the end comes first.
    init(from: DayOrMonth?, to: DayOrMonth?) throws {
        guard let from else {
            guard to == nil else { throw Failure(.usage, "--to without --from; give the first day or month as well") }
            days = nil
            return
        }
        let (first, last) = (from.first, (to ?? from).last)
        guard first <= last else {
            throw Failure(.usage, "--to \(last) comes before --from \(first); did you mean the other way round?")
        }
        days = first...last
    }
}
