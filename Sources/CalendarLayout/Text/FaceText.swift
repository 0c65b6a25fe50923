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
        var pieces: [Piece] = []
        pieces.reserveCapacity(segments.count)
        for segment in segments {
            let start = shaped.cluster(at: segment.start, from: pieces.last?.clusters.upperBound ?? 0)
            let end = shaped.cluster(at: segment.inkEnd, from: start)
            pieces.append(
                Piece(
                    clusters: start..<end, start: shaped.position(ofCluster: start),
                    end: shaped.position(ofCluster: end), endBefore: segment.endBefore))
        }
        (self.shaped, self.pieces) = (shaped, pieces)
    }

    /// The width of the widest part that no line may end in, if lines may end as well as `worst`.
    func widestUnit(_ worst: LineEnd) -> Advance {
        var (widest, start) = (Advance(0), Advance(0))
        for (index, piece) in pieces.enumerated() {
            if index == 0 || piece.endBefore <= worst { start = piece.start }
            widest = max(widest, Advance(piece.end.rawValue - start.rawValue))
        }
        return widest
    }

    /// The index after the last piece that belongs to the same unit as `first`, if lines may end as well as `worst`.
    func unitEnd(from first: Int, _ worst: LineEnd) -> Int {
        var end = first + 1
        while end < pieces.count, pieces[end].endBefore > worst { end += 1 }
        return end
    }
}

extension ShapedText {
    /// The first cluster from `first` on that begins at a UTF-8 offset or after it.
    fileprivate func cluster(at offset: Int, from first: Int) -> Int {
        var cluster = first
        while utf8Offset(ofCluster: cluster) < offset { cluster += 1 }
        return cluster
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
