/// Breaks a paragraph into lines at one face and size: each takes as many segments as fit.
///
/// Whether a line fits is decided on whole numbers: an advance fits a width at a size where advance × size ≤ width × em.
struct LineBreaker {
    let face: FontFace
    /// The advance that the first line has room for.
    private(set) var firstLimit: Advance
    /// The advance that the other lines have room for.
    private(set) var limit: Advance
    /// What a word must exceed, condensed at the smallest size of the page, to be broken inside.
    let condensedLimit: Advance

    /// For lines of one width.
    init(face: FontFace, width: Length, size: Length, condensedLimit: Advance) {
        (self.face, self.condensedLimit) = (face, condensedLimit)
        limit = LineBreaker.limit(width: width, size: size)
        firstLimit = limit
    }

    /// The same with a first line of another width.
    func withFirstLine(of width: Length, size: Length) -> LineBreaker {
        var copy = self
        copy.firstLimit = LineBreaker.limit(width: width, size: size)
        return copy
    }

    /// The widest advance that fits `width` at `size`.
    static func limit(width: Length, size: Length) -> Advance {
        Advance(max(0, width.rawValue) * Advance.unitsPerEm / size.rawValue)
    }

    /// The lines' clusters, without white space at their ends; nil where a name would have to break inside although
    /// another size or face has room for it.
    func lines(of paragraph: Paragraph) throws(LayoutError) -> [Range<Int>]? {
        let shaped = try paragraph.shaped(in: face)
        if shaped.advance <= firstLimit { return [0..<shaped.clusters.count] }
        return try brokenLines(of: paragraph, shaped)
    }

    /// The number of ``lines(of:)``.
    func lineCount(of paragraph: Paragraph) throws(LayoutError) -> Int? {
        let shaped = try paragraph.shaped(in: face)
        return shaped.advance <= firstLimit ? 1 : try brokenLines(of: paragraph, shaped)?.count
    }

    private func brokenLines(of paragraph: Paragraph, _ shaped: ShapedText) throws(LayoutError) -> [Range<Int>]? {
        let segments = try paragraph.segments(in: face)
        var lines: [Range<Int>] = []
        for (index, segment) in segments.enumerated() where !segment.ink.isEmpty {
            if append(segment.ink, to: &lines, shaped) { continue }
            for (number, word) in segment.words.enumerated() {
                if append(word.ink, to: &lines, joining: number > 0, shaped) { continue }
                guard try mayBreakInside(index, number, of: paragraph) else { return nil }
                lines += pieces(of: word, shaped, firstLine: lines.count)
            }
        }
        return withoutLoneInitial(lines, segments, shaped)
    }

    /// Puts clusters on the last line where they may join it and fit, else on a new one; false where they fit on
    /// neither. What has no line of its own never joins another: else less room might mean fewer lines.
    private func append(
        _ clusters: Range<Int>, to lines: inout [Range<Int>], joining mayJoin: Bool = true, _ shaped: ShapedText
    ) -> Bool {
        if mayJoin, let start = lines.last?.lowerBound,
            fits(start..<clusters.upperBound, onLine: lines.count - 1, shaped)
        {
            lines[lines.count - 1] = start..<clusters.upperBound
            return true
        }
        guard fits(clusters, onLine: lines.count, shaped) else { return false }
        lines.append(clusters)
        return true
    }

    private func fits(_ clusters: Range<Int>, onLine line: Int, _ shaped: ShapedText) -> Bool {
        shaped.advance(of: clusters) <= (line == 0 ? firstLimit : limit)
    }

    /// Only a word that no rung of the ladder has room for.
    private func mayBreakInside(
        _ segment: Int, _ word: Int, of paragraph: Paragraph
    ) throws(LayoutError) -> Bool {
        let condensed = try paragraph.segments(in: .condensed)[segment].words[word]
        return try paragraph.shaped(in: .condensed).advance(of: condensed.ink) > condensedLimit
    }

    /// A word cut to the width: after a hyphen where one is in reach, else after the last cluster that fits.
    private func pieces(of word: Paragraph.Word, _ shaped: ShapedText, firstLine: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = word.ink.lowerBound
        while start < word.ink.upperBound {
            var end = start + 1
            while end < word.ink.upperBound, fits(start..<end + 1, onLine: firstLine + pieces.count, shaped) {
                end += 1
            }
            if end < word.ink.upperBound, let inner = word.innerBreaks.last(where: { $0 > start && $0 <= end }) {
                end = inner
            }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }

    /// Gives an initial that stands alone on the last line its neighbour for company: "G.K.O. / C." is "G.K. / O.C.",
    /// and "Ames A. / B." is "Ames / A.B.".
    private func withoutLoneInitial(
        _ lines: [Range<Int>], _ segments: [Paragraph.Segment], _ shaped: ShapedText
    ) -> [Range<Int>] {
        let tail = segments.suffix(3)
        guard lines.count > 1, tail.count == 3, tail.dropFirst().allSatisfy(\.isInitial),
            lines[lines.count - 1] == tail.last?.ink, let moved = tail.dropLast().last?.ink, let kept = tail.first?.ink,
            lines[lines.count - 2].lowerBound < kept.upperBound
        else { return lines }
        let last = moved.lowerBound..<lines[lines.count - 1].upperBound
        guard fits(last, onLine: lines.count - 1, shaped) else { return lines }
        let shortened = lines[lines.count - 2].lowerBound..<kept.upperBound
        return lines.dropLast(2) + [shortened, last]
    }
}
