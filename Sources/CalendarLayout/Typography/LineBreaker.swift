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

    /// The same for another width.
    func narrowed(to width: Length, size: Length) -> LineBreaker {
        LineBreaker(face: face, width: width, size: size, condensedLimit: condensedLimit)
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
        var line: Range<Int>?
        for (index, segment) in segments.enumerated() where !segment.ink.isEmpty {
            if let start = line?.lowerBound, fits(start..<segment.ink.upperBound, onLine: lines.count, shaped) {
                line = start..<segment.ink.upperBound
                continue
            }
            if let line { lines.append(line) }
            line = segment.ink
            if fits(segment.ink, onLine: lines.count, shaped) { continue }
            guard try mayBreakInside(index, of: paragraph) else { return nil }
            let pieces = pieces(of: segment, shaped, firstLine: lines.count)
            lines += pieces.dropLast()
            line = pieces.last
        }
        if let line { lines.append(line) }
        return withoutLoneInitial(lines, segments, shaped)
    }

    private func fits(_ clusters: Range<Int>, onLine line: Int, _ shaped: ShapedText) -> Bool {
        shaped.advance(of: clusters) <= (line == 0 ? firstLimit : limit)
    }

    /// Only a word that no rung of the ladder has room for.
    private func mayBreakInside(_ index: Int, of paragraph: Paragraph) throws(LayoutError) -> Bool {
        let condensed = try paragraph.segments(in: .condensed)
        guard index < condensed.count else { return true }
        return try paragraph.shaped(in: .condensed).advance(of: condensed[index].ink) > condensedLimit
    }

    /// A word cut to the width: after a hyphen where one is in reach, else after the last cluster that fits.
    private func pieces(of segment: Paragraph.Segment, _ shaped: ShapedText, firstLine: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = segment.ink.lowerBound
        while start < segment.ink.upperBound {
            var end = start + 1
            while end < segment.ink.upperBound, fits(start..<end + 1, onLine: firstLine + pieces.count, shaped) {
                end += 1
            }
            if end < segment.ink.upperBound, let inner = segment.innerBreaks.last(where: { $0 > start && $0 <= end }) {
                end = inner
            }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }

    /// Gives an initial that stands alone on the last line its neighbour for company: "G.K.O. / C." is "G.K. / O.C.".
    private func withoutLoneInitial(
        _ lines: [Range<Int>], _ segments: [Paragraph.Segment], _ shaped: ShapedText
    ) -> [Range<Int>] {
        let tail = segments.suffix(3)
        guard lines.count > 1, tail.count == 3, tail.allSatisfy(\.isInitial), lines[lines.count - 1] == tail.last?.ink,
            let moved = tail.dropLast().last?.ink, let kept = tail.first?.ink,
            lines[lines.count - 2].contains(kept.lowerBound)
        else { return lines }
        let last = moved.lowerBound..<lines[lines.count - 1].upperBound
        guard fits(last, onLine: lines.count - 1, shaped) else { return lines }
        let shortened = lines[lines.count - 2].lowerBound..<kept.upperBound
        return lines.dropLast(2) + [shortened, last]
    }
}
