import CalendarCore

/// A text set in lines of the same width, in one face and size.
public struct TextBlock {
    /// The body size.
    public let size: Length
    /// The distance between its baselines.
    public let leading: Length
    let shaped: ShapedText
    var lines: [TextLine]
    /// True if a line ends inside a word that has no hyphen there.
    let breaksWords: Bool
    /// The distance from a line's top to its baseline.
    let baselineOffset: Length

    /// Sets a text in as many lines as it needs; a word that is wider than a line is broken. The leading is 1.2 times
    /// the size by default.
    ///
    /// Throws a ``MeasuringError`` if the text cannot be measured.
    public init(
        _ text: String, in face: FontFace, size: Length, leading: Length? = nil, width: Length, _ typesetter: Typesetter
    ) {
        self.init(
            typesetter.passingParagraph(text), in: face, size: size, leading: leading ?? size * 6 / 5, width: width,
            typesetter)
    }

    init(
        _ paragraph: Paragraph, in face: FontFace, size: Length, leading: Length, width: Length,
        firstWidth: Length? = nil, _ typesetter: Typesetter
    ) {
        (self.size, self.leading) = (size, leading)
        shaped = paragraph.shaped(in: face)
        let hyphen = typesetter.word("-", in: face).advance
        let breaker = LineBreaker(face: face, width: width, size: size, hyphen: hyphen)
        let first = breaker.indentingFirst(by: width - (firstWidth ?? width), size: size)
        let set = paragraph.text.isEmpty ? nil : first.lines(of: paragraph)
        lines = (set?.fill.beginsBelow ?? false ? [TextLine(clusters: 0..<0)] : []) + (set?.lines ?? [])
        breaksWords = (set?.fill.wordBreakCount ?? 0) > 0
        baselineOffset = typesetter.baseline(of: face, size: size, leading: leading)
    }

    /// True if its first line is empty, because it is too short for the first word.
    var beginsBelow: Bool { lines.first?.clusters.isEmpty ?? false }

    /// The number of its lines.
    public var lineCount: Int { lines.count }

    /// The distance from the top of its first line to the bottom of its last.
    public var height: Length { leading * lines.count }

    /// Its lines from the corner `origin` down, each beginning below it: the top left, or from right to left the top
    /// right.
    public func runs(at origin: Point, _ direction: WritingDirection = .leftToRight) -> [TextRun] {
        lines.indices.map { line in
            let x = direction == .leftToRight ? origin.x : origin.x - width(ofLine: line)
            return run(ofLine: line, from: Point(x: x, y: origin.y + leading * line + baselineOffset))
        }
    }

    /// The number of lines before the second part of the first word that is broken.
    var unbrokenLineCount: Int { lines.firstIndex(where: \.endsInsideWord).map { $0 + 1 } ?? lines.count }

    /// The number of clusters of its text that it shows.
    var clusterCount: Int { lines.map(\.clusters.count).reduce(0, +) }

    /// A line, counted from 0, with the left end of its baseline.
    func run(ofLine line: Int, from start: Point) -> TextRun {
        TextRun(shaped, clusters: lines[line].clusters, origin: start, size: size)
    }

    /// The width of a line, counted from 0.
    func width(ofLine line: Int) -> Length { shaped.advance(of: lines[line].clusters).width(at: size) }

    /// The numbers of the fonts of its characters, in order of first use.
    public var fonts: [Int] { shaped.fonts }

    /// The characters that no face has.
    public var missing: [Unicode.Scalar] { shaped.missing }
}
