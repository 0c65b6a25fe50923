/// Fills lines with the clusters of a text; keeps the lines, or only counts them.
struct LineFiller {
    private let shaped: ShapedText
    private let firstLimit: Advance
    private let limit: Advance
    private let keepsLines: Bool
    private(set) var count = 0
    private var last = 0..<0
    private var linesBefore: [Range<Int>] = []

    init(_ breaker: LineBreaker, _ shaped: ShapedText, keepsLines: Bool) {
        (firstLimit, limit) = (breaker.firstLimit, breaker.limit)
        (self.shaped, self.keepsLines) = (shaped, keepsLines)
    }

    /// The lines so far, if they are kept.
    var lines: [Range<Int>] { count == 0 ? [] : linesBefore + [last] }

    /// Puts clusters on the last line if they may join it and fit, else on a new one; false if they fit on neither.
    /// Clusters that do not fit on a line of their own never join another: otherwise less room could mean fewer lines.
    mutating func append(_ clusters: Range<Int>, joining mayJoin: Bool = true) -> Bool {
        if mayJoin, count > 0, fits(last.lowerBound..<clusters.upperBound, onLine: count - 1) {
            last = last.lowerBound..<clusters.upperBound
            return true
        }
        guard fits(clusters, onLine: count) else { return false }
        appendLine(clusters)
        return true
    }

    /// Cuts a word to the width: after a hyphen if one fits, else after the last cluster that fits.
    mutating func appendPieces(of word: Paragraph.Word) {
        var start = word.ink.lowerBound
        while start < word.ink.upperBound {
            var end = start + 1
            while end < word.ink.upperBound, fits(start..<end + 1, onLine: count) { end += 1 }
            if end < word.ink.upperBound, let inner = word.innerBreaks.last(where: { $0 > start && $0 <= end }) {
                end = inner
            }
            appendLine(start..<end)
            start = end
        }
    }

    private mutating func appendLine(_ clusters: Range<Int>) {
        if keepsLines, count > 0 { linesBefore.append(last) }
        last = clusters
        count += 1
    }

    private func fits(_ clusters: Range<Int>, onLine line: Int) -> Bool {
        shaped.advance(of: clusters) <= (line == 0 ? firstLimit : limit)
    }
}
