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

/// A piece of a text between two places where a line may end.
///
/// Offsets are UTF-8 code units.
struct TextSegment: Hashable, Sendable {
    let start: Int
    /// The offset where its trailing white space begins.
    let inkEnd: Int
    /// The grade of the place before it, as the end of a line.
    let endBefore: LineEnd
}

/// The grade of a place as the end of a line; a lesser grade is better.
enum LineEnd: UInt8, Comparable, Sendable {
    /// At a space or after a separator, or between initials, two of them on either side.
    case free
    /// After the hyphen of a name.
    case hyphen
    /// Inside a group: between an initial and its name, a letter and its fraction, a word and the dash after it.
    case glued

    static func < (a: LineEnd, b: LineEnd) -> Bool { a.rawValue < b.rawValue }
}
