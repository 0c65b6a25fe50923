/// A text shaped once, at no particular size: glyphs and advances that scale to any size.
public final class ShapedText: Sendable {
    /// The characters as given.
    public let text: String
    /// The face that they were shaped in.
    public let face: FontFace
    /// The clusters, in reading order.
    public let clusters: [Cluster]
    /// The glyphs, in the order of the clusters.
    public let glyphs: [Glyph]
    /// The sum of all advances.
    public let advance: Advance
    /// True if every character is drawn as one glyph, all of one font, so that the text follows from the glyphs alone.
    public let isSimple: Bool
    /// The bidirectional level of each cluster (UAX #9), odd if right to left; empty if all are left to right.
    public let levels: [UInt8]
    /// The numbers of its glyphs' fonts, in order of first use.
    public let fonts: [Int]
    /// The characters that no face has, each once, in order; a box is drawn for each.
    public let missing: [Unicode.Scalar]
    /// The UTF-8 ranges of pictographs that no face has, in order: they are left out, or boxes replace them.
    public let omitted: [Range<Int>]
    /// The UTF-8 ranges in bold, in order.
    public let emphasized: [Range<Int>]
    /// Its strike, task sign and address.
    public let marks: TextMarks

    /// The smallest piece of a text that has its own position: a character with its marks, or a ligature.
    public struct Cluster: Hashable, Sendable {
        /// The offset of its first UTF-8 code unit in the text; it ends where the next cluster begins.
        public let utf8Offset: Int32
        /// The index of its first glyph; its glyphs end where the next cluster's begin.
        public let firstGlyph: Int32
        /// The sum of the advances of the clusters before it, in 1/65536 em.
        public let position: Int32

        /// A cluster by where its text, its glyphs and its advance begin.
        public init(utf8Offset: Int, firstGlyph: Int, position: Int) {
            self.utf8Offset = Int32(utf8Offset)
            self.firstGlyph = Int32(firstGlyph)
            self.position = Int32(position)
        }
    }

    /// A glyph of a font that the renderer knows by number; its place is in 1/65536 em from the text's origin, with
    /// every cluster at its position in reading order.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its font.
        public let id: UInt32
        /// The renderer's number for the font.
        public let font: Int32
        /// The distance to the right, in 1/65536 em.
        public let x: Int32
        /// The distance down, in 1/65536 em.
        public let y: Int32

