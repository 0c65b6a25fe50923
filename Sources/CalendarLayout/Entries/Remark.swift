/// The end of a text that says something about the names before it: "Averbeck / Kovář — bring both badges".
enum Remark {
    /// True if a word begins with the dash that comes before a remark.
    static func begins(with word: Substring.UTF8View) -> Bool {
        word.starts(with: "—".utf8) || word.starts(with: "–".utf8)
    }

    /// The names with the dash behind them, and the remark. Returns nil if one of them is missing.
    static func split(_ text: String) -> (names: String, remark: String)? {
        let bytes = text.utf8
        // Both dashes begin with this byte.
        guard var dash = bytes.firstIndex(of: 0xE2) else { return nil }
        while dash > bytes.startIndex, let after = bytes.index(dash, offsetBy: 3, limitedBy: bytes.endIndex) {
            let isApart = bytes[bytes.index(before: dash)] == space && after < bytes.endIndex && bytes[after] == space
            if isApart, begins(with: text[dash..<after].utf8) {
                return (String(text[..<after]), String(text[bytes.index(after: after)...]))
            }
            guard let next = bytes[bytes.index(after: dash)...].firstIndex(of: 0xE2) else { return nil }
            dash = next
        }
        return nil
    }
}

private let space = UInt8(ascii: " ")
