/// The codes of a document's glyphs. A glyph has a code of its own, and one more for each other text that it is read
/// as.
///
/// A face with quadratic curves has a font with codes of one byte, and one with two for the glyphs that do not fit; a
/// face with cubic curves only fonts with two.
struct CodeTable {
    /// The fonts in the order of first use; their index is in every code.
    private(set) var fonts: [CodedFont] = []
    /// The index of each glyph's own code, by the library's number of its face and by glyph.
    private var glyphs: [[Int32]] = []
    private var codes: [GlyphCode] = []
    private var readings: [Reading: GlyphCode] = [:]

    private struct Reading: Hashable {
        let face: Int32
        let glyph: UInt32
        let text: String
    }

    /// The library's numbers of the faces, in the order of first use. The numbers themselves depend on what the library
    /// drew before, and must not show in a file.
    var faces: [Int32] {
        fonts.map(\.face).reduce(into: []) { faces, face in
            if !faces.contains(face) { faces.append(face) }
        }
    }

    private static let unknown: Int32 = -1

    /// A glyph's own code; nil if the document has not had it yet.
    func code(_ glyph: UInt32, face: Int32) -> GlyphCode? {
        guard Int(face) < glyphs.count, Int(glyph) < glyphs[Int(face)].count else { return nil }
        let index = glyphs[Int(face)][Int(glyph)]
        return index >= 0 ? codes[Int(index)] : nil
    }

    /// Gives a glyph its own code. It is read as the letter of ISO 8859-1 that it is made for, otherwise as `text`.
    mutating func add(_ glyph: UInt32, face: Int32, _ program: FontProgram, readAs text: String) -> GlyphCode {
        let text = program.latinLetter(of: glyph, in: text).map(String.init) ?? text
        let code = code(glyph, face: face, program, readAs: text)
        mark(glyph, face, Int32(codes.count))
        codes.append(code)
        return code
    }

    /// The code of a glyph that is read as a text.
    mutating func code(_ glyph: UInt32, face: Int32, _ program: FontProgram, readAs text: String) -> GlyphCode {
        let reading = Reading(face: face, glyph: glyph, text: text)
        if let known = readings[reading] { return known }
        let (font, value) = place(reading, program)
        let code = GlyphCode(
            font: font, value: value, isSingleByte: fonts[font].isSingleByte, advance: program.advance(of: glyph))
        readings[reading] = code
        return code
    }

    /// Finds a font of the face that has room for a reading; adds one if none has.
    private mutating func place(_ reading: Reading, _ program: FontProgram) -> (font: Int, value: UInt16) {
        let letter = program.latinLetter(of: reading.glyph, in: reading.text)
        let preferred = letter.map(String.init) == reading.text ? letter : nil
        for index in fonts.indices where fonts[index].face == reading.face {
            if let value = fonts[index].add(reading.glyph, readAs: reading.text, preferring: preferred) {
                return (index, value)
            }
        }
        let isFirst = !fonts.contains { $0.face == reading.face }
        fonts.append(CodedFont(face: reading.face, isSingleByte: isFirst && program.outlines == .trueType))
        return place(reading, program)
    }

    private mutating func mark(_ glyph: UInt32, _ face: Int32, _ index: Int32) {
        while glyphs.count <= Int(face) { glyphs.append([]) }
        let missing = Int(glyph) + 1 - glyphs[Int(face)].count
        if missing > 0 {
            glyphs[Int(face)].append(contentsOf: repeatElement(CodeTable.unknown, count: missing))
        }
        glyphs[Int(face)][Int(glyph)] = index
    }
}

/// The code of a glyph in a font of the document.
struct GlyphCode: Hashable {
    /// The index of the font, which pages name by it: `F0`.
    let font: Int
    let value: UInt16
    /// True for a font with codes of one byte, false for one with two.
    let isSingleByte: Bool
    /// The glyph's advance, in em.
    let advance: Double
}
