/// A locale as people and systems name it: `de-AT`, `de_at`, `de_AT.UTF-8`, `sr_RS@latin`.
struct LocaleName {
    /// Language, script, region and variants.
    private let subtags: [String]

    /// Reads a name; nil if the text does not have the form of one.
    init?(_ name: String) {
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let tag = parts[0].prefix { $0 != "." }
        var subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        if let extensions = subtags.firstIndex(where: { $0.utf8.count == 1 }) { subtags.removeSubrange(extensions...) }
        guard let language = subtags.first, LocaleName.isLanguage(language) else { return nil }
        guard subtags.dropFirst().allSatisfy(LocaleName.isSubtag) else { return nil }
        if parts.count == 2, let script = LocaleName.scripts[parts[1].lowercased()] { subtags.insert(script, at: 1) }
        self.subtags = subtags
    }

    /// The block of the locale, or of the nearest one that it would inherit from.
    func block(in table: LocaleTable) -> LocaleBlock? {
        for count in stride(from: subtags.count, to: 0, by: -1) {
            guard let block = table.block(subtags.prefix(count).joined(separator: "-")) else { continue }
            return block.target.map { table.block($0) } ?? block
        }
        return nil
    }

    /// The scripts that POSIX names after an @.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl"]

    /// Two or three letters.
    private static func isLanguage(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy(isLetter)
    }

    /// A region's two letters or three digits, a script's four letters, or a variant (BCP 47, 2.1).
    private static func isSubtag(_ text: String) -> Bool {
        let (letters, digits) = (text.utf8.count(where: isLetter), text.utf8.count(where: \.isASCIIDigit))
        guard letters + digits == text.utf8.count else { return false }
        return switch text.utf8.count {
        case 2: digits == 0
        case 3: letters == 0
        case 4: digits == 0 || text.utf8.first?.isASCIIDigit == true
        case 5...8: true
        default: false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