        /// A glyph of a font at a place.
        public init(id: UInt32, font: Int, x: Int, y: Int) {
            (self.id, self.font, self.x, self.y) = (id, Int32(font), Int32(x), Int32(y))
        }
    }

    /// A shaped text of parts that belong together; measurers make it.
    public init(
        text: String, face: FontFace, clusters: [Cluster], glyphs: [Glyph], advance: Advance, isSimple: Bool,
        levels: [UInt8] = [], fonts: [Int] = [], missing: [Unicode.Scalar] = [], omitted: [Range<Int>] = [],
        emphasized: [Range<Int>] = [], marks: TextMarks = TextMarks()
    ) {
        (self.text, self.face, self.clusters, self.glyphs) = (text, face, clusters, glyphs)
        (self.advance, self.isSimple) = (advance, isSimple)
        (self.levels, self.fonts, self.missing, self.omitted) = (levels, fonts, missing, omitted)
        (self.emphasized, self.marks) = (emphasized, marks)
    }

    /// Stands in for a text that could not be measured: half an em a character, and no glyphs. A measurer that returns
    /// it says why in ``TextMeasurer/failure``.
    public convenience init(unmeasured text: String, face: FontFace) {
        var (clusters, offset) = ([Cluster](), 0)
        for scalar in text.unicodeScalars {
            let position = clusters.count * (Advance.unitsPerEm / 2)
            clusters.append(Cluster(utf8Offset: offset, firstGlyph: 0, position: position))
            offset += scalar.utf8.count
        }
        self.init(
            text: text, face: face, clusters: clusters, glyphs: [],
            advance: Advance(clusters.count * (Advance.unitsPerEm / 2)), isSimple: false)
    }

    /// True if a line goes through it, because it is gone.
    public var isStruck: Bool { marks.isStruck }

    /// The same text with a line through it, or without.
    package func striking(_ isStruck: Bool = true) -> ShapedText {
        var marks = marks
        marks.isStruck = isStruck
        return marked(marks)
    }

    /// The same text with other marks.
    func marked(_ marks: TextMarks) -> ShapedText {
        ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: advance, isSimple: isSimple,
            levels: levels, fonts: fonts, missing: missing, omitted: omitted, emphasized: emphasized, marks: marks)
    }

    /// The sum of the advances before a cluster, or of all of them for the index past the last.
    public func position(ofCluster index: Int) -> Advance {
        index < clusters.count ? Advance(Int(clusters[index].position)) : advance
    }

    /// The sum of the advances of some clusters.
    public func advance(of range: Range<Int>) -> Advance {
        position(ofCluster: range.upperBound) - position(ofCluster: range.lowerBound)
    }

    /// The clusters from `start` on that fit a width, as many as do.
    func clusters(from start: Int = 0, fitting limit: Advance) -> Range<Int> {
        var end = start
        while end < clusters.count, advance(of: start..<end + 1) <= limit { end += 1 }
        return start..<end
    }

    /// The largest size, at most a given one, at which all of it fits a width.
    func size(atMost largest: Length, fitting width: Length) -> Length {
        guard advance.width(at: largest) > width else { return largest }
        return Length(rawValue: max(1, width.rawValue * Advance.unitsPerEm / advance.rawValue))
    }

    /// True if it begins at the right as a whole (UAX #9, P2); texts of the other direction are islands in it.
    var runsBackwards: Bool { levels.min().map { !$0.isMultiple(of: 2) } ?? false }

    /// Returns true if a cluster runs from right to left.
    func isRightToLeft(at index: Int) -> Bool { levels.indices.contains(index) && !levels[index].isMultiple(of: 2) }

    /// The UTF-8 offset where a cluster begins, or the text's length for the index past the last.
    public func utf8Offset(ofCluster index: Int) -> Int {
        index < clusters.count ? Int(clusters[index].utf8Offset) : text.utf8.count
    }

    /// The characters of some clusters.
    public func text(of range: Range<Int>) -> Substring {
        text(ofUTF8: utf8Offset(ofCluster: range.lowerBound)..<utf8Offset(ofCluster: range.upperBound))
    }

    /// The characters of a glyph of a text whose characters are a glyph each, by the glyph's index.
    public func text(ofGlyph index: Int) -> String {
        let cluster = clusters.lastIndex { Int($0.firstGlyph) <= index } ?? 0
        let scalars = text(of: cluster..<cluster + 1).unicodeScalars
        return scalars.dropFirst(index - Int(clusters[cluster].firstGlyph)).first.map(String.init) ?? ""
    }

    /// The characters of some UTF-8 code units.
    func text(ofUTF8 range: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }

    /// The pictographs in a part of the text that no face has, in order.
    func omitted(inUTF8 range: Range<Int>) -> [String] {
        guard !omitted.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        return omitted.filter { $0.clamped(to: range) == $0 }.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The indices of the glyphs of some clusters.
    public func glyphRange(of range: Range<Int>) -> Range<Int> {
        firstGlyph(ofCluster: range.lowerBound)..<firstGlyph(ofCluster: range.upperBound)
    }

    private func firstGlyph(ofCluster index: Int) -> Int {
        index < clusters.count ? Int(clusters[index].firstGlyph) : glyphs.count
    }
}

extension Collection<ShapedText> {
    /// The first that fits a width at a size; nil if none does.
    func first(fitting width: Length, at size: Length) -> ShapedText? {
        first { $0.advance.width(at: size) <= width }
    }
}

extension Array where Element: Equatable {
    /// Each element once, in order.
    var firstOfEach: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
