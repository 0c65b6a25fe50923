/// Breaks a paragraph into lines at one face and size: each line takes as many segments as fit.
///
/// Whether a line fits is decided in whole numbers: an advance fits a width at a size if advance × size ≤ width × em.
struct LineBreaker {
    let face: FontFace
    /// The advance that the first line has room for.
    private(set) var firstLimit: Advance
    /// The advance that the other lines have room for.
    private(set) var limit: Advance
    /// A word is broken only if it is wider than this when condensed, at the page's smallest size.
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

    /// The lines' clusters, without white space at their ends; nil if a name would have to be broken although it
    /// fits at another size or face.
    func lines(of paragraph: Paragraph) throws(MeasuringError) -> [Range<Int>]? {
        let shaped = try paragraph.shaped(in: face)
        if shaped.advance <= firstLimit { return [0..<shaped.clusters.count] }
        let segments = try paragraph.segments(in: face)
        guard let filler = try filled(with: segments, of: paragraph, LineFiller(self, shaped, keepsLines: true))
        else { return nil }
        return withoutLoneInitial(filler.lines, segments, shaped)
    }

    /// The number of lines that ``lines(of:)`` returns; nil if it returns nil.
    func lineCount(of paragraph: Paragraph) throws(MeasuringError) -> Int? {
        let shaped = try paragraph.shaped(in: face)
        if shaped.advance <= firstLimit { return 1 }
        let segments = try paragraph.segments(in: face)
        return try filled(with: segments, of: paragraph, LineFiller(self, shaped, keepsLines: false))?.count
    }

    private func filled(
        with segments: [Paragraph.Segment], of paragraph: Paragraph, _ filler: consuming LineFiller
    ) throws(MeasuringError) -> LineFiller? {
        for index in segments.indices where !segments[index].ink.isEmpty {
            if filler.append(segments[index].ink) { continue }
            for number in 0..<segments[index].wordCount {
                let word = segments[index].word(number)
                if filler.append(word.ink, joining: number > 0) { continue }
                guard try mayBreakInside(index, number, of: paragraph) else { return nil }
                filler.appendPieces(of: word)
            }
        }
        return filler
    }

    /// Only a word that fits at no rung of the ladder may.
    private func mayBreakInside(
        _ segment: Int, _ word: Int, of paragraph: Paragraph
    ) throws(MeasuringError) -> Bool {
        let condensed = try paragraph.segments(in: .condensed)[segment].word(word)
        return try paragraph.shaped(in: .condensed).advance(of: condensed.ink) > condensedLimit
    }

    /// Moves an initial down to one that is alone on the last line: "G.K.O. / C." becomes "G.K. / O.C.", and
    /// "Ames A. / B." becomes "Ames / A.B.".
    private func withoutLoneInitial(
        _ lines: [Range<Int>], _ segments: [Paragraph.Segment], _ shaped: ShapedText
    ) -> [Range<Int>] {
        let tail = segments.suffix(3)
        guard lines.count > 1, tail.count == 3, tail.dropFirst().allSatisfy(\.isInitial),
            lines[lines.count - 1] == tail.last?.ink, let moved = tail.dropLast().last?.ink, let kept = tail.first?.ink,
            lines[lines.count - 2].lowerBound < kept.upperBound
        else { return lines }
        let last = moved.lowerBound..<lines[lines.count - 1].upperBound
        guard shaped.advance(of: last) <= limit else { return lines }
        let shortened = lines[lines.count - 2].lowerBound..<kept.upperBound
        return lines.dropLast(2) + [shortened, last]
    }
}
