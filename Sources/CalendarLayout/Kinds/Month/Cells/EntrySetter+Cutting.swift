import CalendarCore

// Cutting a text whose day has no room for all of it.
extension EntrySetter {
    /// An entry whose texts are cut to some lines, at least one, in a document of some months. The lines below a value
    /// count, too, and go first.
    func cut(_ entry: CellEntry, lineCount: Int, spanCount: Int) -> SetEntry? {
        guard let whole = set(entry), let value = texts(entry).value else { return nil }
        let (values, details) = (whole.lines, whole.details)
        if lineCount > values.count, let detail = texts(entry).detail {
            let cut = cut(details, of: detail, to: lineCount - values.count, isList: false, spanCount)
            return setEntry(whole, keeping: [.label, .value], cut, details, spanCount)
        }
        guard !values.isEmpty else { return nil }
        let cut = cut(values, of: value, to: lineCount, isList: entry.isList, spanCount)
        return setEntry(whole, keeping: [.label], cut, values, spanCount)
    }

    private func cut(
        _ runs: [SetEntry.Piece], of text: Paragraph, to count: Int, isList: Bool, _ spanCount: Int
    ) -> TextCut {
        let width = markWidth(.rest, spanCount)
        return TextCut(runs.map(\.line), to: count, of: text.cut(in: runs[0].shaped.face), isList: isList) { index in
            TextCut.Room(width: lineEnd - runs[index].origin.x, size: runs[0].size, mark: .rest, markWidth: width)
        }
    }

    /// The entry with some of its parts whole, and the lines of another part that are left.
    private func setEntry(
        _ whole: SetEntry, keeping parts: [SetEntry.Part], _ cut: TextCut, _ runs: [SetEntry.Piece], _ spanCount: Int
    ) -> SetEntry {
        let kept = zip(runs, cut.lines).filter { !$1.clusters.isEmpty }.map { piece, line in piece.with(line) }
        let end = cut.lines.isEmpty ? beginning(of: whole.cell) : runs[cut.lines.count - 1].origin
        let (mark, origin) = place(cut.mark ?? .rest, at: end, after: cut.markIndent, spanCount)
        return SetEntry(
            cell: whole.cell, height: origin.y - bodyBaseline + typography.leading,
            pieces: whole.pieces.filter { parts.contains($0.part) } + kept,
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
