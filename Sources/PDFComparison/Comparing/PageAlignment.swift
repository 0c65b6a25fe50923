/// Which page of one document is which of the other.
struct PageAlignment {
    /// A page of each, counted from 1; one of them is nil where only the other has it.
    struct Pair: Equatable {
        let a: Int?
        let b: Int?
        /// Whether the page stands elsewhere among those that both have.
        var isElsewhere = false
    }

    /// In the order of the first document, with pages that only the second has where they stand in it.
    let pairs: [Pair]

    /// From the words of every page of each.
    init(_ a: [PageSignature], _ b: [PageSignature]) {
        let common = PageAlignment.common(a, b)
        let inOrder = PageAlignment.longestIncreasing(common.map(\.b)).map { common[$0] }
        let elsewhere = common.filter { pair in !inOrder.contains { $0.a == pair.a } }
        let leftA = Set(a.indices).subtracting(common.map(\.a)), leftB = Set(b.indices).subtracting(common.map(\.b))
        var pairs = elsewhere.map { Pair(a: $0.a + 1, b: $0.b + 1, isElsewhere: true) }
        var (lastA, lastB) = (-1, -1)
        for anchor in inOrder + [(a: a.count, b: b.count)] {
            let gapA = (lastA + 1..<max(lastA + 1, anchor.a)).filter(leftA.contains)
            let gapB = (lastB + 1..<max(lastB + 1, anchor.b)).filter(leftB.contains)
            pairs += PageGap(gapA, gapB, a, b).pairs
            if anchor.a < a.count { pairs.append(Pair(a: anchor.a + 1, b: anchor.b + 1)) }
            (lastA, lastB) = (anchor.a, anchor.b)
        }
        self.pairs = pairs.sorted {
            ($0.a ?? $0.b ?? 0, $0.a == nil ? 1 : 0) < ($1.a ?? $1.b ?? 0, $1.a == nil ? 1 : 0)
        }
    }

    /// Pages with the same words; the first with the first, the second with the second.
    private static func common(_ a: [PageSignature], _ b: [PageSignature]) -> [(a: Int, b: Int)] {
        var places: [PageSignature: [Int]] = [:]
        for (index, signature) in b.enumerated().reversed() { places[signature, default: []].append(index) }
        return a.enumerated().compactMap { index, signature in
            places[signature]?.popLast().map { (index, $0) }
        }
    }

    /// The indices of a longest run of rising numbers, by patience sorting.
    private static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        var (tails, previous) = ([Int](), [Int?](repeating: nil, count: numbers.count))
        for index in numbers.indices {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low < tails.count { tails[low] = index } else { tails.append(index) }
        }
        var run: [Int] = []
        while let index = run.last.map({ previous[$0] }) ?? tails.last { run.append(index) }
        return run.reversed()
    }
}

/// Pages between two that are the same: each with the one that it is most like, in their order.
private struct PageGap {
    let pairs: [PageAlignment.Pair]

    /// Larger gaps go by the order alone.
    private static let maximumSize = 60

    init(_ gapA: [Int], _ gapB: [Int], _ a: [PageSignature], _ b: [PageSignature]) {
        guard gapA.count != gapB.count, max(gapA.count, gapB.count) <= PageGap.maximumSize else {
            pairs = (0..<max(gapA.count, gapB.count)).map { index in
                PageAlignment.Pair(
                    a: index < gapA.count ? gapA[index] + 1 : nil, b: index < gapB.count ? gapB[index] + 1 : nil)
            }
            return
        }
        var best = Array(repeating: Array(repeating: 0.0, count: gapB.count + 1), count: gapA.count + 1)
        for i in gapA.indices.reversed() {
            for j in gapB.indices.reversed() {
                let paired = a[gapA[i]].likeness(to: b[gapB[j]]) + 0.01 + best[i + 1][j + 1]
                best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
            }
        }
        pairs = PageGap.walk(best, gapA, gapB)
    }

    private static func walk(_ best: [[Double]], _ a: [Int], _ b: [Int]) -> [PageAlignment.Pair] {
        var (i, j, pairs) = (0, 0, [PageAlignment.Pair]())
        while i < a.count || j < b.count {
            if i < a.count, j == b.count || best[i][j] == best[i + 1][j] {
                pairs.append(.init(a: a[i] + 1, b: nil))
                i += 1
            } else if j < b.count, i == a.count || best[i][j] == best[i][j + 1] {
                pairs.append(.init(a: nil, b: b[j] + 1))
                j += 1
            } else {
                pairs.append(.init(a: a[i] + 1, b: b[j] + 1))
                (i, j) = (i + 1, j + 1)
            }
        }
        return pairs
    }
}

/// The words of a page as numbers, by which pages are told apart without keeping them.
struct PageSignature: Hashable {
    private let words: [UInt64]

    /// Of a page's words, in any order.
    init(_ words: [String]) { self.words = words.map(PageSignature.number).sorted() }

    /// 1 for the same words, 0 for none in common.
    func likeness(to other: PageSignature) -> Double {
        let (a, b) = (Set(words), Set(other.words))
        return a.isEmpty && b.isEmpty ? 1 : Double(a.intersection(b).count) / Double(a.union(b).count)
    }

    /// FNV-1a, 64 bits.
    private static func number(of word: String) -> UInt64 {
        word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
