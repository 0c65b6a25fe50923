/// A font of the document: the glyph that each of its codes draws, and the text that it is read as.
///
/// Codes follow the order of first use, so a page can be written as soon as it is laid out. A letter of ISO 8859-1 has
/// its own code if the font has codes of one byte and the code is free; that packs well, and is pleasant to debug.
struct CodedFont {
    /// The library's number of the face.
    let face: Int32
    /// True for codes of one byte, false for codes of two.
    let isSingleByte: Bool
    /// The entries in the order of first use.
    private(set) var entries: [Entry] = []
    private var isTaken: [Bool]
    private var nextFree = 0
    /// The glyphs of codes of two bytes.
    private var glyphs: Set<UInt32> = []

    struct Entry {
        let code: UInt16
        let glyph: UInt32
        let text: String
    }

    init(face: Int32, isSingleByte: Bool) {
        (self.face, self.isSingleByte) = (face, isSingleByte)
        isTaken = Array(repeating: false, count: isSingleByte ? 0x100 : 0)
    }

    /// The codes for anything but a letter of ISO 8859-1, in order of use. 0 and the code of the space, which some
    /// readers widen, are not among them.
    private static let freeBytes: [UInt16] = [0x80...0xFF, 0x01...0x1F, 0x7F...0x7F, 0x21...0x7E].flatMap(Array.init)

    /// Adds a glyph that is read as a text; returns its code, or nil if the font has no room for it.
    mutating func add(_ glyph: UInt32, readAs text: String, preferring letter: Unicode.Scalar?) -> UInt16? {
        guard let code = isSingleByte ? freeByte(preferring: letter) : freePair(for: glyph) else { return nil }
        entries.append(Entry(code: code, glyph: glyph, text: text))
        return code
    }

    /// The codes of two bytes begin at 1. A glyph has only one: MuPDF reads all codes of a composite font's glyph
    /// alike.
    private mutating func freePair(for glyph: UInt32) -> UInt16? {
        glyphs.insert(glyph).inserted ? UInt16(exactly: entries.count + 1) : nil
    }

    private mutating func freeByte(preferring letter: Unicode.Scalar?) -> UInt16? {
        if let letter, take(UInt16(letter.value)) { return UInt16(letter.value) }
        while nextFree < CodedFont.freeBytes.count {
            nextFree += 1
            if take(CodedFont.freeBytes[nextFree - 1]) { return CodedFont.freeBytes[nextFree - 1] }
        }
        return nil
    }

    /// Returns false if the code is taken.
    private mutating func take(_ code: UInt16) -> Bool {
        defer { isTaken[Int(code)] = true }
        return !isTaken[Int(code)]
    }
}
