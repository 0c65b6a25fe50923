import CalendarCore

// Cutting a text whose day has no room for all of it.
extension EntrySetter {
    /// An entry whose text is cut to some lines, at least one, with room for a reference of this width behind it.
    func cut(_ entry: CellEntry, lineCount: Int, reference: Length) -> SetEntry? {
        guard let whole = set(entry), let value = entry.value else { return nil }
        let runs = whole.pieces.filter { $0.part == .value && $0.size == typography.size }
        guard let last = runs.prefix(max(1, lineCount)).last else { return nil }
        let text = value.cut(in: last.shaped.face)
        let limit = LineBreaker.limit(width: lineEnd - last.origin.x - reference - gap, size: last.size)
        var kept = TextCut(text, from: last.clusters.lowerBound, room: limit).clusters
        // The text after a broken word begins on a line of its own.
        if let word = last.brokenWord { kept = kept.clamped(to: word) }
        let cutLine = SetEntry.Piece(
            part: .value, shaped: last.shaped, clusters: kept, origin: last.origin, size: last.size,
            brokenWord: last.brokenWord)
        let end = last.origin.x + last.shaped.advance(of: kept).width(at: last.size)
        var pieces = whole.pieces.filter { $0.part == .label }
        let lines = runs.prefix(max(1, lineCount) - 1) + (kept.isEmpty ? [] : [cutLine])
        pieces += lines.map { $0.cuttingBrokenWord(at: kept.upperBound) }
        // A label or times almost as wide as the cell leave no room beside them.
        let times = typography.leading + (entry.timed?.end == nil ? .zero : typography.spacing.timeLeading)
        let x = kept.isEmpty ? last.origin.x : end + gap
        let isBeside = kept.isEmpty && x > typography.metrics.inset && x + reference > lineEnd
        let place =
            isBeside
            ? Point(x: typography.metrics.inset, y: last.origin.y + times)
            : Point(x: x, y: last.origin.y)
        let height = place.y - bodyBaseline + typography.leading
        return SetEntry(
            cell: entry, height: max(height, entry.timed == nil ? .zero : times), pieces: pieces, cut: place)
    }

    /// Between a cut text and the reference behind it.
    private var gap: Length { typography.size / 5 }

    private var lineEnd: Length { typography.metrics.inset + breakers.width }
}

extension SetEntry.Piece {
    /// The same if only the beginning of its broken word is drawn.
    fileprivate func cuttingBrokenWord(at end: Int) -> SetEntry.Piece {
        guard let word = brokenWord, word.upperBound > end else { return self }
        var piece = self
        piece.brokenWord = word.lowerBound..<end == clusters ? nil : word.lowerBound..<end
        return piece
    }
}

/// The place to cut a text that goes on elsewhere: after a name if that keeps half of the line, else after a word;
/// inside a word only if nothing would be left of the text.
struct TextCut {
    /// The clusters left on the line.
    let clusters: Range<Int>

    /// Cuts the line that begins with the cluster `start`.
    init(_ text: FaceText, from start: Int, room: Advance) {
        let pieces = text.pieces.drop { $0.clusters.upperBound <= start }
        let origin = text.shaped.position(ofCluster: start)
        let fitting = pieces.indices.filter { index in
            text.pieces[index].end - origin <= room
                && (index + 1 == text.pieces.count || text.pieces[index + 1].endBefore == .free)
        }
        let afterName = fitting.last { index in
            let last = text.shaped.text(of: text.pieces[index].clusters).utf8.last
            return last.map { "/,;|".utf8.contains($0) } ?? false
                && (text.pieces[index].end - origin).rawValue * 2 > room.rawValue
        }
        if let end = afterName ?? fitting.last {
            clusters = start..<text.pieces[end].clusters.upperBound
        } else if start > 0 {
            clusters = start..<start
        } else {
            clusters = text.shaped.clusters(from: start, fitting: room)
        }
    }
}
