/// The seven columns of a grid: those of a weekend may be narrower than the others.
public struct ColumnSharing: Hashable, Sendable {
    /// The widths in the order of the week, which add up to the whole exactly.
    public let widths: [Length]

    /// Shares a width; `weekend` has the indices of the weekend's columns, which get `tenths` of another's width.
    public init(_ total: Length, weekend: Set<Int>, tenths: Int) {
        let weights = (0..<7).map { weekend.contains($0) ? tenths : 10 }
        let sum = weights.reduce(0, +)
        var (before, edge) = (0, 0)
        widths = weights.map { weight in
            before += weight
            defer { edge = total.rawValue * before / sum }
            return Length(rawValue: total.rawValue * before / sum - edge)
        }
    }

    /// The width that each of these columns has at least.
    func least(of columns: some Sequence<Int>) -> Length? { columns.map { widths[$0] }.min() }
}
