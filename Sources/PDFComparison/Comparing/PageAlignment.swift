/// Pairs the pages of two documents.
struct PageAlignment {
    /// Pages are counted from 1.
    enum Pair: Equatable {
        /// Both documents have the page; `isElsewhere` if it moved among the pages that both have.
        case both(PageNumbers, isElsewhere: Bool)
        /// Only the first document has the page.
        case missing(Int)
        /// Only the second document has the page.
        case added(Int)
    }

    /// The pairs in the order of the first document; new pages follow the page of the same number.
    let pairs: [Pair]

    /// Pairs pages by their signatures.
    init(_ a: [PageSignature], _ b: [PageSignature]) {
        let common = PageAlignment.common(a, b)
        let inOrder = PageAlignment.longestIncreasing(common.map(\.b)).map { common[$0] }
        let elsewhere = common.filter { pair in !inOrder.contains { $0.a == pair.a } }
        let leftA = Set(a.indices).subtracting(common.map(\.a)), leftB = Set(b.indices).subtracting(common.map(\.b))
        var pairs = elsewhere.map { Pair.both(PageNumbers(page: $0.a + 1, otherPage: $0.b + 1), isElsewhere: true) }
        var (lastA, lastB) = (-1, -1)
        for anchor in inOrder + [(a: a.count, b: b.count)] {
            let gapA = (lastA + 1..<max(lastA + 1, anchor.a)).filter(leftA.contains)
            let gapB = (lastB + 1..<max(lastB + 1, anchor.b)).filter(leftB.contains)
            pairs += PageGap(gapA, gapB, a, b).pairs
            if anchor.a < a.count {
                pairs.append(.both(PageNumbers(page: anchor.a + 1, otherPage: anchor.b + 1), isElsewhere: false))
            }
            (lastA, lastB) = (anchor.a, anchor.b)
        }
        self.pairs = pairs.sorted { $0.position < $1.position }
    }

    /// Pairs pages with the same words: the first with the first, the second with the second.
    private static func common(_ a: [PageSignature], _ b: [PageSignature]) -> [(a: Int, b: Int)] {
        var places: [PageSignature: [Int]] = [:]
        for (index, signature) in b.enumerated().reversed() { places[signature, default: []].append(index) }
        return a.enumerated().compactMap { index, signature in
            places[signature]?.popLast().map { (index, $0) }
        }
    }

    /// The indices of a longest increasing subsequence, by patience sorting.
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

extension PageAlignment.Pair {
    /// Sorts pages; of two with the same number, a new one comes last.
    fileprivate var position: (Int, Int) {
        switch self {
        case .both(let pages, _): (pages.page, 0)
        case .missing(let page): (page, 0)
        case .added(let page): (page, 1)
        }
    }
}

/// Pairs the pages between two unchanged ones by similarity, without changing their order.
struct PageGap {
    let pairs: [PageAlignment.Pair]

    /// Larger gaps are paired by order alone.
    private static let maximumSize = 60

    init(_ gapA: [Int], _ gapB: [Int], _ a: [PageSignature], _ b: [PageSignature]) {
        guard gapA.count != gapB.count, max(gapA.count, gapB.count) <= PageGap.maximumSize else {
            pairs = PageGap.inOrder(gapA, gapB)
            return
        }
        var best = Array(repeating: Array(repeating: 0.0, count: gapB.count + 1), count: gapA.count + 1)
        for i in gapA.indices.reversed() {
            for j in gapB.indices.reversed() {
                let paired = a[gapA[i]].similarity(to: b[gapB[j]]) + 0.01 + best[i + 1][j + 1]
                best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
            }
        }
        pairs = PageGap.walk(best, gapA, gapB)
    }

    /// The first with the first, the second with the second; the rest without a partner.
    private static func inOrder(_ a: [Int], _ b: [Int]) -> [PageAlignment.Pair] {
        zip(a, b).map { .both(PageNumbers(page: $0 + 1, otherPage: $1 + 1), isElsewhere: false) }
            + a.dropFirst(b.count).map { .missing($0 + 1) } + b.dropFirst(a.count).map { .added($0 + 1) }
    }

    private static func walk(_ best: [[Double]], _ a: [Int], _ b: [Int]) -> [PageAlignment.Pair] {
        var (i, j, pairs) = (0, 0, [PageAlignment.Pair]())
        while i < a.count || j < b.count {
            if i < a.count, j == b.count || best[i][j] == best[i + 1][j] {
                pairs.append(.missing(a[i] + 1))
                i += 1
            } else if j < b.count, i == a.count || best[i][j] == best[i][j + 1] {
                pairs.append(.added(b[j] + 1))
                j += 1
            } else {
                pairs.append(.both(PageNumbers(page: a[i] + 1, otherPage: b[j] + 1), isElsewhere: false))
                (i, j) = (i + 1, j + 1)
            }
        }
        return pairs
    }
}

/// Identifies a page by hashes of its words, so that pages can be paired without keeping their text.
struct PageSignature: Hashable {
    private let words: [UInt64]

    /// - Parameter words: the page's words, in any order.
    init(_ words: [String]) { self.words = words.map(PageSignature.number).sorted() }

    /// The signatures of all pages of a document.
    static func all(of document: PDFDocument, _ pageCount: Int) throws(ComparisonError) -> [PageSignature] {
        var signatures: [PageSignature] = []
        for start in stride(from: 1, through: pageCount, by: 64) {
            let words = try PDFWords(document, pages: start...min(start + 63, pageCount))
            let byPage = Dictionary(grouping: words.words, by: \.page)
            signatures += words.pageSizes.indices.map { PageSignature((byPage[start + $0] ?? []).map(\.text)) }
        }
        return signatures
    }

    /// From 0 for no words in common to 1 for the same words.
    func similarity(to other: PageSignature) -> Double {
        let (a, b) = (Set(words), Set(other.words))
        return a.isEmpty && b.isEmpty ? 1 : Double(a.intersection(b).count) / Double(a.union(b).count)
    }

    /// FNV-1a, 64 bits.
    private static func number(of word: String) -> UInt64 {
        word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
