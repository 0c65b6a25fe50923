/// A text set in lines of the same width, in one face and size.
public struct TextBlock {
    /// The body size.
    public let size: Length
    /// The distance between its baselines.
    public let leading: Length
    private let shaped: ShapedText
    private let lines: [Range<Int>]
    private let baseline: Length

    /// Sets a text in as many lines as it needs; a word that is wider than a line is broken. The leading is 1.2 times
    /// the size by default.
    ///
    /// Throws a ``MeasuringError`` if the text cannot be measured.
    public init(
        _ text: String, in face: FontFace, size: Length, leading: Length? = nil, width: Length, _ typesetter: Typesetter
    ) throws(MeasuringError) {
        try self.init(
            typesetter.passingParagraph(text), in: face, size: size, leading: leading ?? size * 6 / 5, width: width,
            typesetter)
    }

    init(
        _ paragraph: Paragraph, in face: FontFace, size: Length, leading: Length, width: Length,
        firstWidth: Length? = nil, _ typesetter: Typesetter
    ) throws(MeasuringError) {
        (self.size, self.leading) = (size, leading)
        shaped = try paragraph.shaped(in: face)
        let breaker = LineBreaker(face: face, width: width, size: size, condensedLimit: .zero)
        let first = breaker.withFirstLine(of: firstWidth ?? width, size: size)
        if try TextBlock.beginsBelow(first, paragraph) {
            lines = [0..<0] + (try breaker.lines(of: paragraph) ?? [])
        } else {
            lines = paragraph.text.isEmpty ? [] : try first.lines(of: paragraph) ?? []
        }
        baseline = typesetter.baseline(of: face, size: size, leading: leading)
    }

    /// Whether the first word does not fit on the first line, because that is shorter; then it stays empty.
    private static func beginsBelow(_ breaker: LineBreaker, _ paragraph: Paragraph) throws(MeasuringError) -> Bool {
        guard breaker.firstLimit < breaker.limit else { return false }
        let segments = try paragraph.segments(in: breaker.face)
        guard let first = segments.first(where: { !$0.ink.isEmpty })?.ink else { return false }
        let advance = try paragraph.shaped(in: breaker.face).advance(of: first)
        return advance > breaker.firstLimit
    }

    /// Whether its first line is empty, because it is too short for the first word.
    var beginsBelow: Bool { lines.first?.isEmpty ?? false }

    /// The number of its lines.
    public var lineCount: Int { lines.count }

    /// From the top of its first line to the bottom of its last.
    public var height: Length { leading * lines.count }

    /// Its lines, from the top left corner `origin` down.
    public func runs(at origin: Point) -> [TextRun] {
        lines.indices.map { run(ofLine: $0, from: Point(x: origin.x, y: origin.y + leading * $0 + baseline)) }
    }

    /// A line, counted from 0, with the left end of its baseline.
    func run(ofLine line: Int, from start: Point) -> TextRun {
        TextRun(shaped, clusters: lines[line], origin: start, size: size)
    }

    /// The width of a line, counted from 0.
    func width(ofLine line: Int) -> Length { shaped.advance(of: lines[line]).width(at: size) }

    /// The numbers of the fonts of its characters, in order of first use.
    public var fonts: [Int] { shaped.fonts }

    /// The characters that no face has.
    public var missing: [Unicode.Scalar] { shaped.missing }

    /// The pictographs in a part of the text that no face has.
    func omitted(inUTF8 range: Range<Int>) -> [String] { shaped.omitted(inUTF8: range) }

    /// The fonts of a part of the text, in order of first use.
    func fonts(inUTF8 range: Range<Int>) -> [Int] { shaped.fonts(inUTF8: range) }
}
