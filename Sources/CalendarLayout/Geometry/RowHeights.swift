/// Shares a grid's height among week rows; the heights add up to it exactly.
enum RowHeights {
    /// Rows are equally high; one that needs more gets what it needs, and the others share the rest. If not all get
    /// what they need, those that need less than an equal part do, and the others share the rest.
    static func shared(_ total: Length, needs: [Length]) -> [Length] {
        let isEnough = needs.sum() <= total
        return shared(total, needs: needs) { need, part in isEnough ? need > part : need <= part }
    }

    /// Rows get what they need if `keeps` says so of that and an equal part; the others share the rest equally.
    private static func shared(
        _ total: Length, needs: [Length], _ keeps: (_ need: Length, _ part: Length) -> Bool
    ) -> [Length] {
        var heights = needs
        var (open, left) = (Array(needs.indices), total)
        while let row = open.first(where: { keeps(needs[$0], left / open.count) }) {
            left -= needs[row]
            open.removeAll { $0 == row }
        }
        for (row, height) in zip(open, left.divided(into: open.count)) { heights[row] = height }
        return heights
    }
}
