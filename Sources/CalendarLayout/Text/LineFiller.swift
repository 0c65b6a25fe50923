/// Fills lines with the pieces of a text; keeps the lines, or only counts them.
struct LineFiller {
    private let breaker: LineBreaker
    private let text: FaceText
    private let keepsLines: Bool
    private(set) var result = LineFill(lineCount: 0)
    private(set) var lines: [TextLine] = []
    /// The pieces of the last line.
    private var last = 0..<0
    /// The beginning of the last line, and its room.
    private var start = Advance.zero
    private var room: Advance

    init(_ breaker: LineBreaker, _ text: FaceText, keepsLines: Bool) {
        (self.breaker, self.text, self.keepsLines) = (breaker, text, keepsLines)
        room = breaker.firstLimit
    }

    /// Fills lines with the whole text. Returns false if it fits only with a break inside a word that must stay whole.
    mutating func fill(_ paragraph: Paragraph) -> Bool {
        var first = 0
        while first < text.pieces.count {
            let end = text.unitEnd(from: first, breaker.worst)
            if !append(first..<end) {
                guard mayBreak(first..<end, of: paragraph) else { return false }
                appendApart(first..<end)
            }
            first = end
        }
        closeLine()
        return true
    }

    /// Puts a unit on the last line if it fits, else on a new one. Returns false if it fits on neither.
    private mutating func append(_ unit: Range<Int>) -> Bool {
        let (unitStart, unitEnd) = (text.pieces[unit.lowerBound].start, text.pieces[unit.upperBound - 1].end)
        if !last.isEmpty, unitEnd - start <= room {
            last = last.lowerBound..<unit.upperBound
            return true
        }
        if result.lineCount == 0, last.isEmpty, unitEnd - unitStart <= room {
            open(unit)
            return true
        }
        guard unitEnd - unitStart <= breaker.limit else { return false }
        if last.isEmpty { beginBelow() } else { breakLine(before: unit.lowerBound) }
        open(unit)
        return true
    }

    private mutating func open(_ unit: Range<Int>) {
        (last, start) = (unit, text.pieces[unit.lowerBound].start)
    }

    /// Leaves the first line, which is narrower, to the label.
    private mutating func beginBelow() {
        guard result.lineCount == 0, room < breaker.limit else { return }
        (result.beginsBelow, result.lineCount, room) = (true, 1, breaker.limit)
    }

    private mutating func breakLine(before piece: Int) {
        if text.pieces[piece].endBefore == .hyphen { result.hyphenCount += 1 }
        closeLine()
    }

    private mutating func closeLine() {
        guard !last.isEmpty else { return }
        let clusters =
            text.pieces[last.lowerBound].clusters.lowerBound..<text.pieces[last.upperBound - 1].clusters.upperBound
        closeLine(TextLine(clusters: clusters))
        last = 0..<0
    }

    private mutating func closeLine(_ line: TextLine) {
        if keepsLines { lines.append(line) }
        result.lineCount += 1
        room = breaker.limit
    }

    // MARK: Units that are wider than a line

    /// Only a unit with a piece that fits in no setting of the page may be broken.
    private func mayBreak(_ unit: Range<Int>, of paragraph: Paragraph) -> Bool {
        guard let wide = breaker.wide else { return true }
        let condensed = paragraph.cut(in: wide.face)
        var first = unit.lowerBound
        while first < unit.upperBound {
            let end = condensed.unitEnd(from: first, .hyphen)
            if condensed.pieces[end - 1].end - condensed.pieces[first].start > wide.limit { return true }
            first = end
        }
        return false
    }

    /// Puts the pieces of a unit on lines of their own, and cuts those that are wider than a line. The unit begins a
    /// line, as one that fits would, so that less room never means fewer lines.
    private mutating func appendApart(_ unit: Range<Int>) {
        if last.isEmpty { beginBelow() } else { breakLine(before: unit.lowerBound) }
        for piece in unit where !append(piece..<piece + 1) {
            if !last.isEmpty { breakLine(before: piece) }
            cut(text.pieces[piece].clusters)
        }
    }

    /// Cuts a word after the last cluster that leaves room for a hyphen; the rest begins the next line.
    private mutating func cut(_ word: Range<Int>) {
        var begin = word.lowerBound
        while text.shaped.advance(of: begin..<word.upperBound) > room {
            var end = begin + 1
            while end + 1 < word.upperBound,
                text.shaped.advance(of: begin..<end + 1) + breaker.hyphen <= room
            { end += 1 }
            guard end < word.upperBound else { break }
            var inkEnd = end
            while inkEnd > begin + 1, isSpace(inkEnd - 1) { inkEnd -= 1 }
            closeLine(TextLine(clusters: begin..<inkEnd, brokenWord: word))
            result.wordBreakCount += 1
            begin = end
            while begin + 1 < word.upperBound, isSpace(begin) { begin += 1 }
        }
        // The rest has a line of its own: a text after it would have to know where it began.
        closeLine(TextLine(clusters: begin..<word.upperBound, brokenWord: word))
        last = 0..<0
    }

    /// "Averbeck /" is one word with a space in it.
    private func isSpace(_ cluster: Int) -> Bool { text.shaped.text(of: cluster..<cluster + 1) == " " }
}
