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
    private var fonts: [Font] = []
    /// Pango has one font per language; here these are one.
    private var choices: [(choice: PangoChoice, index: Int)] = []
    // A document has few fonts at few sizes, so a linear search is faster than hashing.
    private var scaledFonts: [ScaledFont] = []
    private var inkedGlyphs: [Int32: UInt32?] = [:]

    /// A font that texts are shaped in.
    private struct Font {
        /// Cairo's font face.
        let face: OpaquePointer
        let spaceGlyph: UInt32?
        let source: Source

        enum Source {
            case bundled(BundledFace)
            case file(FileFace)
        }
    }

    private struct ScaledFont {
        let font: Int32
        let size: Length
        let scaled: OpaquePointer
    }

    /// A library of the bundled faces and those of `sources`.
    ///
    /// - Parameters:
    ///   - sources: where to find further faces.
    ///   - language: the language of the texts (BCP 47); shaping and line breaking follow it.
    ///   - direction: the direction of texts without letters, as of numbers.
    ///   - willUse: called with the path of each font file that is not bundled, before the first glyph of it is drawn. The
    ///     system's libraries may crash on a damaged file.
    /// - Throws: if `sources` are given, ``RenderError/folder(_:errno:)`` or ``RenderError/noFont(inFolder:)`` if a folder is
    ///   of no use, ``RenderError/notInstalled(_:)`` if Pango is missing, and ``RenderError/font(_:)`` if the system has no
    ///   memory or descriptor left. Without `sources`, the first text that needs Pango throws the last two.
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
        return index(of: Font(face: bundled.drawing, spaceGlyph: bundled.spaceGlyph, source: .bundled(bundled)))
    }

    /// The number of a font that Pango chose; fonts of one face have the same.
    ///
    /// Throws ``RenderError/font(_:)`` if the face's file cannot be opened.
    func index(of choice: PangoChoice) throws(RenderError) -> Int {
        if let known = choices.first(where: { $0.choice.font == choice.font }) { return known.index }
        let index = if let face = choice.bundledFace { index(of: face) } else { try indexOfFile(choice) }
        choice.keep()
        choices.append((choice, index))
        return index
    }

    private func indexOfFile(_ choice: PangoChoice) throws(RenderError) -> Int {
        let known = fonts.firstIndex { if case .file(let face) = $0.source { face.isFace(of: choice) } else { false } }
        if let known { return known }
        if let file = choice.description.file { willUse(file) }
        let face = try FileFace(choice, options)
        return index(of: Font(face: face.drawing, spaceGlyph: face.spaceGlyph, source: .file(face)))
    }

    private func index(of font: Font) -> Int {
        if let index = fonts.firstIndex(where: { $0.face == font.face }) { return index }
        fonts.append(font)
        return fonts.count - 1
    }

    /// The face with a number from ``/CalendarLayout/ShapedText/fonts``.
    public func face(ofFont index: Int) -> AvailableFace {
        switch fonts[index].source {
        case .bundled(let face): face.description
        case .file(let face): face.description
        }
    }

    /// Whether readers take a glyph for a text without being told: in a bundled face, for the character that it is made
    /// for. Cairo knows only one character for each glyph, and of other faces it may be any of several.
    func reads(_ glyph: UInt32, font: Int32, as text: String) -> Bool {
        guard case .bundled(let face) = fonts[Int(font)].source, text.unicodeScalars.count == 1,
            let scalar = text.unicodeScalars.first, !SharedGlyphs.occur(in: text)
        else { return false }
        return face.glyph(of: scalar) == glyph
    }

    /// Whether a font is one of the bundled faces.
    func isBundled(_ font: Int) -> Bool {
        if case .bundled = fonts[font].source { true } else { false }
    }

    /// The glyph of a space in a font; nil if it has none.
    func spaceGlyph(ofFont font: Int32) -> UInt32? { fonts[Int(font)].spaceGlyph }

    /// A font at a size, for drawing.
    func scaledFont(_ font: Int32, size: Length) -> OpaquePointer {
        if let known = scaledFonts.first(where: { $0.font == font && $0.size == size }) { return known.scaled }
        var matrix = cairo_matrix_t()
        var identity = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, size.inPoints, size.inPoints)
        cairo_matrix_init_identity(&identity)
        let scaled = cairo_scaled_font_create(fonts[Int(font)].face, &matrix, &identity, options)!
        scaledFonts.append(ScaledFont(font: font, size: size, scaled: scaled))
        return scaled
    }

    /// A glyph's advance in em, as its font has it, without kerning.
    func advance(of glyph: UInt32, font: Int32) -> Double { extents(of: glyph, font).x_advance }

    private func extents(of glyph: UInt32, _ font: Int32) -> cairo_text_extents_t {
        var (glyph, extents) = (cairo_glyph_t(index: UInt(glyph), x: 0, y: 0), cairo_text_extents_t())
        cairo_scaled_font_glyph_extents(scaledFont(font, size: .points(1)), &glyph, 1, &extents)
        return extents
    }

    // MARK: Ink

    /// Whether a glyph can be seen.
    func hasInk(_ glyph: UInt32, font: Int32) -> Bool {
        let extents = extents(of: glyph, font)
        return extents.width > 0 && extents.height > 0
    }

    /// Whether any glyph of a font can be seen. Some fonts exist to hide text.
    func hasInk(_ font: Int32) -> Bool { inkedGlyph(ofFont: font) != nil }

    /// The first glyph of a font that can be seen: mostly its box for missing characters.
    func inkedGlyph(ofFont font: Int32) -> UInt32? {
        if let known = inkedGlyphs[font] { return known }
        let first = glyphs(ofFont: font).first { hasInk($0, font: font) }
        inkedGlyphs[font] = .some(first)
        return first
    }

    private func glyphs(ofFont font: Int32) -> Range<UInt32> {
        let scaled = scaledFont(font, size: .points(1))
        guard let face = cairo_ft_scaled_font_lock_face(scaled) else { return 0..<0 }
        defer { cairo_ft_scaled_font_unlock_face(scaled) }
        return 0..<UInt32(face.pointee.num_glyphs)
    }
}
