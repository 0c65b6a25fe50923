import CalendarCore

/// The cells of a text file or of a workbook's sheet, in rows. A cell is decoded when its text is asked for.
///
/// Rows and columns count from 0; cells beyond the last that is not blank are not kept.
struct Table {
    /// Splits and decodes the text, and logs its faults.
    private(set) var csv: CSVScanner
    private var cells: [TableCell] = []
    private var rows: [Row] = []
    let facts: SheetFacts
    /// The blank rows that part nothing: hidden ones, and those of a cell that is merged downwards.
    private var joinedRows: Set<Int> = []
    /// The most cells that a table can have.
    static let maximumCount = 1 << 24

    private struct Row {
        var first: Int32
        /// The number of cells up to the last that is not blank.
        var count: Int32
        private(set) var writtenCount: Int32
        let line: Int32
        /// The number of cells when the table was read.
        private(set) var width: Int32

        init(first: Int, end: Int, writtenCount: Int, line: Int) {
            (self.first, self.line) = (Int32(first), Int32(line))
            (count, width) = (Int32(end - first), Int32(end - first))
            self.writtenCount = Int32(min(writtenCount, 1 << 30))
        }

        mutating func dropFirst() {
            (first, writtenCount) = (first + 1, writtenCount - 1)
            (count, width) = (max(0, count - 1), max(0, width - 1))
        }
    }

    /// Splits a text. Stops at a fault that leaves the rest in doubt, such as an unclosed quotation mark.
    init(_ csv: inout CSVScanner, _ facts: SheetFacts = SheetFacts()) throws(ReadingStopped) {
        (self.csv, self.facts) = (csv, facts)
        defer { csv = self.csv }
        while !self.csv.isAtEnd { try readRow() }
        let merged = facts.merged.flatMap { $0.rows.dropFirst().prefix { $0 < rowCount } }
        joinedRows = Set(merged + facts.hiddenRows)
    }

    var log: FindingLog {
        get { csv.log }
        _modify { yield &csv.log }
    }

    private var isSheet: Bool { csv.log.sheet != nil }

    private mutating func readRow() throws(ReadingStopped) {
        let (first, line) = (cells.count, csv.position.line)
        var count = 0
        repeat {
            let cell = try csv.nextCell()
            count += 1
            guard !csv.isBlank(cell) else { continue }
            guard first + count <= Table.maximumCount else {
                throw csv.log.stop(.tooMany, at: cell.start, "more than \(Table.maximumCount) cells")
            }
            while cells.count < first + count - 1 { cells.append(.blank) }
            cells.append(TableCell(cell))
        } while csv.isInRow
        rows.append(Row(first: first, end: cells.count, writtenCount: count, line: line))
    }
}

extension Table {
    var rowCount: Int { rows.count }

    /// Returns the number of cells up to the last that is not blank; 0 for a blank row.
    func cellCount(_ row: Int) -> Int { Int(rows[row].count) }

    /// Returns the number of cells with those that are blank at the end.
    func writtenCount(_ row: Int) -> Int { Int(rows[row].writtenCount) }

    /// Returns true for a row without a text that parts those above and below.
    func isBlankRow(_ row: Int) -> Bool { rows[row].count == 0 && !joinedRows.contains(row) }

    func isBlank(_ row: Int, _ column: Int) -> Bool { cell(row, column)?.isBlank ?? true }

    /// Returns the row's columns that are not blank.
    func filledColumns(_ row: Int) -> [Int] { (0..<cellCount(row)).filter { !isBlank(row, $0) } }

    /// Returns the row's first column that is not blank; nil for a blank row.
    func firstFilledColumn(_ row: Int) -> Int? { (0..<cellCount(row)).first { !isBlank(row, $0) } }

    /// Leaves out the first cell of each row but those of one cell, if all are blank: it is before the first bar of a
    /// drawn table. Texts above and below such a table have no bars.
    mutating func dropOuterBars() {
        let drawn = rows.indices.filter { writtenCount($0) > 1 }
        guard csv.delimiter == UInt8(ascii: "|"), drawn.allSatisfy({ isBlank($0, 0) }) else { return }
        for row in drawn { rows[row].dropFirst() }
    }

    /// Takes the marks of bold texts from cells of a drawn table: `**Averbeck**`.
    mutating func dropBold() {
        let marks = Array("**".utf8)
        for index in cells.indices where !cells[index].isBlank && cells[index].range.count > 4 {
            let bytes = csv.bytes[cells[index].range]
            let blanks = bytes.reversed().prefix { $0 == 0x20 }.count
            guard bytes.starts(with: marks), bytes.dropLast(blanks).suffix(2).elementsEqual(marks) else { continue }
            cells[index].drop(first: 2, last: 2 + blanks)
        }
    }

    /// Makes a cell blank that has been read as something else.
    mutating func clear(_ row: Int, _ column: Int, usedAs use: CellUse) {
        guard column < cellCount(row) else { return }
        self.use(row, column, as: use)
        cells[Int(rows[row].first) + column].clear()
        while rows[row].count > 0, isBlank(row, cellCount(row) - 1) { rows[row].count -= 1 }
    }

    /// Makes the cells of all other columns blank, as if the table did not have them.
    mutating func keep(_ columns: Range<Int>) {
        for row in rows.indices {
            let first = Int(rows[row].first)
            for column in 0..<cellCount(row) where !columns.contains(column) { cells[first + column].clear() }
            while rows[row].count > 0, isBlank(row, cellCount(row) - 1) { rows[row].count -= 1 }
        }
    }

    /// Says what a cell was used for, unless it is blank.
    mutating func use(_ row: Int, _ column: Int, as use: CellUse) {
        guard !isBlank(row, column) else { return }
        cells[Int(rows[row].first) + column].use = use
    }

