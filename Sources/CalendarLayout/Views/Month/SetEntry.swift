import CalendarCore

/// An entry and its measured words, before it is known how it is set.
final class MeasuredEntry {
    let entry: Entry
    /// Nil for an event on no line.
    let label: Paragraph?
    let value: Paragraph

    init(_ entry: Entry, _ typesetter: Typesetter) {
        self.entry = entry
        label = entry.line.map { typesetter.paragraph($0.label) }
        value = typesetter.paragraph(entry.text)
    }
}

/// An entry of a day set in lines: which clusters stand on which line, and how far right.
struct SetEntry {
    let measured: MeasuredEntry
    /// Lines that the entry takes in its cell.
    let lineCount: Int
    let pieces: [Piece]

    var entry: Entry { measured.entry }

    /// The fonts of its text, by number.
    var fonts: [Int] { pieces.last?.shaped.fonts ?? [] }

    /// The characters of its label and its text that no face has.
    var missing: [Unicode.Scalar] {
        guard pieces.contains(where: { !$0.shaped.missing.isEmpty }) else { return [] }
        return pieces.reduce(into: []) { all, piece in all += piece.shaped.missing.filter { !all.contains($0) } }
    }

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

    /// Nil where a name would have to break inside although another rung has room for it.
    func set(_ entry: MeasuredEntry) throws(LayoutError) -> SetEntry? {
        guard let label = entry.label else { return try set(entry, below: []) }
        if typography.labelColumn != nil { return try set(entry, beside: label) }
        return try set(entry, behind: label)
    }

    /// The lines that an entry takes, without setting it where that can be avoided.
    func lineCount(of entry: MeasuredEntry) throws(LayoutError) -> Int? {
        guard typography.labelColumn != nil, entry.label != nil else { return try set(entry)?.lineCount }
        return try typography.besideLabel.lineCount(of: entry.value)
    }

    /// The label in its column, the value beside it.
    private func set(_ entry: MeasuredEntry, beside label: Paragraph) throws(LayoutError) -> SetEntry? {
        guard let lines = try typography.besideLabel.lines(of: entry.value) else { return nil }
        let word = try label.shaped(in: typography.setting.label)
        let labelPiece = SetEntry.Piece(
            shaped: word, clusters: 0..<word.clusters.count, line: 0, x: typography.labelX, size: typography.labelSize)
        let pieces = try pieces(
            CollectionOfOne(labelPiece), entry, lines, firstLine: 0, firstX: typography.valueX, x: typography.valueX)
        return SetEntry(measured: entry, lineCount: lines.count, pieces: pieces)
    }

    /// The value on lines of its own, below those of `above`.
    private func set(_ entry: MeasuredEntry, below above: [SetEntry.Piece]) throws(LayoutError) -> SetEntry? {
        let firstLine = (above.last?.line ?? -1) + 1
        if entry.entry.text.isEmpty { return SetEntry(measured: entry, lineCount: firstLine + 1, pieces: above) }
        let breaker = above.isEmpty ? typography.unlabelled : typography.belowLabel
        guard let lines = try breaker.lines(of: entry.value) else { return nil }
        let pieces = try pieces(
            above, entry, lines, firstLine: firstLine, firstX: typography.labelX, x: typography.labelX)
        return SetEntry(measured: entry, lineCount: firstLine + lines.count, pieces: pieces)
    }

    /// The label first; the value after it where its first word has room there and the style allows, else below.
    private func set(_ entry: MeasuredEntry, behind label: Paragraph) throws(LayoutError) -> SetEntry? {
        let above = try labelPieces(label)
        guard typography.style == .inline, let last = above.last else { return try set(entry, below: above) }
        let indent = last.shaped.advance(of: last.clusters).width(at: last.size) + DayCell.labelGap
        let breaker = typography.behindLabel(indent)
        let first = try entry.value.segments(in: breaker.face).first { !$0.ink.isEmpty }?.ink ?? 0..<0
        guard try entry.value.shaped(in: breaker.face).advance(of: first) <= breaker.firstLimit else {
            return try set(entry, below: above)
        }
        guard let lines = try breaker.lines(of: entry.value) else { return nil }
        let pieces = try pieces(
            above, entry, lines, firstLine: last.line, firstX: typography.labelX + indent, x: typography.labelX)
        return SetEntry(measured: entry, lineCount: last.line + lines.count, pieces: pieces)
    }

    private func labelPieces(_ label: Paragraph) throws(LayoutError) -> [SetEntry.Piece] {
        let shaped = try label.shaped(in: typography.setting.label)
        let lines = try typography.labelBreaker.lines(of: label) ?? []
        return lines.enumerated().map { line, clusters in
            SetEntry.Piece(
                shaped: shaped, clusters: clusters, line: line, x: typography.labelX, size: typography.labelSize)
        }
    }

    /// The label's pieces, and behind them the value's.
    private func pieces(
        _ label: some Collection<SetEntry.Piece>, _ entry: MeasuredEntry, _ lines: [Range<Int>], firstLine: Int,
        firstX: Length, x: Length
    ) throws(LayoutError) -> [SetEntry.Piece] {
        let shaped = try entry.value.shaped(in: typography.setting.body)
        var pieces: [SetEntry.Piece] = []
        pieces.reserveCapacity(label.count + lines.count)
        pieces.append(contentsOf: label)
        for index in lines.indices {
            pieces.append(
                SetEntry.Piece(
                    shaped: shaped, clusters: lines[index], line: firstLine + index, x: index == 0 ? firstX : x,
                    size: typography.size))
        }
        return pieces
    }
}
