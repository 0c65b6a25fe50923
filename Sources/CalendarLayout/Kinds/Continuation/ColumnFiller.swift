/// Shares blocks among columns of the same height, in order. A block stays whole unless it is higher than a column.
struct ColumnFiller {
    let blocks: [Block]
    /// The gap between two blocks of a column.
    let gap: Length
    let columnHeight: Length
    /// The number of columns of a page.
    let columnCount: Int

    /// The measures of a heading with rows below it.
    struct Block {
        /// The height of the heading where the block begins.
        let heading: Length
        /// The height of the heading where the block goes on in another column.
        let repeatedHeading: Length
        let rowHeight: Length
        /// The gap above each row; the first row below a heading has none.
        let rowGaps: [Length]
    }

    /// Consecutive rows of a block, in one column.
    struct Part: Hashable {
        let block: Int
        let rows: Range<Int>
    }

    /// The fewest rows that may begin a block at the end of a column.
    private static let fewestRows = 2

    /// The parts of each column of each page. The columns of every page but the last are full; those of the last end as
    /// evenly as whole blocks allow.
    func pages() -> [[[Part]]] {
        let columns = filledColumns()
        var pages = stride(from: 0, to: columns.count, by: columnCount).map { first in
            Array(columns[first..<min(first + columnCount, columns.count)])
        }
        if let last = pages.popLast() { pages.append(balanced(last.flatMap(\.self))) }
        return pages
    }

    /// The height of a part with its heading.
    func height(of part: Part) -> Length {
        let block = blocks[part.block]
        return block.heading(of: part) + block.rowHeight * part.rows.count
            + block.rowGaps[part.rows].dropFirst().sum()
    }

    private func filledColumns() -> [[Part]] {
        var (columns, used): ([[Part]], Length) = ([[]], .zero)
        for index in blocks.indices {
            var start = 0
            while true {
                let room = columnHeight - used
                if let end = end(of: index, from: start, room: room, isEmpty: columns[columns.count - 1].isEmpty) {
                    let part = Part(block: index, rows: start..<end)
                    columns[columns.count - 1].append(part)
                    used += height(of: part) + gap
                    start = end
                    if start == blocks[index].rowGaps.count { break }
                } else {
                    columns.append([])
                    used = .zero
                }
            }
        }
        return columns.filter { !$0.isEmpty }
    }

    /// Returns the end of the part of a block that fits this room; nil if the block has to begin in the next column.
    private func end(of index: Int, from start: Int, room: Length, isEmpty: Bool) -> Int? {
        let count = blocks[index].rowGaps.count
        func height(_ rows: Range<Int>) -> Length { self.height(of: Part(block: index, rows: rows)) }
        if height(start..<count) <= room { return count }
        if start == 0, height(0..<count) <= columnHeight { return nil }
        var end = start
        while end < count, height(start..<end + 1) <= room { end += 1 }
        guard isEmpty else { return end - start < ColumnFiller.fewestRows ? nil : end }
        // Even a row that is higher than the column has to go somewhere.
        return min(count, max(end, start + 1))
    }
}

// The last page.
extension ColumnFiller {
    /// Parts in columns of the least height that holds them all in order.
    private func balanced(_ parts: [Part]) -> [[Part]] {
        let heights = parts.map(height)
        var least = heights.max()?.rawValue ?? 0
        var enough = max(least, columnHeight.rawValue)
        while least < enough {
            let middle = (least + enough) / 2
            let columns = shared(heights, within: Length(rawValue: middle))
            if columns.count <= columnCount { enough = middle } else { least = middle + 1 }
        }
        return shared(heights, within: Length(rawValue: enough)).map { Array(parts[$0]) }
    }

    /// Puts as many as fit into each column; where there are as few left as columns, each gets a column.
    private func shared(_ heights: [Length], within limit: Length) -> [Range<Int>] {
        var (columns, used): ([Range<Int>], Length) = ([], .zero)
        for (index, height) in heights.enumerated() {
            let left = heights.count - index
            if let last = columns.last, used + gap + height <= limit, left > columnCount - columns.count {
                columns[columns.count - 1] = last.lowerBound..<index + 1
                used += gap + height
            } else {
                columns.append(index..<index + 1)
                used = height
            }
        }
        return columns
    }
}

extension ColumnFiller.Block {
    fileprivate func heading(of part: ColumnFiller.Part) -> Length {
        part.rows.lowerBound == 0 ? heading : repeatedHeading
    }
}
