/// A text that may take several lines, measured in each face when the search needs it.
final class Paragraph {
    let text: String
    private let measurer: any TextMeasurer
    /// The UTF-8 ranges in which boxes stand for pictographs that no face has.
    private let boxed: [Range<Int>]
    private var shapedTexts = PerFace<ShapedText>()
    private var segmentsByFace = PerFace<[Segment]>()
    private var knownTextSegments: [TextSegment]?

    init(_ text: String, measurer: any TextMeasurer, boxed: [Range<Int>] = []) {
        (self.text, self.measurer, self.boxed) = (text, measurer, boxed)
    }

    /// A ``TextSegment`` in the clusters of one face.
    struct Segment {
        /// Without trailing white space.
        let ink: Range<Int>
        let isInitial: Bool
        fileprivate let innerBreaks: [Int]
        fileprivate let severalWords: [Word]

        /// Never 0; more than one if a sign, a fraction or a letter belongs to a word.
        var wordCount: Int { max(severalWords.count, 1) }

        func word(_ number: Int) -> Word {
            severalWords.isEmpty ? Word(ink: ink, innerBreaks: innerBreaks) : severalWords[number]
        }
    }

    struct Word {
        let ink: Range<Int>
        let innerBreaks: [Int]
    }

    func shaped(in face: FontFace) throws(MeasuringError) -> ShapedText {
        if let shaped = shapedTexts[face] { return shaped }
        let shaped = try measurer.shape(text, in: face).leavingOutPictographs(keeping: boxed)
        shapedTexts[face] = shaped
        return shaped
    }

    func segments(in face: FontFace) throws(MeasuringError) -> [Segment] {
        if let segments = segmentsByFace[face] { return segments }
        let segments = Paragraph.segments(try textSegments(), in: try shaped(in: face))
        segmentsByFace[face] = segments
        return segments
    }

    private func textSegments() throws(MeasuringError) -> [TextSegment] {
        if let knownTextSegments { return knownTextSegments }
        let segments = Segmenter.segments(of: text, opportunities: try measurer.lineBreakOpportunities(in: text))
        knownTextSegments = segments
        return segments
    }

    /// Finds the clusters of ascending UTF-8 offsets in one pass.
    private static func segments(_ segments: [TextSegment], in shaped: ShapedText) -> [Segment] {
        var cluster = 0
        func clusterIndex(_ offset: Int) -> Int {
            while shaped.utf8Offset(ofCluster: cluster) < offset { cluster += 1 }
            return cluster
        }
        func word(_ start: Int, _ end: Int, _ innerBreaks: [Int]) -> Word {
            let start = clusterIndex(start)
            let inner = innerBreaks.map(clusterIndex)
            return Word(ink: start..<max(start, clusterIndex(end)), innerBreaks: inner)
        }
        return segments.map { segment in
            let words = segment.severalWords.map { word($0.start, $0.end, $0.innerBreaks) }
            guard let first = words.first, let last = words.last else {
                let word = word(segment.start, segment.inkEnd, segment.innerBreaks)
                return Segment(
                    ink: word.ink, isInitial: segment.isInitial, innerBreaks: word.innerBreaks, severalWords: [])
            }
            return Segment(
                ink: first.ink.lowerBound..<last.ink.upperBound, isInitial: segment.isInitial, innerBreaks: [],
                severalWords: words)
        }
    }
}
