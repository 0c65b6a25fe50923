import CCairo
import Glibc

/// A face that texts are shaped in.
protocol LoadedFace: AnyObject {
    var program: FontProgram { get }
    /// Cairo's font face.
    var drawing: OpaquePointer { get }
    /// The face's description of itself.
    var description: AvailableFace { get }
    /// The glyph of a space; nil if it has none.
    var spaceGlyph: UInt32? { get }
}

/// A face of a file, opened for drawing with a font that Pango chose.
final class FileFace: LoadedFace {
    let drawing: OpaquePointer
    let description: AvailableFace
    let spaceGlyph: UInt32?
    let program: FontProgram
    private let variations: String
    /// The face's file, which stays open as long as `drawing`.
    private let file: FontFile

    /// Throws ``RenderError/file(_:errno:)`` if the file is no longer there, ``RenderError/font(_:)`` if it cannot be
    /// opened for another reason.
    init(_ choice: PangoChoice, _ options: OpaquePointer) throws(RenderError) {
        (description, variations, spaceGlyph) = (choice.description, choice.variations, choice.spaceGlyph)
        guard let path = description.file, let file = FontFile(path: path, index: description.index),
            let program = FontProgram(path: path, index: description.index, variations: variations)
        else { throw FileFace.failure(opening: description) }
        (self.file, self.program, drawing) = (file, program, file.drawing(choice.pattern, options))
    }

    private static func failure(opening face: AvailableFace) -> RenderError {
        if let file = face.file, access(file, R_OK) != 0 { return .file(file, errno: errno) }
        return .font("cannot open '\(face.file ?? face.name)'")
    }

    deinit { cairo_font_face_destroy(drawing) }

    /// Returns true if a font is of this face. Pango has a font for each language and size.
    func isFace(of choice: PangoChoice) -> Bool {
        choice.description == description && choice.variations == variations
    }

    /// The number by which a PDF knows a glyph of a face of cubic curves (ISO 32000-1, 9.7.4.2).
    func characterIdentifier(of glyph: UInt32) -> UInt32? { file.characterIdentifier(of: glyph) }
}
