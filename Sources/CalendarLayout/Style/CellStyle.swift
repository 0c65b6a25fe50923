/// How a day cell sets its entries.
public enum CellStyle: String, CaseIterable, Sendable {
    /// The label in a column of its own, the value beside it; lines without a text take no space.
    case inline
    /// The label on a row, its value on the next; every line of the schedule has its rows, even an empty one.
    case stacked

    /// The body sizes of each band of the ladder, from large to small, in steps of a quarter point.
    func bands(minimumSize: MinimumFontSize) -> [[Length]] {
        let bands: [[Length]] =
            switch self {
            case .inline:
                [
                    Length.sizes(from: .points(10), to: .points(8)),
                    Length.sizes(from: .quarterPoints(31), to: .points(7)),
                ]
            case .stacked: [[.points(7)]]
            }
        guard minimumSize == .six else { return bands }
        return bands + [Length.sizes(from: .quarterPoints(27), to: .points(6))]
    }

    /// The distance between baselines: 1.2 times the size, or 8 pt for the 7 pt of the stacked cell.
    func leading(size: Length) -> Length {
        switch self {
        case .inline: size * 6 / 5
        case .stacked: size * 8 / 7
        }
    }
}
