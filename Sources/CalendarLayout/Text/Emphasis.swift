/// The parts of entries' texts that stand out in bold, such as a name that a page highlights.
public struct Emphasis: Sendable {
    private let find: @Sendable (String) -> [Range<String.Index>]

    /// Parts of a text, in order, that do not overlap.
    public init(_ find: @escaping @Sendable (String) -> [Range<String.Index>]) { self.find = find }

    /// The parts of a text, in UTF-8 code units.
    func ranges(in text: String) -> [Range<Int>] {
        find(text).map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        }
    }
}

extension FontFace {
    /// The face of emphasized parts in a text of this face; nil if this face is bold.
    var emphasized: FontFace? {
        switch self {
        case .regular: .bold
        case .condensed: .condensedBold
        case .bold, .condensedBold: nil
        }
    }
}

extension ShapedText {
    /// The same text with parts of it as another face has them. A part that begins or ends inside a cluster, a ligature
    /// for one, stays as it is.
    func emphasizing(_ parts: [Range<Int>], as bold: ShapedText) -> ShapedText {
        var splice = Splice(self)
        var next = 0
        for part in parts {
            guard let own = clusters(ofUTF8: part), let other = bold.clusters(ofUTF8: part), own.lowerBound >= next
            else { continue }
            splice.append(next..<own.lowerBound, of: self)
            splice.append(other, of: bold)
            splice.emphasized.append(part)
            next = own.upperBound
        }
        guard next > 0 else { return self }
        splice.append(next..<clusters.count, of: self)
        return splice.text
    }

    /// The clusters of some code units; nil if these begin or end inside one.
    private func clusters(ofUTF8 range: Range<Int>) -> Range<Int>? {
        func index(_ offset: Int) -> Int? {
            offset == text.utf8.count ? clusters.count : clusters.firstIndex { Int($0.utf8Offset) == offset }
        }
        guard let start = index(range.lowerBound), let end = index(range.upperBound), start < end else { return nil }
        return start..<end
    }
}

/// Puts a text together from clusters of the same text in several faces.
private struct Splice {
    private let base: ShapedText
    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var levels: [UInt8] = []
    private var position = 0
    var emphasized: [Range<Int>] = []

    init(_ base: ShapedText) { self.base = base }

    mutating func append(_ range: Range<Int>, of source: ShapedText) {
        guard !range.isEmpty else { return }
        let shift = position - source.position(ofCluster: range.lowerBound).rawValue
        let glyphRange = source.glyphRange(of: range)
        let firstGlyph = glyphs.count - glyphRange.lowerBound
        clusters += source.clusters[range].map { cluster in
            ShapedText.Cluster(
                utf8Offset: Int(cluster.utf8Offset), firstGlyph: Int(cluster.firstGlyph) + firstGlyph,
                position: Int(cluster.position) + shift)
        }
        glyphs += source.glyphs[glyphRange].map { glyph in
            ShapedText.Glyph(id: glyph.id, font: Int(glyph.font), x: Int(glyph.x) + shift, y: Int(glyph.y))
        }
        if !source.levels.isEmpty { levels += source.levels[range] }
        position += source.advance(of: range).rawValue
    }

    var text: ShapedText {
        let fonts = glyphs.reduce(into: [Int]()) { if !$0.contains(Int($1.font)) { $0.append(Int($1.font)) } }
        return ShapedText(
            text: base.text, face: base.face, clusters: clusters, glyphs: glyphs, advance: Advance(position),
            isSimple: false, levels: levels, fonts: fonts, missing: base.missing, omitted: base.omitted,
            emphasized: emphasized)
    }
}
