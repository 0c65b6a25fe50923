import CPango
import CalendarLayout

/// Measures texts with Pango, in the faces of a ``FontLibrary``.
public struct PangoMeasurer: TextMeasurer {
    private let library: FontLibrary

    public init(_ library: FontLibrary) {
        self.library = library
    }

    public func shape(_ text: String, in face: FontFace) throws(LayoutError) -> ShapedText {
        var shaping = Shaping(text: text, face: face, library: library)
        return try shaping.shaped()
    }

    public func lineBreakOpportunities(in text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return [] }
            let scalarCount = bytes.count { $0 & 0xC0 != 0x80 }
            var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
            start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                pango_get_log_attrs(
                    $0, Int32(bytes.count), -1, pango_language_from_string("en-us"), &attributes,
                    Int32(attributes.count))
            }
            let scalarOffsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
            return zip(scalarOffsets, attributes).dropFirst().filter { $1.is_line_break != 0 }.map(\.0)
        }
    }

    public func metrics(of face: FontFace) -> FaceMetrics {
        // Of the font files: hhea ascent 1900 and descent 500, OS/2 cap height 1456, of 2048 units per em.
        FaceMetrics(ascent: 1900 * 32, descent: 500 * 32, capHeight: 1456 * 32)
    }
}

/// One text on its way through Pango: itemized by script and font, each item shaped.
private struct Shaping {
    let text: String
    let face: FontFace
    let library: FontLibrary
    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var position = 0
    private var isSimple = true

    init(text: String, face: FontFace, library: FontLibrary) {
        (self.text, self.face, self.library) = (text, face, library)
    }

    mutating func shaped() throws(LayoutError) -> ShapedText {
        var copy = text
        let count = copy.utf8.count
        clusters.reserveCapacity(count)
        glyphs.reserveCapacity(count)
        let missing = copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { shapeItems($0) }
        }
        if let missing { throw .missingGlyph(scalar(at: missing), in: text) }
        return ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: Advance(position), isSimple: isSimple)
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
            if offset != lastOffset {
                clusters.append(.init(utf8Offset: offset, firstGlyph: glyphs.count, position: position))
            }
            lastOffset = offset
            if info.glyph != PANGO_GLYPH_EMPTY {
                glyphs.append(
                    .init(
                        id: info.glyph, font: font, x: position + Int(info.geometry.x_offset),
                        y: Int(info.geometry.y_offset)))
            }
            position += Int(info.geometry.width)
        }
        if Int(string.num_glyphs) != item.num_chars { isSimple = false }
        return nil
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
    }
}
