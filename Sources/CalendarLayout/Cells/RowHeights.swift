/// Shares a grid's height among week rows; the heights add up to it exactly.
enum RowHeights {
    static func equal(_ total: Length, rows: Int) -> [Length] { total.divided(into: rows) }

    /// Each row gets what it needs, and an equal part of what is left.
    static func flex(_ total: Length, needs: [Length]) -> [Length] {
        zip(needs, (total - needs.sum()).divided(into: needs.count)).map { $0 + $1 }
    }

    /// Rows that need less than an equal part get what they need; the others share the rest equally.
    static func rationed(_ total: Length, needs: [Length]) -> [Length] {
        guard needs.sum() > total else { return flex(total, needs: needs) }
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
