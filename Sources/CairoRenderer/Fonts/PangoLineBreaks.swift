import CPango

/// Pango's line breaks, which know Thai words from libthai's dictionary.
enum PangoLineBreaks {
    /// The UTF-8 offsets where a line may begin, ascending; neither the text's beginning nor its end.
    ///
    /// Throws ``RenderError/notInstalled(_:)``.
    static func offsets(in bytes: UnsafeBufferPointer<UInt8>, language: String) throws(RenderError) -> [Int] {
        guard let start = bytes.baseAddress else { return [] }
        let functions = try Pango.functions()
        let scalarOffsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarOffsets.count + 1)
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            functions.pango_get_log_attrs(
                $0, Int32(bytes.count), -1, functions.pango_language_from_string(language), &attributes,
                Int32(attributes.count))
        }
        return zip(scalarOffsets, attributes).dropFirst().filter { $1.is_line_break != 0 }.map(\.0)
    }
}
