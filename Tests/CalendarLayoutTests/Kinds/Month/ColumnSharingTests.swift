import GoldenSupport
import Testing

@testable import CalendarLayout

@Suite struct ColumnSharingTests {
    @Test(arguments: 0..<200)
    func `columns add up exactly, and a weekend's have their tenths of the others`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let (total, tenths) = (Length(rawValue: random.number(200_000...900_000)), random.number(5...10))
        let weekend = Set((0..<7).filter { _ in random.oneIn(3) })
        let widths = ColumnSharing(total, weekend: weekend, tenths: tenths).widths
        #expect(widths.count == 7 && widths.sum() == total, "seed \(seed)")
        let weights = (0..<7).map { weekend.contains($0) ? tenths : 10 }
        for (width, weight) in zip(widths, weights) {
            let exact = Double(total.rawValue * weight) / Double(weights.reduce(0, +))
            #expect(abs(Double(width.rawValue) - exact) < 1, "seed \(seed)")
        }
    }

    @Test func `the least width is that of the narrowest of some columns`() {
        let columns = ColumnSharing(.points(540), weekend: [0, 6], tenths: 8)
        #expect(columns.least(of: [0, 6]) == columns.widths[0..<1].min() || columns.widths[6] < columns.widths[0])
        #expect(columns.least(of: 0..<7) == columns.widths.min())
        #expect(columns.least(of: []) == nil)
    }
}
