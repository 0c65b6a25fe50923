/// Leaves pictographs that no face has out of a shaped text: no boxes, and no room for them.
///
/// A space beside one goes as well if another space, or the end of the text, is on its other side. Between two letters
/// or digits a space stays in its place, so that "Room 1🔑2" does not become "Room 12".
struct PictographOmission {
    private let shaped: ShapedText
    /// The pictographs to leave out, some with a space in their place.
    private var gaps: [Gap] = []
    /// Every pictograph that no face has, including those that boxes replace.
    private let missed: [Range<Int>]

    private struct Gap {
        var range: Range<Int>
        let isSpace: Bool
    }

    /// About the width of a space in Roboto.
    private static let spaceAdvance = Advance.unitsPerEm / 4

    /// Boxes stay for the pictographs in the ranges `kept`.
    init(_ shaped: ShapedText, keeping kept: [Range<Int>]) {
        self.shaped = shaped
        let bytes = Array(shaped.text.utf8)
        missed = Pictographs.ranges(in: shaped.text).filter { range in
            String(decoding: bytes[range], as: UTF8.self).unicodeScalars.contains(where: shaped.missing.contains)
        }
        for range in missed where !kept.contains(where: { $0.overlaps(range) }) { addGap(range, bytes) }
    }

    /// The shaped text without them.
    var result: ShapedText {
        guard !missed.isEmpty else { return shaped }
        var clusters: [ShapedText.Cluster] = []
        var glyphs: [ShapedText.Glyph] = []
        var position = 0
        for index in shaped.clusters.indices {
            let (own, advance) = remains(ofCluster: index)
            let old = shaped.clusters[index]
            clusters.append(
                .init(utf8Offset: Int(old.utf8Offset), firstGlyph: glyphs.count, position: position))
            glyphs += own.map { $0.moved(by: position - Int(old.position)) }
            position += advance
        }
        let used = Set(glyphs.map { Int($0.font) })
        return ShapedText(
            text: shaped.text, face: shaped.face, clusters: clusters, glyphs: glyphs, advance: Advance(position),
            isSimple: shaped.isSimple && gaps.isEmpty, levels: shaped.levels, fonts: shaped.fonts.filter(used.contains),
            missing: missingElsewhere, omitted: missed, emphasized: shaped.emphasized)
    }

    // MARK: Gaps

    private mutating func addGap(_ range: Range<Int>, _ bytes: [UInt8]) {
        let joined = gaps.last.flatMap { $0.range.upperBound == range.lowerBound ? gaps.popLast() : nil }
        var gap = (joined?.range.lowerBound ?? range.lowerBound)..<range.upperBound
        let before = gap.lowerBound > 0 ? bytes[gap.lowerBound - 1] : space
        let after = gap.upperBound < bytes.count ? bytes[gap.upperBound] : space
        if before == space, after == space {
            if gap.upperBound < bytes.count {
                gap = gap.lowerBound..<gap.upperBound + 1
            } else if gap.lowerBound > 0 {
                gap = gap.lowerBound - 1..<gap.upperBound
            }
        }
        gaps.append(Gap(range: gap, isSpace: isLetterOrDigit(before) && isLetterOrDigit(after)))
    }

    private var space: UInt8 { UInt8(ascii: " ") }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }

    // MARK: Clusters

    /// The part of a cluster that stays: its glyphs and its advance.
    private func remains(ofCluster index: Int) -> (glyphs: ArraySlice<ShapedText.Glyph>, advance: Int) {
        let glyphs = shaped.glyphs[shaped.glyphRange(of: index..<index + 1)]
        let advance = shaped.advance(of: index..<index + 1).rawValue
        let bytes = shaped.utf8Offset(ofCluster: index)..<shaped.utf8Offset(ofCluster: index + 1)
        guard let gap = gaps.first(where: { $0.range.overlaps(bytes) }) else { return (glyphs, advance) }
        if gap.range.lowerBound <= bytes.lowerBound {
            let isFirst = gap.range.lowerBound == bytes.lowerBound
            return ([], gap.isSpace && isFirst ? PictographOmission.spaceAdvance : 0)
        }
        // A letter or a digit with a frame round it: the box of the frame comes last.
        guard let box = glyphs.firstIndex(where: { $0.id == 0 }) else { return (glyphs, advance) }
        return (glyphs[..<box], Int(glyphs[box].x) - Int(shaped.clusters[index].position))
    }

    /// The missing characters that are no part of a pictograph.
    private var missingElsewhere: [Unicode.Scalar] {
        var offset = 0
        var found: Set<Unicode.Scalar> = []
        for scalar in shaped.text.unicodeScalars {
            if !missed.contains(where: { $0.contains(offset) }) { found.insert(scalar) }
            offset += UTF8.width(scalar)
        }
        return shaped.missing.filter(found.contains)
    }
}

extension ShapedText {
    /// The same without the pictographs that no face has. Boxes stay for those in the ranges `kept` (UTF-8), and for
    /// those of a text that has nothing else.
    func leavingOutPictographs(keeping kept: [Range<Int>] = []) -> ShapedText {
        guard !missing.isEmpty else { return self }
        let all = Pictographs.areAll(of: text) ? [0..<text.utf8.count] : kept
        return PictographOmission(self, keeping: all).result
    }
}

extension ShapedText.Glyph {
    fileprivate func moved(by distance: Int) -> ShapedText.Glyph {
        ShapedText.Glyph(id: id, font: Int(font), x: Int(x) + distance, y: Int(y))
    }
}
