/// A way to set a month's cells, from the most comfortable to the last resort.
public struct Rung: Hashable, Sendable {
    /// The face of the page's entries.
    public let face: Face
    /// How the rows share the height.
    public let rows: Rows
    /// The body size.
    public let size: Length

    /// The faces of the ladder.
    public enum Face: String, Sendable {
        /// The regular face.
        case regular
        /// The condensed face, for texts that need the room.
        case condensed
    }

    /// What rows do to fit.
    public enum Rows: String, Sendable {
        /// All week rows are equally high.
        case equal
        /// Each week row gets what it needs; what is left is shared equally.
        case flex
        /// Nothing fits: cells keep what they can, and a page that follows has the rest.
        case `continue`
    }

    /// The step with this face, these rows and this body size.
    public init(face: Face, rows: Rows, size: Length) {
        (self.face, self.rows, self.size) = (face, rows, size)
    }
}

/// Finds the first rung that fits: in each band of sizes regular with equal rows, regular with rows that flex,
/// condensed equal, condensed flex; of the first that has a size that fits, the largest such size.
struct FittingLadder {
    /// Each falling.
    let bands: [[Length]]

    /// What a page needs and has, at one face and size.
    protocol Page {
        /// The height that each week row needs; nil where a name would break inside.
        mutating func rowNeeds(_ setting: CellTypography.Setting, size: Length) throws(LayoutError) -> [Length]?
        var gridHeight: Length { get }
    }

    func firstFit(_ page: inout some Page) throws(LayoutError) -> Rung? {
        for band in bands {
            for setting in CellTypography.Setting.allCases {
                for rows in [Rung.Rows.equal, .flex] {
                    if let size = try largestFit(band, setting, rows, &page) {
                        return Rung(face: setting == .regular ? .regular : .condensed, rows: rows, size: size)
                    }
                }
            }
        }
        return nil
    }

    /// What fits at a size fits at every smaller one, so the largest is found by bisection.
    private func largestFit(
        _ band: [Length], _ setting: CellTypography.Setting, _ rows: Rung.Rows, _ page: inout some Page
    ) throws(LayoutError) -> Length? {
        guard let largest = band.first, let smallest = band.last else { return nil }
        if try fits(setting, rows, size: largest, &page) { return largest }
        guard try fits(setting, rows, size: smallest, &page) else { return nil }
        var (tooLarge, fitting) = (0, band.count - 1)
        while fitting - tooLarge > 1 {
            let middle = (tooLarge + fitting) / 2
            if try fits(setting, rows, size: band[middle], &page) { fitting = middle } else { tooLarge = middle }
        }
        return band[fitting]
    }

    private func fits(
        _ setting: CellTypography.Setting, _ rows: Rung.Rows, size: Length, _ page: inout some Page
    ) throws(LayoutError) -> Bool {
        guard let needs = try page.rowNeeds(setting, size: size) else { return false }
        switch rows {
        case .equal: return needs.allSatisfy { $0 <= page.gridHeight / needs.count }
        case .flex, .continue: return needs.sum() <= page.gridHeight
        }
    }
}

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
