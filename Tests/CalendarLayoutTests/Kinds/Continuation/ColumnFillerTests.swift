import GoldenSupport
import Testing

@testable import CalendarLayout

/// Blocks share columns, whatever their heights. The seed determines the blocks.
@Suite struct ColumnFillerTests {
    @Test(arguments: 0..<200)
    func `every row is in one column, in order, and no column is too high`(_ seed: Int) {
        let filler = ColumnFiller.random(seed: seed)
        let pages = filler.pages()
        let rows = pages.joined().joined().flatMap { part in part.rows.map { [part.block, $0] } }
        let expected = filler.blocks.enumerated().flatMap { index, block in block.rowGaps.indices.map { [index, $0] } }
        #expect(rows == expected)
        #expect(pages.allSatisfy { $0.count <= filler.columnCount })
        #expect(pages.joined().allSatisfy { filler.height(of: $0) <= filler.columnHeight })
    }

    @Test(arguments: 0..<200)
    func `only a block that is higher than a column is divided`(_ seed: Int) {
        let filler = ColumnFiller.random(seed: seed)
        for part in filler.pages().joined().joined() {
            let whole = 0..<filler.blocks[part.block].rowGaps.count
            let height = filler.height(of: ColumnFiller.Part(block: part.block, rows: whole))
            #expect(part.rows == whole || height > filler.columnHeight)
        }
    }

    @Test(arguments: 0..<200)
    func `the last page's highest column is as low as any order-keeping division allows`(_ seed: Int) {
        let filler = ColumnFiller.random(seed: seed)
        let last = filler.pages().last ?? []
        let parts = last.flatMap(\.self)
        let highest = last.map(filler.height).max()
        #expect(highest == filler.least(parts[...], columns: filler.columnCount))
        if parts.count >= filler.columnCount { #expect(last.count == filler.columnCount) }
    }

    @Test func `a row higher than a column still gets a place`() {
        let block = ColumnFiller.Block(
            heading: .points(5), repeatedHeading: .points(5), rowHeight: .points(9), rowGaps: [.zero, .zero])
        let filler = ColumnFiller(blocks: [block], gap: .zero, columnHeight: .points(3), columnCount: 1)
        #expect(filler.pages().map { $0.map { $0.map(\.rows) } } == [[[0..<1]], [[1..<2]]])
    }
}

extension ColumnFiller {
    /// Columns of 100 pt for blocks of up to 29 rows.
    fileprivate static func random(seed: Int) -> ColumnFiller {
        var random = SplitMix64(UInt64(seed))
        let blocks = (0..<random.number(1...14)).map { _ in
            Block(
                heading: .points(10), repeatedHeading: .points(random.number(10...14)), rowHeight: .points(5),
                rowGaps: (0..<random.number(1...29)).map { _ in .points(random.number(0...2)) })
        }
        return ColumnFiller(
            blocks: blocks, gap: .points(3), columnHeight: .points(100), columnCount: random.number(1...4))
    }

    fileprivate func height(of column: [Part]) -> Length {
        column.map(height).sum() + gap * max(0, column.count - 1)
    }

    /// The least height of columns that hold these parts in order, by trying all.
    fileprivate func least(_ parts: ArraySlice<Part>, columns: Int) -> Length {
        guard columns > 1 else { return height(of: Array(parts)) }
        return (parts.startIndex...parts.endIndex).map { end in
            max(height(of: Array(parts[..<end])), least(parts[end...], columns: columns - 1))
        }.min() ?? .zero
    }
}
