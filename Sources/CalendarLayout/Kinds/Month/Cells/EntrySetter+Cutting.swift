import CalendarCore

// Cutting a text whose day has no room for all of it.
extension EntrySetter {
    /// An entry whose text is cut to some lines, at least one, in a document of some months.
    func cut(_ entry: CellEntry, lineCount: Int, spanCount: Int) -> SetEntry? {
        guard let whole = set(entry), let value = texts(entry).value,
            let first = whole.lines.first
        else { return nil }
        let runs = whole.lines
        let width = markWidth(.rest, spanCount)
        let cut = TextCut(
            runs.map(\.line), to: lineCount, of: value.cut(in: first.shaped.face), isList: entry.isList
        ) { index in
            TextCut.Room(width: lineEnd - runs[index].origin.x, size: first.size, mark: .rest, markWidth: width)
        }
        let kept = zip(runs, cut.lines).filter { !$1.clusters.isEmpty }.map { piece, line in piece.with(line) }
        let end = cut.lines.isEmpty ? beginning(of: entry) : runs[cut.lines.count - 1].origin
        let (mark, origin) = place(cut.mark ?? .rest, at: end, after: cut.markIndent, spanCount)
        return SetEntry(
            cell: entry, height: origin.y - bodyBaseline + typography.leading,
            pieces: whole.pieces.filter { $0.part == .label } + kept,
            cut: SetEntry.Cut(mark: mark, origin: origin, size: typography.size))
    }

    private func markWidth(_ mark: CutMark, _ spanCount: Int) -> Length {
        mark.width(in: typography.faces.label, size: typography.size, spanCount: spanCount, context)
    }

    /// A mark behind the rest of a line, or a shorter one if it would be wider. A label almost as wide as the cell
    /// leaves no room beside it.
    private func place(
        _ mark: CutMark, at start: Point, after indent: Length, _ spanCount: Int
    ) -> (CutMark, Point) {
        let (inset, x) = (typography.metrics.inset, start.x + indent)
        guard indent == .zero, x > inset else { return (mark, Point(x: x, y: start.y)) }
        let marks = mark == .rest ? [mark] : [mark, .page]
        if let fitting = marks.first(where: { x + markWidth($0, spanCount) <= lineEnd }) {
            return (fitting, Point(x: x, y: start.y))
        }
        return (mark, Point(x: inset, y: start.y + typography.leading))
    }

    private var lineEnd: Length { typography.metrics.inset + breakers.width }
}

extension SetEntry.Piece {
    fileprivate func with(_ line: TextLine) -> SetEntry.Piece {
        SetEntry.Piece(part: part, shaped: shaped, line: line, origin: origin, size: size)
    }
}
