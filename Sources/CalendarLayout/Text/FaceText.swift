/// A text in one face, cut into the pieces that lines are filled with.
final class FaceText {
    let shaped: ShapedText
    let pieces: [Piece]

    /// A part of the text between two places where a line may end.
    struct Piece {
        /// Its clusters, without trailing white space.
        let clusters: Range<Int>
        /// Its beginning and its end, in the text set on one line.
        let start: Advance
        let end: Advance
        /// The grade of the place before it, as the end of a line.
        let endBefore: LineEnd
    }

    init(_ shaped: ShapedText, _ segments: [TextSegment]) {
        self.shaped = shaped
        var cluster = 0
        func clusterIndex(_ offset: Int) -> Int {
            while shaped.utf8Offset(ofCluster: cluster) < offset { cluster += 1 }
            return cluster
        }
        pieces = segments.map { segment in
            let start = clusterIndex(segment.start)
            let end = max(start, clusterIndex(segment.inkEnd))
            return Piece(
                clusters: start..<end, start: shaped.position(ofCluster: start), end: shaped.position(ofCluster: end),
                endBefore: segment.endBefore)
        }
    }

    /// The index after the last piece that belongs to the same unit as `first`, if lines may end as well as `worst`.
    func unitEnd(from first: Int, _ worst: LineEnd) -> Int {
        var end = first + 1
        while end < pieces.count, pieces[end].endBefore > worst { end += 1 }
        return end
    }
}
