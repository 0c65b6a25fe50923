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
