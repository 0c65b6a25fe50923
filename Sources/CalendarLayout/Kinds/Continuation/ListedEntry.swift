import CalendarCore

/// An entry of a list, set in rows of the same height.
struct ListedEntry {
    let continued: ContinuedBlock.ContinuedEntry
    let label: TextBlock?
    /// True if the label is on the first line of the value, and not on rows above it.
    let isBeside: Bool
    let value: TextBlock
    /// The distance from the edge where lines begin to the value.
    let indent: Length

    /// The number of rows, at least one.
    var rowCount: Int { max(1, firstValueRow + value.lineCount) }

    private var firstValueRow: Int { isBeside ? 0 : labelRowCount }
    private var labelRowCount: Int { label?.lineCount ?? 0 }

    /// The label's line of a row, with the baseline at `y`; nil if it has none there.
    func labelRun(ofRow row: Int, in area: Rect, _ y: Length, _ direction: WritingDirection) -> TextRun? {
        guard let label, row < labelRowCount else { return nil }
        return label.run(ofLine: row, in: area, at: .zero, y, direction)
    }

    /// The value's line of a row, with the baseline at `y`; nil if it has none there.
    func valueRun(ofRow row: Int, in area: Rect, _ y: Length, _ direction: WritingDirection) -> TextRun? {
        let line = row - firstValueRow
        guard (0..<value.lineCount).contains(line) else { return nil }
        return value.run(ofLine: line, in: area, at: indent, y, direction)
    }
}

extension TextBlock {
    /// A line that begins `indent` from the edge of an area where lines begin.
    func run(
        ofLine line: Int, in area: Rect, at indent: Length, _ baseline: Length, _ direction: WritingDirection
    ) -> TextRun {
        let x = area.x(of: width(ofLine: line), from: indent, direction)
        return run(ofLine: line, from: Point(x: x, y: baseline))
    }
}
