import CalendarCore

/// An entry set in lines: its clusters with their origins, from the top left corner of its place in the cell.
struct SetEntry {
    let cell: CellEntry
    let height: Length
    let pieces: [Piece]
    /// The mark behind a text that is cut; nil if the text is whole.
    var cut: Cut?
    /// The distance from the beginning of the line that it shares with the entry before it; nil if it has its own.
    var sharedStart: Length?

    var entry: Entry { cell.entry }

    /// The height that it adds to its cell, which has gaps between all entries.
    func added(_ spacing: CellSpacing) -> Length { sharedStart == nil ? height : .zero - spacing.entryGap }

    /// The lines of its value.
    var lines: [Piece] { pieces.filter { $0.part == .value } }

    /// The lines below its value.
    var details: [Piece] { pieces.filter { $0.part == .detail } }

    /// The number of lines of its value and below it.
    var lineCount: Int { pieces.count { $0.part != .label } }

    /// The glyphs of its label and its text.
    var glyphs: SetGlyphs {
        var (glyphs, last) = (SetGlyphs(), ShapedText?.none)
        // The lines of a text follow each other.
        for piece in pieces where piece.shaped !== last {
            if piece.part == .label { glyphs.add(missing: piece.shaped.missing) } else { glyphs.add(piece.shaped) }
            last = piece.shaped
        }
        return glyphs
    }

    /// True if a word is broken where it has no hyphen.
    var breaksWord: Bool { pieces.contains { $0.line.endsInsideWord } }

    /// The words that are broken where they have no hyphen.
    var brokenWords: [String] {
        pieces.filter { $0.line.endsInsideWord }.compactMap { piece in
            piece.line.brokenWord.map { String(piece.shaped.text(of: $0)) }
        }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// A mark, with the beginning of its baseline measured as the origins of pieces are.
    struct Cut {
        let mark: CutMark
        let origin: Point
        let size: Length
    }

    /// One run of an entry, on one of its lines.
    struct Piece {
        let part: Part
        let shaped: ShapedText
        let line: TextLine
        /// From the cell's edge where lines begin, and from the entry's top, to the end of the baseline on that side.
        let origin: Point
        let size: Length

        var width: Length { shaped.advance(of: line.clusters).width(at: size) }

        /// True if its last character is of a script that runs from right to left.
        var isRightToLeft: Bool { shaped.isRightToLeft(at: line.clusters.upperBound - 1) }
    }

    /// The parts that an entry is read in.
    enum Part {
        case label
        case value
        /// The end and the place of a timed event, below its title.
        case detail
    }
}
