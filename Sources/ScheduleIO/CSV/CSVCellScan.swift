/// The state of the scan of one cell.
struct CSVCellScan {
    let start: TextPosition
    let first: Int
    /// Continuation bytes of the line before the cell.
    let continuationBytes: Int
    var isPlain = true
    var isGood = true

    func cell(end: Int, continuationBytes: Int, quotes: CSVCell.Quotes) -> CSVCell {
        let continuations = isPlain ? continuationBytes - self.continuationBytes : 0
        return CSVCell(
            start: start, range: first..<end, quotes: quotes, isPlain: isPlain, isGood: isGood,
            writtenLength: end - first - continuations)
    }
}
