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
