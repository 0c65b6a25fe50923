import CCairo
import CalendarCore
import CalendarLayout

/// Faces to measure and draw with: the bundled ones first, then others if asked for.
///
/// One library serves many documents, on one thread at a time. Threads with a library each work side by side.
public final class FontLibrary {
    /// The size to shape at, in points: an em is then 65536 of Pango's units, ``/CalendarLayout/Advance/unitsPerEm``.
    static let shapingSize: Int32 = 64

    /// The language of the texts (BCP 47).
    public let language: String
    /// The direction of texts without letters.
    public let direction: WritingDirection
    private let sources: FontSources
    private let willUse: (String) -> Void
    private let options: OpaquePointer
    private var bundled = PerFace<BundledFace>()
    /// Made for the first text that is more than plain words.
    private var pango: PangoFonts?
    private var fonts: [any LoadedFace] = []
    /// Pango has one font per language; here these are one.
    private var choices: [(choice: PangoChoice, index: Int)] = []
    // A document has few fonts at few sizes, so a linear search is faster than hashing.
    private var scaledFonts: [ScaledFont] = []

    private struct ScaledFont {
        let font: Int32
        let size: Length
        let scaled: OpaquePointer
    }

    /// A library of the bundled faces and those of `sources`.
    ///
    /// - Parameters:
    ///   - sources: the places to find further faces.
    ///   - language: the language of the texts (BCP 47); shaping and line breaking follow it.
    ///   - direction: the direction of texts without letters, as of numbers.
    ///   - willUse: called with the path of each font file that is not bundled, before its first glyph is drawn. The
    ///     system's libraries may crash on a damaged file.
    /// - Throws: if `sources` are given, ``RenderError/folder(_:errno:)`` or ``RenderError/noFont(inFolder:)`` if a
    ///   folder is unusable, ``RenderError/notInstalled(_:)`` if Pango is missing, and ``RenderError/font(_:)`` or
    ///   ``RenderError/bundledFile(errno:)`` if the system gives no memory, no descriptor or no file of their size.
    ///   Without `sources`, the first text that needs Pango throws the last three.
    public init(
        _ sources: FontSources = .bundled, language: String = DocumentMetadata.defaultLanguage,
        direction: WritingDirection = .leftToRight, willUse: @escaping (String) -> Void = { _ in }
    ) throws(RenderError) {
        (self.sources, self.language, self.direction, self.willUse) = (sources, language, direction, willUse)
        options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        // A bad source is reported before any page is drawn.
        if sources != .bundled { _ = try pangoFonts() }
    }

    deinit {
        scaledFonts.forEach { cairo_scaled_font_destroy($0.scaled) }
        choices.forEach { $0.choice.release() }
        pango = nil
        cairo_font_options_destroy(options)
    }

    // MARK: Faces

    /// A bundled face.
    func bundledFace(_ face: FontFace) -> BundledFace {
        if let known = bundled[face] { return known }
        let opened = BundledFace(face)
        bundled[face] = opened
        return opened
    }

    /// Pango's fonts, made when first asked for. Throws what ``init(_:language:)`` throws.
    func pangoFonts() throws(RenderError) -> PangoFonts {
        if let pango { return pango }
        let made = try PangoFonts(sources, language: language)
        pango = made
        return made
    }

    /// The available faces; the bundled ones come first.
    public var faces: [AvailableFace] {
        pango?.faces ?? FontFace.allCases.map { bundledFace($0).description }
    }

    // MARK: Fonts by number

    /// The number of a bundled face.
    func index(of face: FontFace) -> Int {
        let bundled = bundledFace(face)
        return fonts.firstIndex { $0 === bundled } ?? add(bundled)
    }

    /// The number of a font that Pango chose; fonts of one face have the same.
    ///
    /// Throws ``RenderError/file(_:errno:)`` or ``RenderError/font(_:)`` if the face's file cannot be opened.
    func index(of choice: PangoChoice) throws(RenderError) -> Int {
        if let known = choices.first(where: { $0.choice.font == choice.font }) { return known.index }
        let index = if let face = choice.bundledFace { index(of: face) } else { try indexOfFile(choice) }
        choice.keep()
        choices.append((choice, index))
        return index
    }

    private func indexOfFile(_ choice: PangoChoice) throws(RenderError) -> Int {
        let known = fonts.firstIndex { ($0 as? FileFace)?.isFace(of: choice) ?? false }
        if let known { return known }
        if let file = choice.description.file { willUse(file) }
        return add(try FileFace(choice, options))
    }

    private func add(_ font: any LoadedFace) -> Int {
        fonts.append(font)
        return fonts.count - 1
    }

    /// The face with a number from ``/CalendarLayout/ShapedText/fonts``.
    public func face(ofFont index: Int) -> AvailableFace { fonts[index].description }

    /// Returns true if a font is one of the bundled faces.
    func isBundled(_ font: Int) -> Bool { fonts[font] is BundledFace }

    /// The glyph of a space in a font; nil if it has none.
    func spaceGlyph(ofFont font: Int32) -> UInt32? { fonts[Int(font)].spaceGlyph }

    /// A font at a size, for drawing.
    func scaledFont(_ font: Int32, size: Length) -> OpaquePointer {
        if let known = scaledFonts.first(where: { $0.font == font && $0.size == size }) { return known.scaled }
        var matrix = cairo_matrix_t()
        var identity = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, size.inPoints, size.inPoints)
        cairo_matrix_init_identity(&identity)
        let scaled = cairo_scaled_font_create(fonts[Int(font)].drawing, &matrix, &identity, options)!
        scaledFonts.append(ScaledFont(font: font, size: size, scaled: scaled))
        return scaled
    }

    // MARK: Embedding

    /// The faces of files in use that ask not to be embedded; a PDF embeds them anyway.
    public var restrictedFaces: [AvailableFace] {
        fonts.indices.filter { !isBundled($0) && fonts[$0].program.restrictsEmbedding }.map(face(ofFont:))
    }

    /// A font's program, for measuring glyphs and embedding them.
    func program(ofFont font: Int32) -> FontProgram { fonts[Int(font)].program }

    /// The number by which a PDF knows a glyph of a font of cubic curves; nil if that is the glyph's own number.
    func characterIdentifier(of glyph: UInt32, font: Int32) -> UInt32? {
        (fonts[Int(font)] as? FileFace)?.characterIdentifier(of: glyph)
    }
}
