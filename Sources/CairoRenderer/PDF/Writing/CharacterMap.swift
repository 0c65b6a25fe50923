/// Which characters a font's codes stand for: a ToUnicode map (ISO 32000-1, 9.10.3).
struct CharacterMap {
    private(set) var bytes: [UInt8] = []

    private static let mostInBlock = 100

    /// - Parameter isLatin: whether codes are single bytes.
    init(_ texts: [UInt16: String], isLatin: Bool) {
        bytes.append(
            """
            /CIDInit/ProcSet findresource begin 12 dict begin begincmap
            /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
            /CMapName/Adobe-Identity-UCS def/CMapType 2 def
            1 begincodespacerange
            """ as StaticString)
        bytes.append(isLatin ? "<00><FF>" : "<0000><FFFF>" as StaticString)
        bytes.append("endcodespacerange\n" as StaticString)
        let codes = texts.keys.sorted()
        for start in stride(from: 0, to: codes.count, by: CharacterMap.mostInBlock) {
            append(codes[start..<min(start + CharacterMap.mostInBlock, codes.count)], texts, isLatin)
        }
        bytes.append("endcmap CMapName currentdict/CMap defineresource pop end end" as StaticString)
    }

    private mutating func append(_ codes: ArraySlice<UInt16>, _ texts: [UInt16: String], _ isLatin: Bool) {
        bytes.append(decimal: codes.count)
        bytes.append(" beginbfchar\n" as StaticString)
        for code in codes {
            bytes.append(UInt8(ascii: "<"))
            if !isLatin { bytes.append(hex: UInt8(code >> 8)) }
            bytes.append(hex: UInt8(code & 0xFF))
            bytes.append("><" as StaticString)
            for unit in (texts[code] ?? "").utf16 {
                bytes.append(hex: UInt8(unit >> 8))
                bytes.append(hex: UInt8(unit & 0xFF))
            }
            bytes.append(">\n" as StaticString)
        }
        bytes.append("endbfchar\n" as StaticString)
    }
}
