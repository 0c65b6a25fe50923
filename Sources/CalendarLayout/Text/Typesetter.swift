/// Shapes texts through a measurer and remembers those that recur: names and codes, but not titles or notes.
public final class Typesetter {
    let measurer: any TextMeasurer
    private var paragraphs: [TextKey: Paragraph] = [:]

    /// A typesetter that remembers nothing yet.
    public init(_ measurer: any TextMeasurer) {
        self.measurer = measurer
    }

    /// A text that recurs, remembered. If `isBoxed`, boxes stand for the pictographs that no face has.
    func paragraph(_ text: String, isBoxed: Bool = false) -> Paragraph {
        let key = TextKey(text)
        if let paragraph = paragraphs[key] { return paragraph }
        let paragraph = Paragraph(text, measurer: measurer, boxed: isBoxed ? [0..<text.utf8.count] : [])
        paragraphs[key] = paragraph
        return paragraph
    }

    /// A text that is set once.
    func passingParagraph(_ text: String, boxed: [Range<Int>] = []) -> Paragraph {
        Paragraph(text, measurer: measurer, boxed: boxed)
    }

    /// A text on one line, not remembered.
    public func shape(_ text: String, in face: FontFace) throws(MeasuringError) -> ShapedText {
        try measurer.shape(text, in: face).leavingOutPictographs()
    }

    /// A word of the page itself – a label, a weekday, a day number – remembered.
    func word(_ text: String, in face: FontFace) throws(MeasuringError) -> ShapedText {
        try paragraph(text).shaped(in: face)
    }

    /// How far below a line's top its baseline is: the face's height is centred in the leading.
    func baseline(of face: FontFace, size: Length, leading: Length) -> Length {
        let metrics = measurer.metrics(of: face)
        let ascent = Advance(metrics.ascent).width(at: size)
        let descent = Advance(metrics.descent).width(at: size)
        return (leading - ascent - descent) / 2 + ascent
    }

    /// How far below a band's top the baseline is if capitals are centred in it.
    func centredBaseline(of face: FontFace, size: Length, height: Length) -> Length {
        (height + Advance(measurer.metrics(of: face).capHeight).width(at: size)) / 2
    }
}
