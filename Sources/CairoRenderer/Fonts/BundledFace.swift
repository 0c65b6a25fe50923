import CPango

/// A face that the program carries with it.
public struct BundledFace: Hashable, Sendable {
    /// `Roboto`, `Roboto Condensed`.
    public let family: String
    /// `Regular`, `Bold`.
    public let style: String
    /// As in the font's `head` table: `2.138`.
    public let version: String
    /// How many characters it has a glyph for.
    public let characterCount: Int

    init(_ pattern: OpaquePointer) {
        family = BundledFace.string(pattern, FC_FAMILY)
        style = BundledFace.string(pattern, FC_STYLE)
        var fixed: Int32 = 0
        FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &fixed)
        version = BundledFace.version(Int(fixed))
        var characters: OpaquePointer?
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
        characterCount = characters.map { Int(FcCharSetCount($0)) } ?? 0
    }

    private static func string(_ pattern: OpaquePointer, _ property: String) -> String {
        var value: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(pattern, property, 0, &value)
        return value.map { String(cString: $0) } ?? ""
    }

    /// A 16.16 number with three decimals.
    private static func version(_ fixed: Int) -> String {
        let thousandths = String((fixed & 0xFFFF) * 1000 / 65_536)
        return "\(fixed >> 16)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
    }
}
