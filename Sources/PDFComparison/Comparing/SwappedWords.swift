/// Two words that changed places.
struct SwappedWords {
    let first: WordMatching.Pair
    let second: WordMatching.Pair

    var difference: WordDifference { .swapped(first.a.located, second.a.located) }

    /// Takes the words that changed places out of those that moved and those that were replaced.
    static func take(moved: inout [WordMatching.Pair], replaced: inout [WordMatching.Pair]) -> [SwappedWords] {
        take(from: &moved) { $0.isExchanged(with: $1) }
            + take(from: &replaced) { $0.a.text == $1.b.text && $0.b.text == $1.a.text }
    }

    /// The most words among which to look for swaps.
    private static let maximumCount = 300

    private static func take(
        from pairs: inout [WordMatching.Pair], where isSwap: (WordMatching.Pair, WordMatching.Pair) -> Bool
    ) -> [SwappedWords] {
        guard pairs.count <= maximumCount else { return [] }
        var (rest, swaps) = (pairs[...], [SwappedWords]())
        pairs = []
        while let one = rest.popFirst() {
            if let index = rest.firstIndex(where: { isSwap(one, $0) }) {
                swaps.append(SwappedWords(first: one, second: rest.remove(at: index)))
            } else {
                pairs.append(one)
            }
        }
        return swaps
    }
}

extension WordMatching.Pair {
    /// Returns true if two words changed places: side by side in one line, or each at the origin of the other.
    fileprivate func isExchanged(with other: WordMatching.Pair) -> Bool {
        guard a.text != other.a.text, (a.box.x < other.a.box.x) != (b.box.x < other.b.box.x) || !isInLine(other) else {
            return false
        }
        if isInLine(other) { return a.box.union(other.a.box).distance(to: b.box.union(other.b.box)) < 0.3 }
        return a.box.isAtOrigin(of: other.b.box) && other.a.box.isAtOrigin(of: b.box)
    }

    private func isInLine(_ other: WordMatching.Pair) -> Bool { a.lineKey == other.a.lineKey }
}

extension Box {
    fileprivate func isAtOrigin(of other: Box) -> Bool { abs(x - other.x) < 0.3 && abs(y - other.y) < 0.3 }
}
