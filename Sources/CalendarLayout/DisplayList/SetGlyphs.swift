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
    /// The glyphs of a whole text; none if there is no text.
    init(_ shaped: ShapedText?) {
        self.init(
            fonts: shaped?.fonts ?? [], missing: shaped?.missing ?? [],
            omitted: shaped?.omitted(inUTF8: 0..<Int.max) ?? [])
    }

    /// The glyphs of a value set in blocks, behind a label in which no face has these characters.
    init(_ blocks: [TextBlock], missingInLabel: [Unicode.Scalar]? = nil) {
        self.init(
            fonts: blocks.flatMap(\.fonts).firstOfEach,
            missing: ((missingInLabel ?? []) + blocks.flatMap(\.missing)).firstOfEach,
            omitted: blocks.flatMap { $0.omitted(inUTF8: 0..<Int.max) })
    }
}
