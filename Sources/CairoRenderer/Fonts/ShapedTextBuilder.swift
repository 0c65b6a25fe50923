import CalendarLayout

/// Puts a shaped text together, glyph by glyph or word by word.
struct ShapedTextBuilder {
    let text: String
    let face: FontFace
    var isSimple = true
    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var position = 0
    private var utf8Count = 0

    init(text: String, face: FontFace) {
        (self.text, self.face) = (text, face)
        clusters.reserveCapacity(text.utf8.count)
        glyphs.reserveCapacity(text.utf8.count)
    }

    mutating func beginCluster(utf8Offset: Int) {
        clusters.append(.init(utf8Offset: utf8Offset, firstGlyph: glyphs.count, position: position))
    }

    /// A glyph, `x` and `y` from where the pen is.
    mutating func append(glyph: UInt32, font: Int, x: Int, y: Int) {
        glyphs.append(.init(id: glyph, font: font, x: position + x, y: y))
    }

    /// Whether all glyphs so far are of this font.
    func isOfOneFont(_ font: Int) -> Bool { glyphs.allSatisfy { $0.font == font } }

    mutating func advance(by width: Int) { position += width }

    /// A word, behind those before it.
    mutating func append(_ word: ShapedText) {
        let firstGlyph = glyphs.count
        for cluster in word.clusters {
            clusters.append(
                .init(
                    utf8Offset: utf8Count + Int(cluster.utf8Offset), firstGlyph: firstGlyph + Int(cluster.firstGlyph),
                    position: position + Int(cluster.position)))
        }
        for glyph in word.glyphs {
            glyphs.append(.init(id: glyph.id, font: Int(glyph.font), x: position + Int(glyph.x), y: Int(glyph.y)))
        }
        isSimple = isSimple && word.isSimple && word.glyphs.first?.font == glyphs.first?.font
        utf8Count += word.text.utf8.count
        position += word.advance.rawValue
    }

    var shapedText: ShapedText {
        ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: Advance(position), isSimple: isSimple)
    }
}
