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

/// Groups words that changed alike, by page, day and line.
struct ChangeScopes {
    private(set) var groups: [ChangedWords] = []
    private let wordsOfDay: [String: Int]
    private let wordsOfLine: [Int: Int]
    private let wordCount: Int

    /// - Parameters:
    ///   - words: all words of the first page.
    ///   - pairs: the changed words that both pages have.
    init(_ words: [PlacedWord], _ pairs: [WordMatching.Pair]) {
        wordCount = words.count
        // A day's number does not count: it stays in its corner while the rest moves.
        let inside = words.filter { $0.line != nil }.compactMap(\.day)
        wordsOfDay = Dictionary(inside.map { ($0, 1) }, uniquingKeysWith: +)
        wordsOfLine = Dictionary(words.map { ($0.lineKey, 1) }, uniquingKeysWith: +)
        for alike in ChangeScopes.alike(pairs) { split(alike) }
        groups.sort { ($0.pairs[0].a.lineKey, $0.pairs[0].a.box.x) < ($1.pairs[0].a.lineKey, $1.pairs[0].a.box.x) }
    }

    private typealias Alike = (change: WordChange, pairs: [WordMatching.Pair])

    /// The most different changes to group: with more, the pages have little in common.
    private static let maximumWays = 100

    private static func alike(_ pairs: [WordMatching.Pair]) -> [Alike] {
        var groups: [Alike] = []
        for pair in pairs {
            let change = WordChange(pair)
            guard !change.isNone else { continue }
            if let index = groups.prefix(maximumWays).firstIndex(where: { $0.change.isLike(change) }) {
                groups[index].pairs.append(pair)
            } else {
                groups.append((change, [pair]))
            }
        }
        return groups
    }

    private mutating func split(_ alike: Alike) {
        guard alike.pairs.count < wordCount || wordCount < 2 else { return add(alike.change, .page, alike.pairs) }
        for (day, pairs) in Dictionary(grouping: alike.pairs, by: \.a.day) {
            let inside = pairs.count { $0.a.line != nil }
            if let day, inside > 1, inside == wordsOfDay[day] {
                add(alike.change, .day(day), pairs)
            } else {
                splitDay(alike.change, pairs)
            }
        }
    }

    private mutating func splitDay(_ change: WordChange, _ pairs: [WordMatching.Pair]) {
        for (line, pairs) in Dictionary(grouping: pairs, by: \.a.lineKey) {
            if pairs.count > 1, pairs.count == wordsOfLine[line] {
                add(change, .line(pairs[0].a.place), pairs)
            } else {
                for pair in pairs { add(change, .word(pair.a.place), [pair]) }
            }
        }
    }

    private mutating func add(_ change: WordChange, _ scope: WordGroup.Scope, _ pairs: [WordMatching.Pair]) {
        groups.append(ChangedWords(change: change, scope: scope, pairs: pairs))
    }
}
