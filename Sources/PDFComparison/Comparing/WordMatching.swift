/// Pairs the words of two pages.
struct WordMatching {
    /// A word that both pages have.
    struct Pair {
        let a: PlacedWord
        let b: PlacedWord
    }

    /// Words with the same text; place and look may differ.
    private(set) var same: [Pair] = []
    /// Words with another text in the same place.
    private(set) var replaced: [Pair] = []
    private(set) var missing: [PlacedWord]
    private(set) var added: [PlacedWord]

    /// Pairs the closest words first: the same text at the same place in its day; the same text in its day; the same
    /// text at the same place; another text at the same place; a text that is left once on each side.
    init(_ a: [PlacedWord], _ b: [PlacedWord]) {
        (missing, added) = (a, b)
        pairExactly { ExactPlace($0, day: $0.day) }
        pairByText { TextInDay(text: $0.text, day: $0.day) }
        pairExactly { ExactPlace($0, day: nil) }
        pairReplaced()
        pairUnique()
    }

    /// The tolerance for words that did not move, in points.
    static let precision = 0.02

    private struct TextInDay: Hashable {
        let text: String
        let day: String?
    }

    private mutating func pairExactly(_ key: (PlacedWord) -> ExactPlace) {
        pair(key: key) { a, b in a.count == b.count ? Array(zip(a, b)) : [] }
    }

    /// A text and its place, in hundredths of a point.
    private struct ExactPlace: Hashable {
        let text: String
        let day: String?
        let x, y, height: Int

        init(_ word: PlacedWord, day: String?) {
            (text, self.day) = (word.text, day)
            (x, y) = (Int((word.box.x * 100).rounded()), Int((word.box.y * 100).rounded()))
            height = Int((word.box.height * 100).rounded())
        }
    }

    /// Pairs equal numbers of words in reading order, others by distance.
    private mutating func pairByText(_ key: (PlacedWord) -> TextInDay) {
        pair(key: key) { a, b in a.count == b.count ? Array(zip(a, b)) : WordMatching.nearest(a, b) }
    }

    /// Pairs words with the same key and removes them from those left.
    private mutating func pair<Key: Hashable>(
        key: (PlacedWord) -> Key, _ choose: ([PlacedIndex], [PlacedIndex]) -> [(PlacedIndex, PlacedIndex)]
    ) {
        let (groupsA, groupsB) = (WordMatching.groups(missing, key), WordMatching.groups(added, key))
        var (takenA, takenB) = (Set<Int>(), Set<Int>())
        for (key, a) in groupsA.sorted(by: { $0.value[0].index < $1.value[0].index }) {
            guard let b = groupsB[key] else { continue }
            for (a, b) in choose(a, b) {
                takenA.insert(a.index)
                takenB.insert(b.index)
                same.append(Pair(a: a.word, b: b.word))
            }
        }
        remove(takenA, takenB)
    }

    private struct PlacedIndex {
        let index: Int
        let word: PlacedWord
    }

    private static func groups<Key: Hashable>(
        _ words: [PlacedWord], _ key: (PlacedWord) -> Key
    ) -> [Key: [PlacedIndex]] {
        Dictionary(grouping: words.enumerated().map { PlacedIndex(index: $0, word: $1) }) { key($0.word) }
    }

    private mutating func remove(_ a: Set<Int>, _ b: Set<Int>) {
        missing = missing.enumerated().filter { !a.contains($0.offset) }.map(\.element)
        added = added.enumerated().filter { !b.contains($0.offset) }.map(\.element)
    }

    /// More words with one text are paired in reading order, to bound the time for a page of nothing else.
    private static let maximumSearch = 500

    private static func nearest(_ a: [PlacedIndex], _ b: [PlacedIndex]) -> [(PlacedIndex, PlacedIndex)] {
        guard max(a.count, b.count) <= maximumSearch else { return Array(zip(a, b)) }
        var pairs = a.indices.flatMap { i in b.indices.map { (i, $0, a[i].word.box.distance(to: b[$0].word.box)) } }
        pairs.sort { ($0.2, $0.0, $0.1) < ($1.2, $1.0, $1.1) }
        var (takenA, takenB) = (Set<Int>(), Set<Int>())
        return pairs.compactMap { i, j, _ in
            guard !takenA.contains(i), !takenB.contains(j) else { return nil }
            takenA.insert(i)
            takenB.insert(j)
            return (a[i], b[j])
        }
    }

    /// Pairs words of one line: those at the same place; then the rest in order, if a day's line has equally many left.
    private mutating func pairReplaced() {
        let key = { (word: PlacedWord) in LineOfDay(word) }
        let (groupsA, groupsB) = (WordMatching.groups(missing, key), WordMatching.groups(added, key))
        var (takenA, takenB) = (Set<Int>(), Set<Int>())
        for (line, a) in groupsA.sorted(by: { $0.value[0].index < $1.value[0].index }) {
            let pairs = WordMatching.replacements(a, groupsB[line] ?? [], inOrder: line.line != nil)
            takenA.formUnion(pairs.map(\.0.index))
            takenB.formUnion(pairs.map(\.1.index))
            replaced += pairs.map { Pair(a: $0.0.word, b: $0.1.word) }
        }
        remove(takenA, takenB)
    }

    private static func replacements(
        _ a: [PlacedIndex], _ b: [PlacedIndex], inOrder: Bool
    ) -> [(PlacedIndex, PlacedIndex)] {
        var (left, pairs, unpaired) = (
            Array(b.prefix(4 * maximumSearch)), [(PlacedIndex, PlacedIndex)](), [PlacedIndex]()
        )
        for a in a.prefix(4 * maximumSearch) {
            if let index = left.firstIndex(where: { a.word.beginsWhere($0.word) }) {
                pairs.append((a, left.remove(at: index)))
            } else {
                unpaired.append(a)
            }
        }
        return inOrder && unpaired.count == left.count ? pairs + zip(unpaired, left) : pairs
    }

    private struct LineOfDay: Hashable {
        let day: String?
        let line: Int?

        init(_ word: PlacedWord) { (day, line) = (word.day, word.line) }
    }

    /// Pairs a text that is left once on each side.
    private mutating func pairUnique() {
        pair(key: \.text) { a, b in a.count == 1 && b.count == 1 ? [(a[0], b[0])] : [] }
        same.sort { ($0.a.lineKey, $0.a.box.x) < ($1.a.lineKey, $1.a.box.x) }
    }
}

extension PlacedWord {
    /// Returns true if two words share a baseline, and their left edges or their middles.
    fileprivate func beginsWhere(_ other: PlacedWord) -> Bool {
        let middles = abs(box.x + box.width / 2 - other.box.x - other.box.width / 2)
        return abs(word.baseline - other.word.baseline) < 1.5 && min(abs(box.x - other.box.x), middles) < 1
    }
}
