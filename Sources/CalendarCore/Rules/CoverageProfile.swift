/// How many people are on a line at each time of a day.
struct CoverageProfile {
    /// The parts of the day that have less than so many, in order. Neighbours differ in their number.
    private(set) var deficits: [Deficit] = []

    struct Deficit {
        /// Nil for all that the line has of the day.
        let hours: ShiftHours?
        let count: Int
    }

    /// Of a line with usual hours, only these count. Else it is what its texts say: what is before the first shift or
    /// after the last is nobody's. Nobody counts twice.
    init(_ shifts: [Shift], usual: ShiftHours?, needed: Int) {
        let (start, end) = CoverageProfile.bounds(shifts, usual)
        let inner = shifts.flatMap { [$0.hours.start, $0.hours.end] }.filter { start < $0 && $0 < end }
        let bounds = Set([start, end] + inner).sorted()
        var parts: [(start: Int, end: Int, count: Int)] = []
        for (from, to) in zip(bounds, bounds.dropFirst()) {
            let present = Set(shifts.filter { $0.hours.start <= from && to <= $0.hours.end }.map(\.name))
            if let last = parts.last, last.count == present.count, last.end == from {
                parts[parts.count - 1].end = to
            } else {
                parts.append((from, to, present.count))
            }
        }
        deficits = parts.filter { $0.count < needed }.map { part in
            let isWhole = part.start == start && part.end == end
            return Deficit(hours: isWhole ? nil : ShiftHours(part.start, part.end), count: part.count)
        }
    }

    /// What the line has of the day. Who does not say until when is there to its end, and no longer.
    private static func bounds(_ shifts: [Shift], _ usual: ShiftHours?) -> (start: Int, end: Int) {
        if let usual { return (usual.start, usual.end) }
        let (start, end) = (shifts.map(\.hours.start).min() ?? 0, shifts.map(\.hours.end).max() ?? 0)
        guard start < end, shifts.allSatisfy(\.hours.hasEnd) else { return (start, ShiftHours.dayLength) }
        return (start, end)
    }
}
