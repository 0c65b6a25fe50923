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
        _ typesetter: Typesetter
    ) throws(MeasuringError) {
        (self.size, self.leading) = (size, leading)
        shaped = try paragraph.shaped(in: face)
        let breaker = LineBreaker(face: face, width: width, size: size, condensedLimit: .zero)
        lines = paragraph.text.isEmpty ? [] : try breaker.lines(of: paragraph) ?? []
        baseline = typesetter.baseline(of: face, size: size, leading: leading)
    }

    /// The number of its lines.
    public var lineCount: Int { lines.count }

    /// From the top of its first line to the bottom of its last.
    public var height: Length { leading * lines.count }

    /// Its lines, from the top left corner `origin` down.
    public func runs(at origin: Point) -> [TextRun] {
        lines.enumerated().map { number, clusters in
            let start = Point(x: origin.x, y: origin.y + leading * number + baseline)
            return TextRun(shaped, clusters: clusters, origin: start, size: size)
        }
    }

    /// The numbers of the fonts of its characters, in order of first use.
    public var fonts: [Int] { shaped.fonts }

    /// The characters that no face has.
    public var missing: [Unicode.Scalar] { shaped.missing }

    /// The pictographs in a part of the text that no face has.
    func omitted(inUTF8 range: Range<Int>) -> [String] { shaped.omitted(inUTF8: range) }

    /// The fonts of a part of the text, in order of first use.
    func fonts(inUTF8 range: Range<Int>) -> [Int] { shaped.fonts(inUTF8: range) }
}
