/// An element of the markup that Poppler's programs write, one on a line: its attributes, and its text.
struct MarkupElement {
    private let attributes: [Substring: Substring]
    /// Without tags, entities resolved.
    let text: String
    /// The target of a link around the text.
    let link: String?

    init(_ line: Substring) {
        let tag = line.prefix { $0 != ">" }
        attributes = MarkupElement.attributes(of: tag)
        let content = line.dropFirst(tag.count + 1)
        text = MarkupElement.text(of: content)
        link = content.firstRange(of: "<a href=\"").map { start in
            MarkupElement.resolved(content[start.upperBound...].prefix { $0 != "\"" })
        }
    }

    /// A number; 0 where there is none.
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

    private static func text(of content: Substring) -> String {
        var (text, isTag) = (Substring(), false)
        for character in content {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        return resolved(text)
    }

    private static func resolved(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        // The ampersand last: what it makes is no entity.
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"),
        ]
        return entities.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
}
