import CalendarCore

/// The account of a table's cells, which closes when it has been read.
extension TableReader {
    /// Gives each filled cell its use, and logs those that nobody understood.
    mutating func closeCells() {
        guard !table.log.findings.contains(where: { $0.severity == .error }) else { return }
        let account = CellAccounting(self).account
        self.account.cells = account
        if options.tracesCells {
            var origins = CellOrigins(self)
            (self.account.origins, self.account.joined) = (origins.all(), records.days.joinedPlaces)
        }
        for portion in account.portions where portion.use == .notUnderstood { logUnknown(portion.runs) }
    }

    /// The most rows of cells that are logged, each by its first cell.
    private static let mostUnknown = 20

    /// Logs each row by its first cell that nobody understood.
    private mutating func logUnknown(_ runs: [CellRun]) {
        let cells = runs.flatMap { run in
            (run.firstRow...run.lastRow).map { CellPlace(row: $0 - 1, column: run.column - 1) }
        }
        let rows = Dictionary(grouping: cells.filter { !table.isBlank($0.row, $0.column) }, by: \.row)
        for (row, cells) in rows.sorted(by: { $0.key < $1.key }).prefix(TableReader.mostUnknown) {
            guard let column = cells.map(\.column).min() else { continue }
            let text = table.spelling(row, column).abridged
            let hint =
                cells.count == table.filledColumns(row).count
                ? hintToIgnore(row: row) : TableReader.hintToIgnore(unnamed: column)
            let why = row + 1 < account.headerRow ?? 0 ? "above the header, and no title" : "nothing of the schedule"
            table.log.error(
                .unknownCell, at: table.position(row, column), hint: hint,
                "'\(text)' in \(CellPlace(row: row, column: column).name) is \(why)")
        }
    }
}

/// Finds the use of each cell: what a reader took it for, else what its row or its column is.
private struct CellAccounting {
    private typealias Reason = TableAccount.Reason

    private let reader: TableReader
    private let header: Int
    /// The reasons why rows, columns and cells are left out.
    private let reasons: (rows: [Int: Reason], columns: [Int: Reason], cells: [CellPlace: Reason])
    /// The columns that an option leaves out, by their header or their letter.
    private let ignored: Set<Int>
    private(set) var account = CellAccount()

    /// The most cells of a row that is a title.
    private static let titleCount = 2

    init(_ reader: TableReader) {
        self.reader = reader
        header = (reader.account.headerRow ?? 1) - 1
        func byPlace<Key>(_ part: TableAccount.Part, _ key: (TableAccount.LeftOut) -> Key) -> [Key: Reason] {
            let leftOut = reader.account.leftOut.filter { $0.part == part }
            return Dictionary(leftOut.map { (key($0), $0.why) }, uniquingKeysWith: { first, _ in first })
        }
        reasons = (byPlace(.row, \.cell.row), byPlace(.column, \.cell.column), byPlace(.cell, \.cell))
        ignored = CellAccounting.ignoredColumns(reader, header)
        close()
    }

    private static func ignoredColumns(_ reader: TableReader, _ header: Int) -> Set<Int> {
        guard reader.assignments.ignoresAny, header < reader.table.rowCount else { return [] }
        let width = (0..<reader.table.rowCount).map(reader.table.cellCount).max() ?? 0
        return Set((0..<width).filter { reader.isIgnored($0, PlainName(reader.table.spelling(header, $0))) })
    }

    private mutating func close() {
        // By column. Most cells go on with the use of the cell above.
        var open: [OpenRun?] = []
        for row in 0..<reader.table.rowCount {
            reader.table.forEachFilled(row) { column, use in
                while open.count <= column { open.append(nil) }
                let (use, rule) = use == .notUnderstood ? derived(row, column) : (use, nil)
                if let last = open[column], last.use == use, last.rule == rule {
                    open[column]!.run.extend(to: row + 1)
                } else {
                    close(open[column])
                    open[column] = OpenRun(run: CellRun(column: column + 1, row: row + 1), use: use, rule: rule)
                }
            }
        }
        for run in open { close(run) }
        account.sort()
    }

    private mutating func close(_ run: OpenRun?) {
        if let run { account.add(run.run, run.use, rule: run.rule) }
    }

    /// Cells below each other that may go on.
    private struct OpenRun {
        var run: CellRun
        let use: CellUse
        let rule: String?
    }

    /// Returns the use of a cell that no reader took: by its row, its column, or its place.
    private func derived(_ row: Int, _ column: Int) -> (CellUse, String?) {
        if let why = reasons.rows[row] ?? reasons.cells[CellPlace(row: row, column: column)] { return leftOut(why) }
        if row >= header, ignored.contains(column) { return (.leftOutByOption, nil) }
        if row == header || isUpperHeader(row) { return (.head, nil) }
        if row < header { return (isTitle(row) ? .title : .notUnderstood, nil) }
        if let why = reasons.columns[column] { return leftOut(why) }
        if CodeBook.isEmpty(reader.table.spelling(row, column)) { return (.nothing, nil) }
        return ofColumn(column)
    }

    private func leftOut(_ why: Reason) -> (CellUse, String?) {
        why == .byOption ? (.leftOutByOption, nil) : (.leftOutByRule, why.rawValue)
    }

    /// Returns true for the row above the header if header cells are merged downwards.
    private func isUpperHeader(_ row: Int) -> Bool {
        row == header - 1
            && reader.columns.contains {
                $0.isNamed && reader.table.isBlank(header, $0.index) && reader.table.spelling(row, $0.index) == $0.name
            }
    }

    /// Returns true for a row above the header with a cell or two; the rest of it can be months and legends.
    private func isTitle(_ row: Int) -> Bool {
        var count = 0
        reader.table.forEachFilled(row) { _, use in count += use == .notUnderstood ? 1 : 0 }
        return count <= CellAccounting.titleCount
    }

    /// Returns the use of a cell by its column.
    private func ofColumn(_ column: Int) -> (CellUse, String?) {
        if reader.account.shape?.isOfRecords == true, column < reader.account.columns.count {
            let use = reader.account.columns[column].use
            return use == TableAccount.notPrinted ? (.leftOutByRule, use) : (.record, nil)
        }
        guard column < reader.columns.count else { return (.notUnderstood, nil) }
        let use = reader.columns[column].use
        return use.ofCells ?? (.leftOutByRule, use.words(reader.records.lines))
    }
}

extension TableAccount.Shape {
    /// True if a row is a record with a column for each of its fields.
    fileprivate var isOfRecords: Bool { self == .events || self == .requirements || self == .progress }
}

extension TableColumn.Use {
    /// The use of the cells of a column that nobody took one by one; nil for those that are left out by rule.
    fileprivate var ofCells: (CellUse, String?)? {
        switch self {
        case .date, .month, .lastDay: (.date, nil)
        case .person: (.person, nil)
        case .group: (.group, nil)
        case .role, .line: (.text, nil)
        case .start, .end, .hours: (.time, nil)
        case .note: (.note, nil)
        case .id, .zone, .modified: (.record, nil)
        case .ignored: (.leftOutByOption, nil)
        case .weekday, .week, .dayNumber, .rowNumber, .total, .requestDay, .unused: nil
        case .empty, .unnamed: (.notUnderstood, nil)
        }
    }
}
