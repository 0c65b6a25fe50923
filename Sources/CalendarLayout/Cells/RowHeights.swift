/// Shares a grid's height among week rows; the heights add up to it exactly.
enum RowHeights {
    /// Rows are equally high; one that needs more gets what it needs, and the others share the rest.
    static func shared(_ total: Length, needs: [Length]) -> [Length] {
        guard needs.sum() <= total else { return rationed(total, needs: needs) }
        var heights = needs
        var (open, left) = (Array(needs.indices), total)
        while let tall = open.first(where: { needs[$0] > left / open.count }) {
            left -= needs[tall]
            open.removeAll { $0 == tall }
        }
        for (row, height) in zip(open, left.divided(into: open.count)) { heights[row] = height }
        return heights
    }

    /// Rows that need less than an equal part get what they need; the others share the rest equally.
    private static func rationed(_ total: Length, needs: [Length]) -> [Length] {
        var heights = needs
        var (open, left) = (Array(needs.indices), total)
        while let modest = open.first(where: { needs[$0] <= left / open.count }) {
            left -= needs[modest]
            open.removeAll { $0 == modest }
        }
        for (row, height) in zip(open, left.divided(into: open.count)) { heights[row] = height }
        return heights
    }
}
