extension DocumentFacts {
    /// In what two documents differ beside their pages; the text in their tags only where the pages read the same.
    func differences(
        from other: DocumentFacts, metadata comparesMetadata: Bool,
        taggedText: () throws(ComparisonError) -> ([String], [String])
    ) throws(ComparisonError) -> [Difference] {
        var differences =
            lines(.outline, outline, other.outline) + lines(.destination, destinations, other.destinations)
        var tags = lines(.structure, structure, other.structure).prefix(1)
        if tags.isEmpty {
            let (a, b) = try taggedText()
            tags = lines(.structure, a, b).prefix(1)
        }
        differences += tags
        return differences + (comparesMetadata ? metadataDifferences(other) : [])
    }

    /// No more lines than these are told.
    private static let maximumCount = 20

    /// Lines that differ, pair by pair, between those that begin and end both lists.
    private func lines(_ kind: Difference.Kind, _ a: [String], _ b: [String]) -> [Difference] {
        let head = zip(a, b).prefix { $0 == $1 }.count
        let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let before = a.dropFirst(head).dropLast(tail).map(Optional.some)
        let after = b.dropFirst(head).dropLast(tail).map(Optional.some)
        let pairs = (0..<max(before.count, after.count)).map { index in
            (index < before.count ? before[index] : nil, index < after.count ? after[index] : nil)
        }
        return pairs.lazy.filter { $0 != $1 }.prefix(DocumentFacts.maximumCount).map { before, after in
            var difference = Difference(kind)
            (difference.before, difference.after) = (before?.withoutIndent, after?.withoutIndent)
            return difference
        }
    }

    private func metadataDifferences(_ other: DocumentFacts) -> [Difference] {
        let names = metadata.map(\.name)
        return (names + other.metadata.map(\.name).filter { !names.contains($0) }).compactMap { name in
            let (before, after) = (value(name), other.value(name))
            guard before != after else { return nil }
            var difference = Difference(.metadata)
            (difference.text, difference.before, difference.after) = (name, before, after)
            return difference
        }
    }

    private func value(_ name: String) -> String? { metadata.first { $0.name == name }?.value }
}

extension String {
    fileprivate var withoutIndent: String { String(drop { $0 == " " }) }
}
