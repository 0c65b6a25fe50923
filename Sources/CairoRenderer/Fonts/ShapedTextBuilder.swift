import CalendarLayout

/// Puts a shaped text together, glyph by glyph or word by word.
struct ShapedTextBuilder {
    let text: String
    let face: FontFace
    var isSimple = true
    private(set) var fonts: [Int] = []
    private(set) var missing: [Unicode.Scalar] = []
    private var levels: [UInt8] = []
    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var position = 0
    private var utf8Count = 0

    init(text: String, face: FontFace) {
        (self.text, self.face) = (text, face)
        clusters.reserveCapacity(text.utf8.count)
        glyphs.reserveCapacity(text.utf8.count)
    }

    mutating func beginCluster(utf8Offset: Int, level: UInt8) {
        if level > 0, levels.isEmpty { levels = Array(repeating: 0, count: clusters.count) }
        if level > 0 || !levels.isEmpty { levels.append(level) }
        clusters.append(.init(utf8Offset: utf8Offset, firstGlyph: glyphs.count, position: position))
    }

    /// Adds a glyph at an offset from the pen.
    mutating func append(glyph: UInt32, font: Int, x: Int, y: Int) {
        use(font)
        glyphs.append(.init(id: glyph, font: font, x: position + x, y: y))
    }

    /// Reverses the last cluster's glyphs: from right to left the marks come before their letter, but PDF readers take
    /// the first glyph's height for that of the line.
    mutating func putBaseFirst() {
        guard let cluster = clusters.last else { return }
        glyphs[Int(cluster.firstGlyph)...].reverse()
    }

    /// Notes a character without a glyph.
    mutating func miss(_ scalar: Unicode.Scalar) {
        if !missing.contains(scalar) { missing.append(scalar) }
    }

    private mutating func use(_ font: Int) {
        if !fonts.contains(font) { fonts.append(font) }
    }

    mutating func advance(by width: Int) { position += width }

    /// Adds a word from left to right after the others.
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
        if fonts.isEmpty { fonts = word.fonts } else { for font in word.fonts { use(font) } }
        for scalar in word.missing { miss(scalar) }
        isSimple = isSimple && word.isSimple
        utf8Count += word.text.utf8.count
        position += word.advance.rawValue
    }

    var shapedText: ShapedText {
        ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: Advance(position),
            isSimple: isSimple && fonts.count <= 1, levels: levels, fonts: fonts, missing: missing)
    }
}
