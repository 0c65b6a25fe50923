import CalendarCore

extension DaySpan {
    /// From the first day of one day or month to the last of another. Throws ``Failure`` 64 if that comes first.
    init(from: DayOrMonth, to: DayOrMonth) throws {
        guard from.first <= to.last else {
            throw Failure(.usage, "--to \(to) comes before --from \(from); did you mean the other way round?")
        }
        self = from.first...to.last
    }
}
