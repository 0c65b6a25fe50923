/// Breaks a paragraph into lines in one face, as much as fits on each.
///
/// Computes in whole numbers: an advance fits a width at a size if advance × size ≤ width × em.
struct LineBreaker {
    let face: FontFace
    /// The advance that the first line has room for.
    private(set) var firstLimit: Advance
    /// The advance that the other lines have room for.
    let limit: Advance
    /// The worst line ends that are allowed: ``LineEnd/free`` or ``LineEnd/hyphen``.
    let worst: LineEnd
    /// The room for a hyphen at the end of a line that breaks a word.
    let hyphen: Advance
    /// The units wider than a line that may be broken; nil allows all.
    let wide: WideUnits?

    /// The units that may be broken: those with a piece that is wider than a line of condensed type at the least size.
    struct WideUnits {
        let face: FontFace
        let limit: Advance
    }

    /// Makes a breaker for lines of one width.
    init(
        face: FontFace, width: Length, size: Length, worst: LineEnd = .hyphen, hyphen: Advance = .zero,
        wide: WideUnits? = nil
    ) {
        (self.face, self.worst, self.hyphen, self.wide) = (face, worst, hyphen, wide)
        limit = LineBreaker.limit(width: width, size: size)
        firstLimit = limit
    }

    /// The same breaker with `indent` less room on the first line.
    func indentingFirst(by indent: Length, size: Length) -> LineBreaker {
        var copy = self
        copy.firstLimit = Advance(max(0, limit.rawValue - indent.rawValue * Advance.unitsPerEm / size.rawValue))
        return copy
    }

    /// The same breaker for lines of another size and width.
    func setting(size: Length, width: Length) -> LineBreaker {
        LineBreaker(face: face, width: width, size: size, worst: worst, hyphen: hyphen, wide: wide)
    }

    /// The widest advance that fits `width` at `size`.
    static func limit(width: Length, size: Length) -> Advance {
        Advance(max(0, width.rawValue) * Advance.unitsPerEm / size.rawValue)
    }

    /// The size, in quarters of a point, at which a part of a text fits on a line.
    static func size(fitting unit: Advance, width: Length) -> Length {
        let quarter = Length.quarterPoints(1).rawValue
        return Length(rawValue: width.rawValue * Advance.unitsPerEm / max(1, unit.rawValue) / quarter * quarter)
    }

    /// Counts the lines. Returns nil if the text fits only with a break inside a word that must stay whole.
    func fill(_ paragraph: Paragraph) -> LineFill? {
        if paragraph.shaped(in: face).advance <= firstLimit { return LineFill() }
        var filler = LineFiller(self, paragraph.cut(in: face), keepsLines: false)
        return filler.fill(paragraph) ? filler.result : nil
    }

    /// The lines. Returns nil if the text fits only with a break inside a word that must stay whole.
    func lines(of paragraph: Paragraph) -> (lines: [TextLine], fill: LineFill)? {
        let shaped = paragraph.shaped(in: face)
        if shaped.advance <= firstLimit { return ([TextLine(clusters: 0..<shaped.clusters.count)], LineFill()) }
        var filler = LineFiller(self, paragraph.cut(in: face), keepsLines: true)
        return filler.fill(paragraph) ? (filler.lines, filler.result) : nil
    }
}

/// One line of a text that is set in lines.
struct TextLine: Hashable {
    /// Its clusters, without white space at the ends.
    var clusters: Range<Int>
    /// The whole of a word that this line shares with another, and that is not broken at a hyphen of its own.
    var brokenWord: Range<Int>?

    /// True if a hyphen has to be drawn at the line's end.
    var endsInsideWord: Bool { brokenWord.map { $0.upperBound > clusters.upperBound } ?? false }
}

extension [TextLine] {
    /// True if one of them ends inside a word.
    var breaksWord: Bool { contains(where: \.endsInsideWord) }
}

/// The result of filling lines with a text.
struct LineFill {
    /// The number of lines, including those that only the label takes.
    var lineCount = 1
    /// The number of lines that end at the hyphen of a name.
    var hyphenCount = 0
    /// The number of lines that end inside a word elsewhere.
    var wordBreakCount = 0
    /// True if nothing fits beside the label, so that the text begins below it.
    var beginsBelow = false
    /// True if a word of the label is broken.
    var breaksLabel = false
    /// True if a part is wider than a line, so that the text is set smaller than the others.
    var isSmaller = false
}
