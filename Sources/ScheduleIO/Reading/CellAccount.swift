import CalendarCore

/// The account of a table's cells: each filled cell is in exactly one portion.
public struct CellAccount: Sendable {
    /// The portions, in the order of uses; those left out by several rules are several.
    public private(set) var portions: [Portion] = []

    /// Cells of one use.
    public struct Portion: Sendable {
        /// Their use.
        public let use: CellUse
        /// The rule that leaves them out: "it is a footer"; nil for other uses.
        public let rule: String?
        /// Their places, column by column: runs of rows.
        public fileprivate(set) var runs: [CellRun] = []

        /// The number of cells.
        public var count: Int { runs.reduce(0) { $0 + $1.count } }
    }

    /// The number of all filled cells.
    public var count: Int { portions.reduce(0) { $0 + $1.count } }

    /// The number of cells that count for the schedule.
    public var usedCount: Int { portions.filter(\.use.isUsed).reduce(0) { $0 + $1.count } }

    /// Adds cells below each other.
    mutating func add(_ run: CellRun, _ use: CellUse, rule: String?) {
        let index = portions.firstIndex { $0.use == use && $0.rule == rule } ?? portions.count
        if index == portions.count { portions.append(Portion(use: use, rule: rule)) }
        portions[index].runs.append(run)
    }

    /// Puts the portions in the order of their uses, and their cells from left to right.
    mutating func sort() {
        portions.sort { ($0.use.rawValue, $0.rule ?? "") < ($1.use.rawValue, $1.rule ?? "") }
        for index in portions.indices {
            portions[index].runs.sort { ($0.column, $0.firstRow) < ($1.column, $1.firstRow) }
        }
    }
}

/// Cells below each other, by their column and rows from 1. Blank ones in between are not among them.
public struct CellRun: Sendable {
    /// The column.
    public let column: Int
    /// The row of the first cell.
    public let firstRow: Int
    /// The row of the last one.
    public private(set) var lastRow: Int
    /// The number of cells.
    public private(set) var count = 1

    init(column: Int, row: Int) { (self.column, firstRow, lastRow) = (column, row, row) }

    mutating func extend(to row: Int) { (lastRow, count) = (row, count + 1) }

    /// The range as spreadsheets write it: `C17`, `C17:C19`.
    public var name: String {
        let letters = SourceLocation.letters(ofColumn: column)
        return firstRow == lastRow ? "\(letters)\(firstRow)" : "\(letters)\(firstRow):\(letters)\(lastRow)"
    }
}
