import CalendarLayout

/// The codes that are known. A page keeps them while it is written, so that looking one up is cheap.
struct CodeTable {
    private(set) var subsets: [GlyphCodes.Subset] = []
    /// The index of each glyph's code, by font and glyph.
    private var glyphs: [[Int32]] = []
    private var codes: [GlyphCodes.Code] = []
    private var clusters: [GlyphCodes.Cluster: GlyphCodes.ClusterCode] = [:]

    private static let unknown: Int32 = -1
    private static let awaited: Int32 = -2

    func code(_ glyph: UInt32, font: Int32) -> GlyphCodes.Code? {
        let index = index(glyph, font)
        return index >= 0 ? codes[Int(index)] : nil
    }

    func code(_ cluster: GlyphCodes.Cluster) -> GlyphCodes.ClusterCode? { clusters[cluster] }

    mutating func set(_ glyph: UInt32, font: Int32, to code: GlyphCodes.Code) {
        mark(glyph, font, Int32(codes.count))
        codes.append(code)
    }

    mutating func set(_ cluster: GlyphCodes.Cluster, to code: GlyphCodes.ClusterCode) { clusters[cluster] = code }

    /// Whether any of the glyphs has no code and awaits none.
    func hasNew(_ glyphs: ArraySlice<ShapedText.Glyph>, font: Int32) -> Bool {
        guard Int(font) < self.glyphs.count else { return !glyphs.isEmpty }
        return self.glyphs[Int(font)].withUnsafeBufferPointer { known in
            glyphs.contains { Int($0.id) >= known.count || known[Int($0.id)] == CodeTable.unknown }
        }
    }

    /// Marks a glyph as awaiting its code. Returns false if it has one or awaits one already.
    mutating func await(_ glyph: UInt32, font: Int32) -> Bool {
        guard index(glyph, font) == CodeTable.unknown else { return false }
        mark(glyph, font, CodeTable.awaited)
        return true
    }

    /// The index of a font's name; adds a new name.
    mutating func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        if let index = subsets.firstIndex(where: { $0.name == name }) { return index }
        subsets.append(GlyphCodes.Subset(name: name, isLatin: isLatin, object: object))
        return subsets.count - 1
    }

    private func index(_ glyph: UInt32, _ font: Int32) -> Int32 {
        guard Int(font) < glyphs.count, Int(glyph) < glyphs[Int(font)].count else { return CodeTable.unknown }
        return glyphs[Int(font)][Int(glyph)]
    }

    private mutating func mark(_ glyph: UInt32, _ font: Int32, _ index: Int32) {
        while glyphs.count <= Int(font) { glyphs.append([]) }
        let missing = Int(glyph) + 1 - glyphs[Int(font)].count
        if missing > 0 {
            glyphs[Int(font)].append(contentsOf: repeatElement(CodeTable.unknown, count: missing))
        }
        glyphs[Int(font)][Int(glyph)] = index
    }
}
