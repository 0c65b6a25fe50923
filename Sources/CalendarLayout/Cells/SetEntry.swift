import CalendarCore

/// An entry of a day, set in lines: which clusters are on which line, and at which x.
struct SetEntry {
    let measured: MeasuredEntry
    /// The number of lines that it takes in its cell.
    let lineCount: Int
    let pieces: [Piece]

    var entry: Entry { measured.entry }
    /// What the page prints, without the label.
    var text: String { measured.text }

    /// The fonts of its text, by number.
    var fonts: [Int] { pieces.last?.shaped.fonts ?? [] }

    /// The characters of its label and its text that no face has.
    var missing: [Unicode.Scalar] {
        guard pieces.contains(where: { !$0.shaped.missing.isEmpty }) else { return [] }
        return pieces.reduce(into: []) { all, piece in all += piece.shaped.missing.filter { !all.contains($0) } }
    }

    /// The pictographs of its text that no face has.
    var omitted: [String] {
        guard let shaped = pieces.last?.shaped else { return [] }
        return shaped.omitted(inUTF8: 0..<text.utf8.count)
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
