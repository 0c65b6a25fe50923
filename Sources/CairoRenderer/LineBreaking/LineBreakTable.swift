/// The line break class of every character, in the version of Unicode that ``LineBreakTable/version`` names.
enum LineBreakTable {
    /// The class of a code point.
    static func lineBreakClass(of value: UInt32) -> LineBreakClass {
        if value < UInt32(latin.count) { return LineBreakClass(rawValue: latin[Int(value)])! }
        if hangul.contains(value) { return (value - hangul.lowerBound) % finals == 0 ? .h2 : .h3 }
        return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: row(of: value)))!
    }

    /// True if the class of an ASCII character is `al`.
    static func isLetter(_ byte: UInt8) -> Bool { latin[Int(byte)] == LineBreakClass.al.rawValue }

    /// The syllables with and without a final consonant: 28 for each pair of a consonant and a vowel.
    private static let hangul: Range<UInt32> = 0xAC00..<0xD7A4
    private static let finals: UInt32 = 28

    /// The last row that begins at or before a code point.
    private static func row(of value: UInt32) -> UInt32 {
        var (first, end) = (0, rows.count)
        while end - first > 1 {
            let middle = (first + end) / 2
            if rows[middle] >> 8 <= value { first = middle } else { end = middle }
        }
        return rows[first]
    }
}
