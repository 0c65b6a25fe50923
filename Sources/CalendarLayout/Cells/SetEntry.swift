import CalendarCore

/// An entry set in lines: its clusters with their origins, from the top left corner of its place in the cell.
struct SetEntry {
    let cell: CellEntry
    let height: Length
    let pieces: [Piece]
    /// The point where "… p. 2" begins, measured as the origins of pieces are; nil if the text is whole.
    var cut: Point?

    var entry: Entry { cell.entry }

    /// The glyphs of its label and its text.
    var glyphs: SetGlyphs { SetGlyphs(fonts: fonts, missing: missing, omitted: omitted) }

    private var fonts: [Int] {
        var fonts: [Int] = []
        for piece in pieces where piece.part != .label {
            for font in piece.shaped.fonts where !fonts.contains(font) { fonts.append(font) }
        }
        return fonts
    }

    private var missing: [Unicode.Scalar] {
        guard pieces.contains(where: { !$0.shaped.missing.isEmpty }) else { return [] }
        return pieces.reduce(into: []) { all, piece in all += piece.shaped.missing.filter { !all.contains($0) } }
    }

    private var omitted: [String] {
        var seen: [ShapedText] = []
        for piece in pieces where piece.part != .label && !seen.contains(where: { $0 === piece.shaped }) {
            seen.append(piece.shaped)
        }
        return seen.flatMap { $0.omitted(inUTF8: 0..<$0.text.utf8.count) }
    }

    /// The words that are broken where they have no hyphen.
    var brokenWords: [String] {
        pieces.filter(\.endsInsideWord).compactMap { piece in
            piece.brokenWord.map { String(piece.shaped.text(of: $0)) }
        }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// One run of an entry, on one of its lines.
    struct Piece {
        let part: Part
        let shaped: ShapedText
        let clusters: Range<Int>
        /// From the cell's edge where lines begin, and from the entry's top, to the end of the baseline on that side.
        let origin: Point
        let size: Length
        /// Of a word that is broken at the line's end: all of it.
        var brokenWord: Range<Int>?

        /// True if its last character is of a script that runs from right to left.
        var isRightToLeft: Bool { shaped.isRightToLeft(at: clusters.upperBound - 1) }

        var endsInsideWord: Bool { brokenWord.map { $0.upperBound > clusters.upperBound } ?? false }
    }

    /// The parts that an entry is read in.
    enum Part {
        case label
        case value
    }
}
