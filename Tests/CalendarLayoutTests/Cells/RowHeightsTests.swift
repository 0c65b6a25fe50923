import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct RowHeightsTests {
    private let total = Length(rawValue: 690_011)

    @Test(arguments: 4...6)
    func `equal rows add up, and differ by one unit at most`(_ rows: Int) {
        let heights = RowHeights.equal(total, rows: rows)
        #expect(heights.count == rows)
        #expect(heights.sum() == total)
        #expect(heights[0].rawValue - heights[rows - 1].rawValue <= 1)
    }

    @Test func `flex shares what is left equally, the remainder to the first rows`() {
        let heights = RowHeights.flex(Length(rawValue: 100), needs: [10, 20, 30, 5, 5].map { Length(rawValue: $0) })
        #expect(heights.map(\.rawValue) == [16, 26, 36, 11, 11])
        let uneven = RowHeights.flex(Length(rawValue: 12), needs: [1, 2, 4].map { Length(rawValue: $0) })
        #expect(uneven.map(\.rawValue) == [3, 4, 5])
    }

    @Test(arguments: 0..<100)
    func `flex gives every row what it needs`(_ seed: Int) {
        let needs = needs(seed, upTo: total.rawValue / 6)
        let heights = RowHeights.flex(total, needs: needs)
        #expect(heights.sum() == total, "seed \(seed)")
        #expect(zip(heights, needs).allSatisfy { $0 >= $1 }, "seed \(seed)")
    }

    @Test func `rationing gives modest rows what they need, and the others equal parts of the rest`() {
        let needs = [10, 500, 30, 60, 20].map { Length(rawValue: $0) }
        let heights = RowHeights.rationed(Length(rawValue: 110), needs: needs)
        #expect(heights.map(\.rawValue) == [10, 27, 27, 26, 20])
    }

    @Test(arguments: 0..<200)
    func `rationed rows add up; no row has more than it needs while another has less`(_ seed: Int) {
        let needs = needs(seed, upTo: total.rawValue)
        let heights = RowHeights.rationed(total, needs: needs)
        #expect(heights.sum() == total, "seed \(seed)")
        guard needs.sum() > total else { return }
        let short = zip(heights, needs).filter { $0 < $1 }.map(\.0)
        let served = zip(heights, needs).filter { $0 >= $1 }
        #expect(served.allSatisfy { $0 == $1 || $0.rawValue - $1.rawValue <= 1 }, "seed \(seed)")
        #expect(!short.isEmpty, "seed \(seed)")
        let (least, most) = (short.min() ?? .zero, short.max() ?? .zero)
        #expect(most.rawValue - least.rawValue <= 1, "seed \(seed)")
        #expect(served.allSatisfy { $0.1 <= most }, "seed \(seed): a modest row went short, or a greedy one did not")
    }

    @Test func `rationing what fits is flexing`() {
        let needs = [10, 20, 30, 5].map { Length(rawValue: $0) }
        #expect(RowHeights.rationed(total, needs: needs) == RowHeights.flex(total, needs: needs))
    }

    private func needs(_ seed: Int, upTo most: Int) -> [Length] {
        var random = SplitMix64(UInt64(seed))
        return (0..<random.number(4...6)).map { _ in Length(rawValue: random.number(0...most)) }
    }
}
