import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct RowHeightsTests {
    private let total = Length(rawValue: 690_011)

    @Test(arguments: 4...6)
    func `rows that need little are equal to a unit, and add up`(_ rows: Int) throws {
        let heights = RowHeights.shared(total, needs: [Length](repeating: .zero, count: rows))
        try #require(heights.count == rows && heights.sum() == total)
        #expect(heights[0].rawValue - heights[rows - 1].rawValue <= 1)
    }

    @Test func `a row that needs more takes it, and the others share the rest`() {
        #expect(shared(100, [10, 20, 30, 5, 5]) == [17, 20, 30, 17, 16])
        #expect(shared(100, [5, 5, 60, 5]) == [14, 13, 60, 13])
    }

    @Test(arguments: 0..<100)
    func `every row gets what it needs; those that get more are equal`(_ seed: Int) {
        let needs = needs(seed, upTo: total.rawValue / 6)
        let heights = RowHeights.shared(total, needs: needs)
        #expect(heights.sum() == total && zip(heights, needs).allSatisfy { $0 >= $1 }, "seed \(seed)")
        let free = zip(heights, needs).filter { $0 > $1 }.map(\.0)
        #expect((free.max() ?? .zero).rawValue - (free.min() ?? .zero).rawValue <= 1, "seed \(seed)")
    }

    @Test func `where not all fits, modest rows get what they need, and the others equal parts of the rest`() {
        #expect(shared(110, [10, 500, 30, 60, 20]) == [10, 27, 27, 26, 20])
    }

    @Test(arguments: 0..<200)
    func `rows that are too low add up; none has more than it needs while another has less`(_ seed: Int) {
        let needs = needs(seed, upTo: total.rawValue)
        let heights = RowHeights.shared(total, needs: needs)
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

    private func shared(_ total: Int, _ needs: [Int]) -> [Int] {
        RowHeights.shared(Length(rawValue: total), needs: needs.map(Length.init(rawValue:))).map(\.rawValue)
    }

    private func needs(_ seed: Int, upTo most: Int) -> [Length] {
        var random = SplitMix64(UInt64(seed))
        return (0..<random.number(4...6)).map { _ in Length(rawValue: random.number(0...most)) }
    }
}
