/// Breaks a paragraph into lines in one face: each line takes as much as fits.
///
/// Whether a line fits is decided in whole numbers: an advance fits a width at a size if advance × size ≤ width × em.
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
    /// Whether a unit that is wider than a line may be broken; asked with the unit's pieces. Nil allows all.
    let wide: WideUnits?

    /// Which units may be broken: those with a piece that is wider than a line of condensed type at the least size.
    struct WideUnits {
        let face: FontFace
        let limit: Advance
    }

    /// For lines of one width.
    init(
        face: FontFace, width: Length, size: Length, worst: LineEnd = .hyphen, hyphen: Advance = .zero,
        wide: WideUnits? = nil
    ) {
        (self.face, self.worst, self.hyphen, self.wide) = (face, worst, hyphen, wide)
        limit = LineBreaker.limit(width: width, size: size)
        firstLimit = limit
    }

    /// The same with a first line that has `indent` less room.
    func indentingFirst(by indent: Length, size: Length) -> LineBreaker {
        var copy = self
        copy.firstLimit = Advance(max(0, limit.rawValue - indent.rawValue * Advance.unitsPerEm / size.rawValue))
        return copy
    }

    /// The same for lines of another size and width.
    func setting(size: Length, width: Length) -> LineBreaker {
        LineBreaker(face: face, width: width, size: size, worst: worst, hyphen: hyphen, wide: wide)
    }

    /// The widest advance that fits `width` at `size`.
    static func limit(width: Length, size: Length) -> Advance {
        Advance(max(0, width.rawValue) * Advance.unitsPerEm / size.rawValue)
    }

    /// What the lines come to; nil if a word would have to be broken that may not be.
    func fill(_ paragraph: Paragraph) throws(MeasuringError) -> LineFill? {
        if try paragraph.shaped(in: face).advance <= firstLimit { return LineFill() }
        var filler = LineFiller(self, try paragraph.cut(in: face), keepsLines: false)
        return try filler.fill(paragraph) ? filler.result : nil
    }

    /// The lines; nil if a word would have to be broken that may not be.
    func lines(of paragraph: Paragraph) throws(MeasuringError) -> (lines: [TextLine], fill: LineFill)? {
        let shaped = try paragraph.shaped(in: face)
        if shaped.advance <= firstLimit { return ([TextLine(clusters: 0..<shaped.clusters.count)], LineFill()) }
        var filler = LineFiller(self, try paragraph.cut(in: face), keepsLines: true)
        return try filler.fill(paragraph) ? (filler.lines, filler.result) : nil
    }
}