    /// Says what the cells of a row were used for.
    mutating func use(row: Int, as use: CellUse) {
        for column in 0..<cellCount(row) { self.use(row, column, as: use) }
    }

    /// Returns what a cell was used for.
    func use(_ row: Int, _ column: Int) -> CellUse { cell(row, column)?.use ?? .notUnderstood }

    /// Returns the place of a cell, or that of the first cell of a merged range that it is in.
    func origin(_ row: Int, _ column: Int) -> CellPlace {
        let place = CellPlace(row: row, column: column)
        guard cell(row, column)?.isCopy == true else { return place }
        return facts.merged.first { $0.rows.contains(row) && $0.columns.contains(column) }?.first ?? place
    }

    /// Calls `body` with the column and the use of each cell of a row that was filled when the table was read.
    func forEachFilled(_ row: Int, _ body: (Int, CellUse) -> Void) {
        let first = Int(rows[row].first)
        for column in 0..<Int(rows[row].width) {
            let cell = cells[first + column]
            if !cell.isCopy, !cell.isBlank || cell.use != .notUnderstood { body(column, cell.use) }
        }
    }

    /// Takes a cell for a text, unless it is known to be something else.
    private mutating func useAsText(_ row: Int, _ column: Int) {
        let index = Int(rows[row].first) + column
        if cells[index].use == .notUnderstood { cells[index].use = .text }
    }

    /// Gives blank cells of a row the text of another cell.
    mutating func copy(_ place: CellPlace, to row: Int, _ columns: [Int]) {
        let blank = columns.filter { isBlank(row, $0) }
        guard let last = blank.last, let cell = cell(place.row, place.column) else { return }
        widen(row, to: last + 1)
        for column in blank { cells[Int(rows[row].first) + column] = cell.copy }
    }

    /// Makes room in a row: behind all others, if it has too few cells with those that were cleared.
    private mutating func widen(_ row: Int, to count: Int) {
        let (first, stored) = (Int(rows[row].first), max(cellCount(row), Int(rows[row].width)))
        if count > stored {
            rows[row].first = Int32(cells.count)
            cells += cells[first..<first + stored]
            cells += Array(repeating: .blank, count: count - stored)
        }
        rows[row].count = max(rows[row].count, Int32(count))
    }

    /// Returns the place of a cell; for a blank one in a text file, its row's.
    func position(_ row: Int, _ column: Int) -> TextPosition {
        guard !isSheet else { return TextPosition(line: row + 1, column: column + 1) }
        guard let cell = cell(row, column), !cell.isBlank else { return start(row) }
        return cell.position
    }

    /// Returns the place of a row.
    func start(_ row: Int) -> TextPosition { TextPosition(line: isSheet ? row + 1 : Int(rows[row].line), column: 1) }

    func location(_ row: Int, _ column: Int) -> SourceLocation { csv.log.location(position(row, column)) }

    /// Returns true if the bytes of a cell begin with this one.
    func begins(_ row: Int, _ column: Int, with byte: UInt8) -> Bool {
        guard let cell = cell(row, column), !cell.isBlank else { return false }
        return csv.bytes[cell.start] == byte
    }

    /// Returns a cell's text, to compare it and for messages; empty if there is none.
    func spelling(_ row: Int, _ column: Int) -> String {
        guard let cell = cell(row, column), !cell.isBlank else { return "" }
        return csv.spelling(of: scanned(cell, row, column))
    }

    /// Returns a cell's text to be printed; nil if it is blank or breaks a rule, which is logged.
    mutating func text(_ row: Int, _ column: Int, _ rule: TextRule = .text) -> Located<String>? {
        guard let cell = cell(row, column), !cell.isBlank else { return nil }
        useAsText(row, column)
        return csv.text(of: scanned(cell, row, column), rule)
    }

    /// Returns the lines of a cell, to be printed; a line that breaks a rule is logged.
    mutating func lines(_ row: Int, _ column: Int) -> [Located<String>] {
        guard let cell = cell(row, column), !cell.isBlank else { return [] }
        useAsText(row, column)
        return csv.lines(of: scanned(cell, row, column), .text)
    }

    /// Returns a cell's text with its lines joined as people are: they part names.
    mutating func joinedLines(_ row: Int, _ column: Int) -> Located<String>? {
        guard let cell = cell(row, column), csv.hasLineBreak(scanned(cell, row, column)) else {
            return text(row, column)
        }
        let lines = lines(row, column)
        guard lines.count > 1 else { return lines.first }
        let text = lines.map(\.value).joinedAsPeople
        let length = text.unicodeScalars.count
        guard length <= TextRule.text.maximumLength else {
            log.textTooLong(length, at: lines[0].position, .text)
            return nil
        }
        return Located(value: text, position: lines[0].position)
    }

    /// Passes `body` the bytes of a cell without blanks around them.
    func withBytes<Result>(_ row: Int, _ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard let cell = cell(row, column) else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return csv.withBytes(of: scanned(cell, row, column), body)
    }

    private func cell(_ row: Int, _ column: Int) -> TableCell? {
        let row = rows[row]
        return column < row.count ? cells[Int(row.first) + column] : nil
    }

    private func scanned(_ cell: TableCell, _ row: Int, _ column: Int) -> CSVCell {
        cell.scanned(at: position(row, column), isOnSheet: isSheet)
    }
}

extension Table {
    /// Returns the cells of a row from its first to its last.
    func spellings(_ row: Int) -> [String] { (0..<cellCount(row)).map { spelling(row, $0) } }

    /// Returns the cells of a column in some rows.
    func column(_ column: Int, _ rows: [Int]) -> [String] { rows.map { spelling($0, column) } }
}
