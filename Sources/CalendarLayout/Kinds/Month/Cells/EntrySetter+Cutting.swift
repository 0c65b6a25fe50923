import CalendarCore

// Cutting a text whose day has no room for all of it.
extension EntrySetter {
    /// An entry whose text is cut to some lines, at least one, in a document of some months.
    func cut(_ entry: CellEntry, lineCount: Int, spanCount: Int) -> SetEntry? {
        guard let whole = set(entry), let value = entry.texts(isDense: typography.spacing.isDense).value else {
            return nil
        }
        let runs = whole.lines
        guard let last = runs.prefix(max(1, lineCount)).last else { return nil }
        let width = CutMark.rest.width(
            in: typography.faces.label, size: typography.size, spanCount: spanCount, context)
        let room = TextCut.Room(width: lineEnd - last.origin.x, size: last.size, mark: .rest, markWidth: width)
        let cut = TextCut(runs.map(\.line), to: lineCount, of: value.cut(in: last.shaped.face), in: room)
        let lines = zip(runs, cut.lines).filter { !$1.clusters.isEmpty }.map { piece, line in piece.with(line) }
        // A label almost as wide as the cell leaves no room beside it.
        let (inset, x) = (typography.metrics.inset, last.origin.x + cut.markIndent)
        let isAlone = cut.markIndent == .zero && x > inset && x + width > lineEnd
        let origin = isAlone ? Point(x: inset, y: last.origin.y + typography.leading) : Point(x: x, y: last.origin.y)
        return SetEntry(
            cell: entry, height: origin.y - bodyBaseline + typography.leading,
            pieces: whole.pieces.filter { $0.part == .label } + lines,
            cut: cut.mark.map { SetEntry.Cut(mark: $0, origin: origin, size: typography.size) })
    }

    private var lineEnd: Length { typography.metrics.inset + breakers.width }
}

extension SetEntry.Piece {
    fileprivate func with(_ line: TextLine) -> SetEntry.Piece {
        SetEntry.Piece(part: part, shaped: shaped, line: line, origin: origin, size: size)
    }
}
