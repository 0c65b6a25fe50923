/// Pages between two that are the same: each with the one that it is most like, in their order.
struct PageGap {
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
