/// The shares of the columns of a group of events in the width of their day.
///
/// All are equally wide if each has room for words. If not, the first have it, and the others only for a number; if
/// even numbers have no room, the last columns are not shown.
struct LaneWidths: Hashable {
    /// The widths by column; those that have no room are missing.
    let widths: [Length]

    init(_ width: Length, columnCount: Int, least: Length, number: Length) {
        guard width / columnCount < least else {
            widths = width.divided(into: columnCount)
            return
        }
        let shown = min(columnCount, max(1, width.rawValue / number.rawValue))
        let spare = width - number * shown
        let wide = min(shown, max(0, spare.rawValue / (least - number).rawValue))
        let share = wide > 0 ? (width - number * (shown - wide)) / wide : width / shown
        widths =
            Array(repeating: share, count: max(wide, 0))
            + Array(repeating: wide > 0 ? number : share, count: shown - wide)
    }

    /// The start of some columns, and their total width; nil if the first is not shown.
    func extent(of columns: Range<Int>) -> (start: Length, width: Length)? {
        guard columns.lowerBound < widths.count else { return nil }
        let shown = columns.clamped(to: 0..<widths.count)
        return (widths[..<shown.lowerBound].sum(), widths[shown].sum())
    }
}
