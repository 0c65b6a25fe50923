/// The facts about a sheet's cells besides their texts. Rows and columns count from 0; a text file has none.
struct SheetFacts {
    /// True if a workbook counts its days from 1904; nil if nothing says so.
    var is1904: Bool?
    /// The merged cells that have a text. None is in two of them.
    var merged: [CellArea] = []
    /// The hidden rows and columns that have cells. They are not among those of the table.
    var hiddenRows: [Int] = []
    var hiddenColumns: [Int] = []
    /// The formulas that were saved without a result.
    var unsaved: [CellPlace] = []
    /// The texts that are struck out, or a part of them.
    var struck: [CellPlace] = []
    /// The cells with comments.
    var commented: [CellPlace] = []
    /// The cells with a background, in rows that have texts.
    var filled: [CellPlace] = []
}

/// Cells side by side that are merged into one, whose text is that of the first.
struct CellArea {
    let rows: ClosedRange<Int>
    let columns: ClosedRange<Int>

    var first: CellPlace { CellPlace(row: rows.lowerBound, column: columns.lowerBound) }
}

extension SheetFacts {
    /// Takes a line of the converter, which is a word and numbers. Ignores a line with another word.
    mutating func take(_ line: String) {
        let words = line.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard let word = words.first, numbers.allSatisfy((0...Table.maximumCount).contains) else { return }
        switch (word, numbers.count) {
        case ("epoch", 1): is1904 = numbers[0] == 1904
        case ("merged", 4):
            guard numbers[0] <= numbers[2], numbers[1] <= numbers[3] else { return }
            merged.append(CellArea(rows: numbers[0]...numbers[2], columns: numbers[1]...numbers[3]))
        case ("rows", _): hiddenRows = numbers
        case ("columns", _): hiddenColumns = numbers
        case ("unsaved", 2): unsaved.append(CellPlace(row: numbers[0], column: numbers[1]))
        case ("struck", 2): struck.append(CellPlace(row: numbers[0], column: numbers[1]))
        case ("comments", 2): commented.append(CellPlace(row: numbers[0], column: numbers[1]))
        case ("filled", 2): filled.append(CellPlace(row: numbers[0], column: numbers[1]))
        default: break
        }
    }
}
