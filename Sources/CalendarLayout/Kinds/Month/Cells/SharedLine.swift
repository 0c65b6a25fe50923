/// A line of a cell that short entries share.
struct SharedLine {
    /// The end of its last entry; nil if the last entry shares no line.
    private var width: Length?

    /// Adds an entry of one line. Returns its distance from the beginning of the line; nil if it begins a line of its
    /// own.
    mutating func add(_ entry: Length, to room: Length, _ spacing: CellSpacing) -> Length? {
        guard let gap = spacing.sharedGap else { return nil }
        if let start = width.map({ $0 + gap }), start + entry <= room {
            width = start + entry
            return start
        }
        width = entry
        return nil
    }

    /// Ends the line before an entry that shares none.
    mutating func end() { width = nil }
}

extension [SetEntry] {
    /// The same entries, the short ones on the lines of those before them where they fit.
    func sharingLines(in room: Length, _ spacing: CellSpacing) -> [SetEntry] {
        guard spacing.sharedGap != nil else { return self }
        var line = SharedLine()
        return map { set in
            guard set.cell.isShareable, let width = set.shareableWidth else {
                line.end()
                return set
            }
            return line.add(width, to: room, spacing).map(set.sharingLine) ?? set
        }
    }
}

extension SetEntry {
    /// The width of its line; nil if it has several, or smaller type.
    fileprivate var shareableWidth: Length? {
        guard let first = pieces.first, let last = pieces.last, last.part == .value, lines.count == 1, cut == nil,
            first.origin.y == last.origin.y
        else { return nil }
        return last.origin.x + last.width - first.origin.x
    }

    /// The same entry on the line of the one before it, at a distance from the beginning of that line.
    fileprivate func sharingLine(at start: Length) -> SetEntry {
        let moved = pieces.map { piece in
            Piece(
                part: piece.part, shaped: piece.shaped, line: piece.line,
                origin: Point(x: piece.origin.x + start, y: piece.origin.y), size: piece.size)
        }
        return SetEntry(cell: cell, height: height, pieces: moved, sharedStart: start)
    }
}
