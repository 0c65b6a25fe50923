import CalendarCore

/// An entry of a day set in lines: which clusters stand on which line, and how far right.
struct SetEntry {
    let entry: Entry
    /// Lines that the entry takes in its cell.
    let lineCount: Int
    let pieces: [Piece]

    /// One run of an entry, on one of its lines.
    struct Piece {
        let shaped: ShapedText
        let clusters: Range<Int>
        /// From 0.
        let line: Int
        /// From the cell's left edge.
        let x: Length
        let size: Length
    }
}

/// Sets entries in the lines of a day cell.
struct EntrySetter {
    let typography: CellTypography
    let typesetter: Typesetter

    /// Nil where a name would have to break inside although another rung has room for it.
    func set(_ entry: Entry) throws(LayoutError) -> SetEntry? {
        let value = typesetter.paragraph(entry.text)
        guard let label = entry.line?.label else { return try set(entry, value, below: []) }
        if typography.labelColumn != nil { return try set(entry, label: label, value) }
        return try setRunIn(entry, label: label, value)
    }

    /// The label in its column, the value beside it.
    private func set(_ entry: Entry, label: String, _ value: Paragraph) throws(LayoutError) -> SetEntry? {
        let indent = typography.valueX - typography.labelX
        let breaker = typography.lineBreaker(firstIndent: indent, indent: indent)
        guard let lines = try breaker.lines(of: value) else { return nil }
        let word = try typesetter.word(label, in: typography.setting.label)
        let labelPiece = SetEntry.Piece(
            shaped: word, clusters: 0..<word.clusters.count, line: 0, x: typography.labelX, size: typography.labelSize)
        return SetEntry(
            entry: entry, lineCount: lines.count,
            pieces: try [labelPiece]
                + valuePieces(value, lines, firstLine: 0, firstX: typography.valueX, x: typography.valueX))
    }

    /// The value on lines of its own, below those of `above`.
    private func set(
        _ entry: Entry, _ value: Paragraph, below above: [SetEntry.Piece]
    ) throws(LayoutError) -> SetEntry? {
        let firstLine = (above.last?.line ?? -1) + 1
        if entry.text.isEmpty { return SetEntry(entry: entry, lineCount: firstLine + 1, pieces: above) }
        let breaker = typography.lineBreaker(firstIndent: .zero, indent: .zero, isLabelled: !above.isEmpty)
        guard let lines = try breaker.lines(of: value) else { return nil }
        let pieces = try valuePieces(
            value, lines, firstLine: firstLine, firstX: typography.labelX, x: typography.labelX)
        return SetEntry(entry: entry, lineCount: firstLine + lines.count, pieces: above + pieces)
    }

    /// The label first; the value after it where its first word has room there and the style allows, else below.
    private func setRunIn(_ entry: Entry, label: String, _ value: Paragraph) throws(LayoutError) -> SetEntry? {
        let above = try labelPieces(label)
        guard typography.style == .inline, let last = above.last else { return try set(entry, value, below: above) }
        let indent = last.shaped.advance(of: last.clusters).width(at: last.size) + DayCell.labelGap
        let breaker = typography.lineBreaker(firstIndent: indent, indent: .zero)
        let first = try value.segments(in: breaker.face).first { !$0.ink.isEmpty }?.ink ?? 0..<0
        guard try value.shaped(in: breaker.face).advance(of: first) <= breaker.firstLimit else {
            return try set(entry, value, below: above)
        }
        guard let lines = try breaker.lines(of: value) else { return nil }
        let pieces = try valuePieces(
            value, lines, firstLine: last.line, firstX: typography.labelX + indent, x: typography.labelX)
        return SetEntry(entry: entry, lineCount: last.line + lines.count, pieces: above + pieces)
    }

    private func labelPieces(_ label: String) throws(LayoutError) -> [SetEntry.Piece] {
        let paragraph = typesetter.paragraph(label)
        let shaped = try typesetter.word(label, in: typography.setting.label)
        let lines = try typography.labelBreaker.lines(of: paragraph) ?? []
        return lines.enumerated().map { line, clusters in
            SetEntry.Piece(
                shaped: shaped, clusters: clusters, line: line, x: typography.labelX, size: typography.labelSize)
        }
    }

    private func valuePieces(
        _ value: Paragraph, _ lines: [Range<Int>], firstLine: Int, firstX: Length, x: Length
    ) throws(LayoutError) -> [SetEntry.Piece] {
        let shaped = try value.shaped(in: typography.setting.body)
        return lines.enumerated().map { index, clusters in
            SetEntry.Piece(
                shaped: shaped, clusters: clusters, line: firstLine + index, x: index == 0 ? firstX : x,
                size: typography.size)
        }
    }
}
