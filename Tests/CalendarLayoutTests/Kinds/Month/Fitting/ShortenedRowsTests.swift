import GoldenSupport
import Testing

@testable import CalendarLayout

/// Which days lose text if not all fits. Heights are in points.
@Suite struct ShortenedRowsTests {
    @Test func `rows that fit shorten nothing`() throws {
        let rows = try #require(shortened([(0, 60, 10), (0, 30, 10), (1, 40, 10)], total: 100))
        #expect(rows.shortenedDays.isEmpty && rows.needs == [.points(60), .points(40)])
    }

    @Test func `the only tall day of a row is shortened, as little as it takes`() throws {
        let rows = try #require(shortened([(0, 90, 10), (0, 30, 10), (1, 40, 10)], total: 100))
        #expect(rows.shortenedDays == [0] && rows.needs == [.points(60), .points(40)])
    }

    @Test func `a row with one tall day comes before a row with two`() throws {
        let rows = try #require(shortened([(0, 90, 10), (0, 90, 10), (1, 80, 10), (1, 20, 10)], total: 120))
        #expect(rows.shortenedDays == [2] && rows.needs == [.points(90), .points(30)])
    }

    @Test func `the days below the tallest follow if that is not enough`() throws {
        let rows = try #require(shortened([(0, 90, 10), (0, 70, 10), (0, 20, 10)], total: 50))
        #expect(rows.shortenedDays == [0, 1] && rows.needs == [.points(50)])
    }

    @Test func `a day keeps its least`() throws {
        let rows = try #require(shortened([(0, 90, 80), (1, 90, 10)], total: 100))
        #expect(rows.shortenedDays == [1] && rows.needs == [.points(90), .points(10)])
        #expect(shortened([(0, 90, 80), (1, 90, 30)], total: 100) == nil)
    }

    @Test func `no more days are shortened than allowed`() {
        let cells = [(0, 90, 10), (0, 90, 10), (0, 20, 10)]
        #expect(shortened(cells, total: 80, most: 1) == nil)
        #expect(shortened(cells, total: 80, most: 2)?.shortenedDays == [0, 1])
        #expect(shortened(cells, total: 90, most: 0)?.shortenedDays == [])
    }

    @Test(arguments: 0..<300)
    func `rows fit, no day is cut below its least, and whole days stay whole`(_ seed: Int) {
        var random = SplitMix64(UInt64(seed))
        let cells = (0..<31).map { day in
            let least = random.number(10...40)
            return CellNeed(row: day / 7, whole: .points(least + random.number(0...90)), least: .points(least))
        }
        let leasts = cells.rowNeeds(5, \.least)
        let total = Length.points(random.number(100...600))
        for most in [0, 2, 4, 31] {
            guard let rows = ShortenedRows(cells, rows: 5, total: total, most: most) else {
                #expect(most < 31 || leasts.sum() > total, "seed \(seed): it would have fitted")
                continue
            }
            #expect(rows.needs.sum() <= total && rows.shortenedDays.count <= most, "seed \(seed), most \(most)")
            #expect(zip(rows.needs, leasts).allSatisfy { $0 >= $1 }, "seed \(seed), most \(most)")
            for (index, cell) in cells.enumerated() {
                #expect(
                    rows.shortenedDays.contains(index) == (cell.whole > rows.needs[cell.row]), "seed \(seed), \(index)")
            }
        }
    }

    private func shortened(_ cells: [(row: Int, whole: Int, least: Int)], total: Int, most: Int = 31) -> ShortenedRows?
    {
        let needs = cells.map { CellNeed(row: $0.row, whole: .points($0.whole), least: .points($0.least)) }
        return ShortenedRows(needs, rows: (cells.map(\.row).max() ?? 0) + 1, total: .points(total), most: most)
    }
}

extension ShortenedRows {
    /// The indices of the days that are shortened.
    fileprivate var shortenedDays: [Int] { isShortened.indices.filter { isShortened[$0] } }
}
