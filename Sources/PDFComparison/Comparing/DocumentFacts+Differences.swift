extension DocumentFacts {
    /// The differences of two documents apart from their pages.
    ///
    /// - Parameter taggedText: reads the text in the tags of both; called only if the tags are the same.
    func differences(
        from other: DocumentFacts, metadata comparesMetadata: Bool,
        taggedText: () throws(ComparisonError) -> ([String], [String])
    ) throws(ComparisonError) -> [DocumentFactDifference] {
        var tags = DocumentFacts.changes(structure, other.structure)
        if tags.isEmpty {
            let (a, b) = try taggedText()
            tags = DocumentFacts.changes(a, b)
        }
        return DocumentFacts.changes(outline, other.outline).map(DocumentFactDifference.outline)
            + DocumentFacts.changes(destinations, other.destinations).map(DocumentFactDifference.destination)
            + tags.prefix(1).map(DocumentFactDifference.tags)
            + (comparesMetadata ? metadataDifferences(other) : [])
    }

    /// The most lines to list.
    private static let maximumCount = 20

    /// Pairs the lines that differ, without the common lines at both ends.
    private static func changes(_ a: [String], _ b: [String]) -> [TextChange] {
        let head = zip(a, b).prefix { $0 == $1 }.count
        let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let before = Array(a.dropFirst(head).dropLast(tail))
        let after = Array(b.dropFirst(head).dropLast(tail))
        let pairs = (0..<max(before.count, after.count)).map { index in
            (index < before.count ? before[index] : nil, index < after.count ? after[index] : nil)
        }
        return pairs.lazy.filter { $0 != $1 }.prefix(maximumCount)
            .compactMap { TextChange($0?.withoutIndent, $1?.withoutIndent) }
    }

    private func metadataDifferences(_ other: DocumentFacts) -> [DocumentFactDifference] {
        let names = metadata.map(\.name)
        return (names + other.metadata.map(\.name).filter { !names.contains($0) }).compactMap { name in
            let (before, after) = (value(name), other.value(name))
            return before == after ? nil : TextChange(before, after).map { .metadata(name, $0) }
        }
    }

    private func value(_ name: String) -> String? { metadata.first { $0.name == name }?.value }
}

extension String {
    fileprivate var withoutIndent: String { String(drop { $0 == " " }) }
}
