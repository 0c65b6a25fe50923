/// Scripts whose letters reach higher above or lower below the line than Latin ones, so that lines need more leading.
enum TallScript {
    /// Returns true if a text has a letter of a tall script: Arabic, the scripts of South and Southeast Asia, Chinese,
    /// Japanese, Korean.
    static func occurs(in text: String) -> Bool {
        let bytes = text.utf8Span.span
        for index in 0..<bytes.count where bytes[index] >= 0xD8 && begins(bytes[index], bytes, index) { return true }
        return false
    }

    /// Returns true if a letter of such a script begins with this byte. The byte may be the first of a character or a
    /// later one.
    private static func begins(_ byte: UInt8, _ bytes: Span<UInt8>, _ index: Int) -> Bool {
        switch byte {
        // U+0600 to U+0FFF, and U+3000 to U+D7FF.
        case 0xD8...0xE0, 0xE3...0xED: true
        // U+1000 to U+1DFF; Latin and Greek follow.
        case 0xE1: index + 1 < bytes.count && bytes[index + 1] < 0xB8
        // U+F900 to U+FFFF but for private characters: other forms of Chinese and Arabic letters.
        case 0xEF: index + 1 < bytes.count && bytes[index + 1] >= 0xA4
        default: false
        }
    }
}
