/// How a day cell sets its entries.
public enum CellStyle: String, CaseIterable, Sendable {
    /// The label in a column of its own, the value beside it; lines without a text take no space.
    case inline
    /// The label on a row, its value on the next; every line of the schedule has its rows, also an empty one.
    case stacked

    /// The body sizes of each band of the ladder, falling, in steps of a quarter point.
    func bands(minimumSize: MinimumFontSize) -> [[Length]] {
        let bands: [[Length]] =
            switch self {
            case .inline: [CellStyle.sizes(from: 40, to: 32), CellStyle.sizes(from: 31, to: 28)]
            case .stacked: [CellStyle.sizes(from: 28, to: 28)]
            }
        return minimumSize == .six ? bands + [CellStyle.sizes(from: 27, to: 24)] : bands
    }

    /// In quarter points, falling.
    private static func sizes(from first: Int, to last: Int) -> [Length] {
        (last...first).reversed().map { .quarterPoints($0) }
    }

    /// The distance of baselines: 1.2 of the size, or 8 pt for the 7 pt of the stacked cell.
    func leading(size: Length) -> Length {
        switch self {
        case .inline: size * 6 / 5
        case .stacked: size * 8 / 7
        }
    }
}

/// The smallest body size that fitting may reach, in points.
public enum MinimumFontSize: Int, CaseIterable, Sendable {
    /// 7 pt.
    case seven = 7
    /// 6 pt, for pages that are read close by.
    case six = 6
}
