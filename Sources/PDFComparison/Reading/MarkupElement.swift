/// An element of the markup that Poppler's programs write, one per line: its attributes and its text.
struct MarkupElement {
    private let attributes: [Substring: Substring]
    /// The text without tags, with entities resolved.
    let text: String
    /// The target of a link around the text.
    let link: String?

    init(_ line: Substring) {
        // Compares bytes: a combining mark at the start of the text forms one character with the bracket before it.
        let tag = line.utf8.prefix { $0 != UInt8(ascii: ">") }
        attributes = MarkupElement.attributes(of: Substring(tag))
        let content = line.utf8[tag.endIndex...].dropFirst()
        text = MarkupElement.text(of: content)
        link = Substring(content).firstRange(of: "<a href=\"").map { start in
            MarkupElement.resolved(line[start.upperBound...].prefix { $0 != "\"" })
        }
    }

    /// An attribute's number; 0 if there is none.
    func number(_ name: Substring) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }

    subscript(name: Substring) -> String? { attributes[name].map(MarkupElement.resolved) }

    private static func attributes(of tag: Substring) -> [Substring: Substring] {
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        let pairs = stride(from: 0, to: parts.count - 1, by: 2).map { (name(in: parts[$0]), parts[$0 + 1]) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// `xMin` of `<word xMin=`.
    private static func name(in text: Substring) -> Substring {
        (text.split(separator: " ").last ?? "").prefix { $0 != "=" }
    }

    private static func text(of content: Substring.UTF8View) -> String {
        var (text, isTag) = ([UInt8](), false)
        for byte in content {
            switch byte {
            case UInt8(ascii: "<"): isTag = true
            case UInt8(ascii: ">") where isTag: isTag = false
            default: if !isTag { text.append(byte) }
            }
        }
        return resolved(Substring(decoding: text, as: UTF8.self))
    }

    private static func resolved(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        // The ampersand comes last, so that it does not form new entities.
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"),
        ]
        return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
