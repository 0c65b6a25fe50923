import CalendarCore

/// Sets entries in the lines of a day cell.
struct EntrySetter {
    let typography: CellTypography

    /// Nil if a name would have to be broken although it fits at another rung.
    func set(_ entry: MeasuredEntry) throws(MeasuringError) -> SetEntry? {
        guard let label = entry.label else { return try set(entry, below: []) }
        if typography.labelColumn != nil { return try set(entry, beside: label) }
        return try set(entry, behind: label)
    }

    /// The number of lines that an entry takes; does not set it if that can be avoided.
    func lineCount(of entry: MeasuredEntry) throws(MeasuringError) -> Int? {
        guard typography.labelColumn != nil, entry.label != nil else { return try set(entry)?.lineCount }
        return try typography.besideLabel.lineCount(of: entry.value)
    }

    /// The label in its column, the value beside it.
    private func set(_ entry: MeasuredEntry, beside label: Paragraph) throws(MeasuringError) -> SetEntry? {
        guard let lines = try typography.besideLabel.lines(of: entry.value) else { return nil }
        let word = try label.shaped(in: typography.faces.label)
        let labelPiece = SetEntry.Piece(
            shaped: word, clusters: 0..<word.clusters.count, line: 0, x: typography.labelX, size: typography.labelSize)
        let pieces = try pieces(
            CollectionOfOne(labelPiece), entry, lines, firstLine: 0, firstX: typography.valueX, x: typography.valueX)
        return SetEntry(measured: entry, lineCount: lines.count, pieces: pieces)
    }

    /// The value on lines of its own, below those of `above`.
    private func set(_ entry: MeasuredEntry, below above: [SetEntry.Piece]) throws(MeasuringError) -> SetEntry? {
        let firstLine = (above.last?.line ?? -1) + 1
        if entry.text.isEmpty { return SetEntry(measured: entry, lineCount: firstLine + 1, pieces: above) }
        let breaker = above.isEmpty ? typography.unlabelled : typography.belowLabel
        guard let lines = try breaker.lines(of: entry.value) else { return nil }
        let pieces = try pieces(
            above, entry, lines, firstLine: firstLine, firstX: typography.labelX, x: typography.labelX)
        return SetEntry(measured: entry, lineCount: firstLine + lines.count, pieces: pieces)
    }

    /// The label, then the value: on the same line if its first word fits and the style allows it, else below.
    private func set(_ entry: MeasuredEntry, behind label: Paragraph) throws(MeasuringError) -> SetEntry? {
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

    private func labelPieces(_ label: Paragraph) throws(MeasuringError) -> [SetEntry.Piece] {
        let shaped = try label.shaped(in: typography.faces.label)
        let lines = try typography.labelBreaker.lines(of: label) ?? []
        return lines.enumerated().map { line, clusters in
            SetEntry.Piece(
                shaped: shaped, clusters: clusters, line: line, x: typography.labelX, size: typography.labelSize)
        }
    }

    /// The label's pieces, then the value's.
    private func pieces(
        _ label: some Collection<SetEntry.Piece>, _ entry: MeasuredEntry, _ lines: [Range<Int>], firstLine: Int,
        firstX: Length, x: Length
    ) throws(MeasuringError) -> [SetEntry.Piece] {
        let shaped = try entry.value.shaped(in: typography.faces.body)
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
