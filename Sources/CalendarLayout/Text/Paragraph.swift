/// A text that may take several lines, measured in each face when the search needs it.
final class Paragraph {
    let text: String
    private let measurer: any TextMeasurer
    /// The UTF-8 ranges in which boxes stand for pictographs that no face has.
    private let boxed: [Range<Int>]
    private var shapedTexts = PerFace<ShapedText>()
    private var faceTexts = PerFace<FaceText>()
    private var knownSegments: [TextSegment]?

    init(_ text: String, measurer: any TextMeasurer, boxed: [Range<Int>] = []) {
        (self.text, self.measurer, self.boxed) = (text, measurer, boxed)
    }

    func shaped(in face: FontFace) throws(MeasuringError) -> ShapedText {
        if let shaped = shapedTexts[face] { return shaped }
        let shaped = try measurer.shape(text, in: face).leavingOutPictographs(keeping: boxed)
        shapedTexts[face] = shaped
        return shaped
    }

    /// The text in pieces; only what does not fit on a line needs them.
    func cut(in face: FontFace) throws(MeasuringError) -> FaceText {
        if let text = faceTexts[face] { return text }
        let text = FaceText(try shaped(in: face), try segments())
        faceTexts[face] = text
        return text
    }

    private func segments() throws(MeasuringError) -> [TextSegment] {
        if let knownSegments { return knownSegments }
        let segments = Segmenter.segments(of: text, opportunities: try measurer.lineBreakOpportunities(in: text))
        knownSegments = segments
        return segments
    }
}
