import CCairo

/// A face of a file, opened for drawing with a font that Pango chose.
final class FileFace {
    /// Cairo's font face.
    let drawing: OpaquePointer
    let description: AvailableFace
    /// The glyph of a space; nil if it has none.
    let spaceGlyph: UInt32?
    private let variations: String

    /// Throws ``RenderError/font(_:)`` if the file cannot be opened.
    init(_ choice: PangoChoice, _ options: OpaquePointer) throws(RenderError) {
        (description, variations, spaceGlyph) = (choice.description, choice.variations, choice.spaceGlyph)
        guard let path = description.file, let file = FontFile(path: path, index: description.index) else {
            throw .font("cannot open '\(description.file ?? description.name)'")
        }
        drawing = file.drawing(choice.pattern, options)
    }

    deinit { cairo_font_face_destroy(drawing) }

    /// Whether a font is of this face. Pango has a font for each language and size.
    func isFace(of choice: PangoChoice) -> Bool {
        choice.description == description && choice.variations == variations
    }
}
