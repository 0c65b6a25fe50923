/// The changes of a page's words.
struct WordChanges {
    private let groups: [ChangedWords]
    private let swaps: [SwappedWords]
    private var replaced: [WordMatching.Pair]
    private var readings: [WordMatching.Pair] = []
    private let missing: [PlacedWord]
    private let added: [PlacedWord]

    init(_ words: [PlacedWord], _ matching: WordMatching) {
        var changed = matching.same.filter { !WordChange($0).isNone }
        var replaced = matching.replaced
        swaps = SwappedWords.take(moved: &changed, replaced: &replaced)
        groups = ChangeScopes(words, changed).groups
        self.replaced = replaced
        (missing, added) = (matching.missing, matching.added)
    }

    /// The movement of a page that moved as a whole.
    var pageShift: Shift? {
        guard let group = groups.first, groups.count == 1, group.scope == .page, group.change.scale == 1,
            added.isEmpty
        else { return nil }
        return group.change.isMoved ? group.change.shift : nil
    }

    /// Separates the replaced words that look the same.
    mutating func separateReadings(_ ink: InkComparison) {
        let isSame = { (pair: WordMatching.Pair) in
            pair.a.box.distance(to: pair.b.box) < 0.5 && ink.isSame(in: pair.a.box.union(pair.b.box))
        }
        readings = replaced.filter(isSame)
        replaced.removeAll(where: isSame)
    }

    /// Treats all replaced words as looking the same, because the pages do.
    mutating func takeAllForReadings() {
        readings += replaced
        replaced = []
    }

    /// The places on both pages where words changed.
    var boxes: [Box] {
        let pairs = groups.flatMap(\.pairs) + swaps.flatMap { [$0.first, $0.second] } + replaced
        return pairs.flatMap { [$0.a.box, $0.b.box] } + missing.map(\.box) + added.map(\.box)
    }

    var differences: [WordDifference] {
        groups.flatMap(\.differences) + swaps.map(\.difference)
            + replaced.map { .replaced($0.a.located, by: $0.b.located) }
            + readings.map { .reading($0.a.located, as: $0.b.located) }
            + missing.map { .missing($0.located) } + added.map { .added($0.located) }
    }
}

extension InkComparison {
    /// Returns true if both pages have the same pixels in a box.
    func isSame(in box: Box) -> Bool {
        let bounds = PixelBounds(box, dpi: dpi).clamped(width: a.width, height: a.height)
        return bounds.y.allSatisfy { y in
            let range = (y * a.width + bounds.x.lowerBound) * 3..<(y * a.width + bounds.x.upperBound) * 3
            return a.samples[range] == b.samples[range]
        }
    }
}
