import CalendarLayout
import CGLib
import CPango

/// Shapes one text with Pango: itemizes it by script and font, then shapes each item.
struct PangoShaping {
    let text: String
    let face: FontFace
    let library: FontLibrary
    private let context: OpaquePointer
    private let functions: cpango_functions
    private var built: ShapedTextBuilder

    /// Throws what ``FontLibrary/pangoFonts()`` throws.
    init(text: String, face: FontFace, library: FontLibrary) throws(RenderError) {
        (self.text, self.face, self.library) = (text, face, library)
        let fonts = try library.pangoFonts()
        (context, functions) = (fonts.context(for: face), fonts.functions)
        built = ShapedTextBuilder(text: text, face: face)
    }

    /// Throws ``RenderError/file(_:errno:)`` or ``RenderError/font(_:)`` if a face's file cannot be opened.
    mutating func shaped() throws(RenderError) -> ShapedText {
        // Pango takes NUL for the end, and stops the process; another control prints as little and is as long.
        let copy = text.utf8.contains(0) ? String(text.map { $0 == "\0" ? "\u{1}" : $0 }) : text
        try copy.utf8Span.span.withUnsafeBufferPointer { (bytes) throws(RenderError) in
            try bytes.withMemoryRebound(to: CChar.self) { (bytes) throws(RenderError) in try shapeItems(bytes) }
        }
        if SharedGlyphs.occur(in: text) { built.isSimple = false }
        return built.shapedText
    }

    private mutating func shapeItems(_ bytes: UnsafeBufferPointer<CChar>) throws(RenderError) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        let attributes = functions.pango_attr_list_new()
        let items = functions.pango_itemize_with_base_dir(
            context, baseDirection, start, 0, Int32(bytes.count), attributes, nil)
        let glyphString = functions.pango_glyph_string_new()!
        defer {
            functions.pango_glyph_string_free(glyphString)
            functions.pango_attr_list_unref(attributes)
            free(items)
        }
        var link = items
        while let node = link {
            let item = PangoShaping.item(of: node)
            let font = try library.index(of: PangoChoice(item.pointee.analysis.font, functions))
            functions.pango_shape_full(
                start + Int(item.pointee.offset), item.pointee.length, start, Int32(bytes.count),
                &item.pointee.analysis, glyphString)
            append(glyphString.pointee, of: item.pointee, font)
            link = node.pointee.next
        }
    }

    private static func item(of node: UnsafeMutablePointer<GList>) -> UnsafeMutablePointer<PangoItem> {
        node.pointee.data.assumingMemoryBound(to: PangoItem.self)
    }

    private func free(_ items: UnsafeMutablePointer<GList>?) {
        var link = items
        while let node = link {
            functions.pango_item_free(PangoShaping.item(of: node))
            link = node.pointee.next
        }
        g_list_free(items)
    }

    /// Left to right in a language written that way; otherwise the direction of the text's first letter (UAX #9, P2),
    /// so that a Latin name keeps the full stop at its end.
    private var baseDirection: PangoDirection {
        guard library.direction == .rightToLeft else { return PANGO_DIRECTION_LTR }
        let directions = text.unicodeScalars.lazy.map { cpango_direction(functions.fribidi_get_bidi_type($0.value)) }
        return directions.first { $0 != PANGO_DIRECTION_NEUTRAL } ?? PANGO_DIRECTION_RTL
    }

    /// Copies an item's glyphs cluster by cluster in reading order; Pango lists them from left to right.
    private mutating func append(_ string: PangoGlyphString, of item: PangoItem, _ font: Int) {
        let count = Int(string.num_glyphs)
        let isBackwards = item.analysis.level % 2 == 1
        var start = isBackwards ? count : 0
        while isBackwards ? start > 0 : start < count {
            let range = PangoShaping.cluster(at: start, of: string, isBackwards)
            let offset = item.offset + string.log_clusters[range.lowerBound]
            built.beginCluster(utf8Offset: Int(offset), level: item.analysis.level)
            for index in range { append(string.glyphs[index], at: Int(offset), font, item.analysis.font) }
            if isBackwards, range.count > 1 { built.putBaseFirst() }
            start = isBackwards ? range.lowerBound : range.upperBound
        }
        if count != item.num_chars || isBackwards || !library.isBundled(font) { built.isSimple = false }
    }

    /// The glyphs of the cluster that begins at an index, or going backwards ends before it.
    private static func cluster(at start: Int, of string: PangoGlyphString, _ isBackwards: Bool) -> Range<Int> {
        let clusters = string.log_clusters!
        if isBackwards {
            var first = start - 1
            while first > 0, clusters[first - 1] == clusters[start - 1] { first -= 1 }
            return first..<start
        }
        var end = start + 1
        while end < string.num_glyphs, clusters[end] == clusters[start] { end += 1 }
        return start..<end
    }

    /// Adds a glyph of the cluster at an offset. HarfBuzz leaves some characters that no face has as glyph 0.
    private mutating func append(
        _ info: PangoGlyphInfo, at offset: Int, _ font: Int, _ pango: UnsafeMutablePointer<PangoFont>
    ) {
        if info.glyph == 0 { return appendBox(for: scalar(at: offset), font, pango) }
        guard info.glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 else {
            return appendBox(for: Unicode.Scalar(info.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG), font, pango)
        }
        if info.glyph == PANGO_GLYPH_EMPTY {
            built.isSimple = false
        } else {
            // A mark is read with its letter.
            if info.geometry.width == 0 { built.isSimple = false }
            built.append(
                glyph: info.glyph, font: font, x: Int(info.geometry.x_offset), y: Int(info.geometry.y_offset))
        }
        built.advance(by: Int(info.geometry.width))
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
    }

    /// The glyph of a space.
    private func blank(_ pango: UnsafeMutablePointer<PangoFont>) -> UInt32 {
        functions.pango_fc_font_get_glyph(
            UnsafeMutableRawPointer(pango).assumingMemoryBound(to: PangoFcFont.self), 0x20)
    }

    /// Draws a character that no face has as the font's box for missing characters (glyph 0), as a space if it is one,
    /// or not at all if it is invisible.
    private mutating func appendBox(
        for scalar: Unicode.Scalar?, _ font: Int, _ pango: UnsafeMutablePointer<PangoFont>
    ) {
        built.isSimple = false
        guard let scalar, scalar.isPrinted else { return }
        let glyph = scalar.properties.isWhitespace ? blank(pango) : 0
        var extents = PangoRectangle()
        functions.pango_font_get_glyph_extents(pango, glyph, nil, &extents)
        built.append(glyph: glyph, font: font, x: 0, y: 0)
        built.advance(by: Int(extents.width))
        if glyph == 0 { built.miss(scalar) }
    }
}

extension Unicode.Scalar {
    /// True if it is visible: joiners, selectors and controls are not.
    fileprivate var isPrinted: Bool {
        !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
    }
}

/// Characters that share a glyph in Roboto: Δ and ∆ (U+2206), Ω and U+2126.
///
/// Given the glyph alone, Cairo takes it for the later character of each pair, or for the one that it was first given
/// with text; a reader would copy and search for the wrong one. Given its text, each is itself.
enum SharedGlyphs {
    private static let characters: [Unicode.Scalar] = ["\u{394}", "\u{3A9}", "\u{2126}", "\u{2206}"]

    static func occur(in text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == 0xCE || $0 == 0xE2 }) else { return false }
        return text.unicodeScalars.contains(where: characters.contains)
    }
}
