/// The end of a text that says something about the names before it: "Averbeck / Kovář — bring both badges".
enum Remark {
    /// True if a word begins with the dash that comes before a remark.
    static func begins(with word: Substring.UTF8View) -> Bool {
        word.starts(with: "—".utf8) || word.starts(with: "–".utf8)
    }

    /// The names with the dash behind them, and the remark. Returns nil if one of them is missing.
    static func split(_ text: String) -> (names: String, remark: String)? {
        let spaces = text.indices.filter { text[$0] == " " }
        for (before, after) in zip(spaces, spaces.dropFirst()) {
            let word = text[text.index(after: before)..<after]
            if before > text.startIndex, word == "—" || word == "–" {
                return (String(text[..<after]), String(text[text.index(after: after)...]))
            }
        }
        return nil
    }
}
