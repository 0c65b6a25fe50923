import CalendarLayout

/// The codes that are known. A page keeps them while it is written, so that looking one up is cheap.
struct CodeTable {
    private(set) var subsets: [GlyphCodes.Subset] = []
    /// The index of each glyph's code, by font and glyph.
    private var glyphs: [[Int32]] = []
    private var codes: [GlyphCodes.Code] = []
    private var readings: [GlyphReading: GlyphCodes.Code] = [:]

    private static let unknown: Int32 = -1
    private static let awaited: Int32 = -2

    func code(_ glyph: UInt32, font: Int32) -> GlyphCodes.Code? {
        let index = index(glyph, font)
        return index >= 0 ? codes[Int(index)] : nil
    }

    mutating func set(_ glyph: UInt32, font: Int32, to code: GlyphCodes.Code) {
        mark(glyph, font, Int32(codes.count))
        codes.append(code)
    }

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

    /// The code that draws a glyph and is read as a text.
    func code(_ reading: GlyphReading) -> GlyphCodes.Code? { readings[reading] }

    /// Makes a code for a reading, in the first font whose same code is read as this text or not at all.
    mutating func add(_ reading: GlyphReading) {
        guard readings[reading] == nil else { return }
        let (value, text) = (reading.code.value, reading.text)
        let base = subsets[reading.code.subset]
        let known = subsets.indices.first { index in
            guard subsets[index].object == base.object, let texts = subsets[index].texts else { return false }
            return texts[value] == nil || texts[value] == text
        }
        let index = known ?? subsets.count
        if known == nil {
            subsets.append(GlyphCodes.Subset(name: "", isLatin: base.isLatin, object: base.object, texts: [:]))
        }
        subsets[index].texts?[value] = text
        readings[reading] = GlyphCodes.Code(subset: index, value: value, advance: reading.code.advance)
    }

    /// The index of a font's name; adds a new name.
    mutating func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        if let index = subsets.firstIndex(where: { $0.name == name && $0.texts == nil }) { return index }
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
