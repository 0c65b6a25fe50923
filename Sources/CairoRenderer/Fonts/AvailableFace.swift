import CCairo

/// A face that a library can print with.
public struct AvailableFace: Hashable, Sendable {
    /// `Roboto`, `Roboto Condensed`.
    public let family: String
    /// `Regular`, `Bold`.
    public let style: String
    /// From the font's `head` table: `2.138`.
    public let version: String
    /// The number of characters that it has glyphs for.
    public let characterCount: Int
    /// The face's file; nil for a bundled face.
    public let file: String?
    /// The face's index in its file, from 0; a variable font's named instances add 65,536 times their number.
    let index: Int

    init(_ pattern: OpaquePointer) {
        family = pattern.string(FC_FAMILY)
        style = pattern.string(FC_STYLE)
        version = AvailableFace.version(
            pattern.integer(AvailableFace.ownVersion) ?? pattern.integer(FC_FONTVERSION) ?? 0)
        var characters: OpaquePointer?
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
        characterCount = characters.map { Int(FcCharSetCount($0)) } ?? 0
        let path = pattern.string(FC_FILE)
        file = path.hasPrefix(BundledFiles.folder) ? nil : path
        index = pattern.integer(FC_INDEX) ?? 0
    }

    /// "Roboto Regular".
    public var name: String { style.isEmpty ? family : "\(family) \(style)" }

    /// True if its family has a member for every script.
    var isOfNotoSans: Bool { family.hasPrefix("Noto Sans") }

    /// A key for sorting faces by file name and index.
    var fileAndIndex: String {
        let digits = String(UInt32(truncatingIfNeeded: index), radix: 16)
        return (file ?? "") + "\u{0}" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// A custom property for the version of a face that fontconfig compares by another (``setRank(_:of:)``).
    private static let ownVersion = "calprintversion"

    /// Makes fontconfig use a number as a face's version. ``version`` still returns the face's own.
    static func setRank(_ rank: Int32, of pattern: OpaquePointer) {
        if pattern.integer(ownVersion) == nil {
            FcPatternAddInteger(pattern, ownVersion, Int32(pattern.integer(FC_FONTVERSION) ?? 0))
        }
        FcPatternDel(pattern, FC_FONTVERSION)
        FcPatternAddInteger(pattern, FC_FONTVERSION, rank)
    }

    /// A 16.16 number with three decimals.
    private static func version(_ fixed: Int) -> String {
        let thousandths = String((fixed & 0xFFFF) * 1000 / 65_536)
        return "\(fixed >> 16)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
    }
}

extension OpaquePointer {
    /// The first value of a property of a font's pattern.
    fileprivate func string(_ property: String) -> String {
        var value: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(self, property, 0, &value)
        return value.map { String(cString: $0) } ?? ""
    }

    /// Returns nil if it has no such property.
    fileprivate func integer(_ property: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(self, property, 0, &value) == FcResultMatch ? Int(value) : nil
    }
}
