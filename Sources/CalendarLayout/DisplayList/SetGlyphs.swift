/// The glyphs of a set text as the account of its entry needs them: their fonts, and what no face has.
struct SetGlyphs {
    /// The numbers of the fonts of its value, in order of first use.
    var fonts: [Int] = []
    /// The characters of its label and its value that no face has, each once.
    var missing: [Unicode.Scalar] = []
    /// The pictographs of its value that no face has, in order.
    var omitted: [String] = []
}

extension SetGlyphs {
    /// The glyphs of a value's texts, behind a label in which no face has these characters.
    init(_ texts: [ShapedText], missingInLabel: [Unicode.Scalar]? = nil) {
        add(missing: missingInLabel ?? [])
        for text in texts { add(text) }
    }

    /// Adds the glyphs of one more text of the value.
    mutating func add(_ text: ShapedText) {
        fonts = fonts.isEmpty ? text.fonts : (fonts + text.fonts).firstOfEach
        add(missing: text.missing)
        omitted += text.omitted(inUTF8: 0..<Int.max)
    }

    /// Adds characters that no face has.
    mutating func add(missing characters: [Unicode.Scalar]) {
        if !characters.isEmpty { missing = (missing + characters).firstOfEach }
    }

    /// The glyphs of a value set in blocks, each a text of its own.
    init(_ blocks: [TextBlock], missingInLabel: [Unicode.Scalar]? = nil) {
        self.init(blocks.map(\.shaped), missingInLabel: missingInLabel)
    }
}
