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
