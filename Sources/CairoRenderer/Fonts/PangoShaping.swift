import CPango
import CalendarLayout

/// One text on its way through Pango: itemized by script and font, each item shaped.
struct PangoShaping {
    let text: String
    let face: FontFace
    let library: FontLibrary
    private var built: ShapedTextBuilder

    init(text: String, face: FontFace, library: FontLibrary) {
        (self.text, self.face, self.library) = (text, face, library)
        built = ShapedTextBuilder(text: text, face: face)
    }

    mutating func shaped() throws(LayoutError) -> ShapedText {
        var copy = text
        let missing = copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { shapeItems($0) }
        }
        if let missing { throw .missingGlyph(scalar(at: missing), in: text) }
        if SharedGlyphs.occur(in: text) { built.isSimple = false }
        return built.shapedText
    }

    /// The offset of the first character without a glyph; nil where all have one.
    private mutating func shapeItems(_ bytes: UnsafeBufferPointer<CChar>) -> Int? {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
        let attributes = pango_attr_list_new()
        let items = pango_itemize(
            library.context(for: face), start, 0, Int32(bytes.count), attributes, nil)
        let glyphString = pango_glyph_string_new()!
        defer {
            pango_glyph_string_free(glyphString)
            pango_attr_list_unref(attributes)
            g_list_free(items)
        }
        var missing: Int?
        var link = items
        while let node = link {
            let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
            if missing == nil {
                pango_shape_full(
                    start + Int(item.pointee.offset), item.pointee.length, start, Int32(bytes.count),
                    &item.pointee.analysis, glyphString)
                missing = append(glyphString.pointee, of: item.pointee, bytes)
            }
            pango_item_free(item)
            link = node.pointee.next
        }
        return missing
    }

    /// Copies an item's glyphs, cluster by cluster.
    private mutating func append(
        _ string: PangoGlyphString, of item: PangoItem, _ bytes: UnsafeBufferPointer<CChar>
    ) -> Int? {
        let font = library.index(of: item.analysis.font)
        var lastOffset = -1
        for index in 0..<Int(string.num_glyphs) {
            let info = string.glyphs[index]
            let offset = Int(item.offset) + Int(string.log_clusters[index])
            if info.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 { return offset }
            if offset != lastOffset { built.beginCluster(utf8Offset: offset) }
            lastOffset = offset
            if info.glyph != PANGO_GLYPH_EMPTY {
                built.append(
                    glyph: info.glyph, font: font, x: Int(info.geometry.x_offset), y: Int(info.geometry.y_offset))
            }
            built.advance(by: Int(info.geometry.width))
        }
        if string.num_glyphs != item.num_chars || !built.isOfOneFont(font) { built.isSimple = false }
        return nil
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
    }
}
