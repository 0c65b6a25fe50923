/// A text that may take several lines, measured in each face when the search needs it.
final class Paragraph {
    let text: String
    private let measurer: any TextMeasurer
    /// The UTF-8 ranges in which boxes replace the pictographs that no face has.
    private let boxed: [Range<Int>]
    /// The UTF-8 ranges in bold.
    private let emphasized: [Range<Int>]
    private let marks: TextMarks?
    // Nothing is called while one of these changes. So no access has to be checked, which took longer than the access.
    @exclusivity(unchecked) private var shapedTexts = PerFace<ShapedText>()
    @exclusivity(unchecked) private var faceTexts = PerFace<FaceText>()
    @exclusivity(unchecked) private var knownSegments: [TextSegment]?

    init(
        _ text: String, measurer: any TextMeasurer, boxed: [Range<Int>] = [], emphasized: [Range<Int>] = [],
        marks: TextMarks? = nil
    ) {
        (self.text, self.measurer, self.boxed, self.emphasized) = (text, measurer, boxed, emphasized)
        self.marks = marks
    }

    func shaped(in face: FontFace) -> ShapedText {
        if let shaped = shapedTexts[face] { return shaped }
        let shaped = emphasizing(measurer.shape(text, in: face)).leavingOutPictographs(keeping: boxed)
        let marked = marks.map(shaped.marked) ?? shaped
        shapedTexts[face] = marked
        return marked
    }

    private func emphasizing(_ shaped: ShapedText) -> ShapedText {
        guard !emphasized.isEmpty, let face = shaped.face.emphasized else { return shaped }
        return shaped.emphasizing(emphasized, as: measurer.shape(text, in: face))
    }

    /// The text in pieces; only a text that does not fit on a line needs them.
    func cut(in face: FontFace) -> FaceText {
        if let text = faceTexts[face] { return text }
        let text = FaceText(shaped(in: face), segments())
        faceTexts[face] = text
        return text
    }

    /// True if a line may end at a hyphen of a name.
    var hasHyphens: Bool { Segmenter.hasHyphens(in: text) && segments().contains { $0.endBefore == .hyphen } }

    private func segments() -> [TextSegment] {
        if let knownSegments { return knownSegments }
        let segments = Segmenter.segments(of: text, opportunities: measurer.lineBreakOpportunities(in: text))
        knownSegments = segments
        return segments
    }
}

/// At most one value for each face.
public struct PerFace<Value> {
    // Four properties, because an array would be a block of memory for each text.
    private var regular: Value?
    private var bold: Value?
    private var condensed: Value?
    private var condensedBold: Value?

    /// No values yet.
    public init() {}

    /// The value for a face; nil if it has no value.
    public subscript(face: FontFace) -> Value? {
        get {
            switch face {
            case .regular: regular
            case .bold: bold
            case .condensed: condensed
            case .condensedBold: condensedBold
            }
        }
        set {
            switch face {
            case .regular: regular = newValue
            case .bold: bold = newValue
            case .condensed: condensed = newValue
            case .condensedBold: condensedBold = newValue
            }
        }
    }

    /// The values of all faces that have one.
    public var all: [Value] { FontFace.allCases.compactMap { self[$0] } }
}
