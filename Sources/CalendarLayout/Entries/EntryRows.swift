/// The rows of entries below each other: all of the same height, with a gap above each entry but the first.
///
/// A list shares its rows among columns. A part of it is a range of rows.
struct EntryRows<Lead: EntryLead> {
    let entries: [EntryBlock<Lead>]
    let rowHeight: Length
    /// The gap above each entry but the first.
    let gap: Length
    /// The distance from the top of a row to its baseline.
    let baseline: Length
    /// From top to bottom, each with the index of its entry and its own among those of the entry.
    private let rows: [(entry: Int, row: Int)]

    init(_ entries: [EntryBlock<Lead>], rowHeight: Length, gap: Length, baseline: Length) {
        (self.entries, self.rowHeight, self.gap, self.baseline) = (entries, rowHeight, gap, baseline)
        rows = entries.enumerated().flatMap { index, entry in (0..<entry.rowCount).map { (index, $0) } }
    }

    var isEmpty: Bool { rows.isEmpty }

    /// The gap above each row, also above the first of a part, which has none on paper.
    var gaps: [Length] { rows.map { $0.entry > 0 && $0.row == 0 ? gap : .zero } }

    /// The height of all rows.
    var height: Length { rowHeight * rows.count + gaps.sum() }

    /// The entries that a part has rows of, in an area, with its first row at `top`.
    func placed(_ part: Range<Int>, in area: Rect, top: Length) -> [PlacedEntry<Lead>] {
        var (placed, y) = ([PlacedEntry<Lead>](), top)
        for (entry, row) in isEmpty ? [] : rows[part] {
            if !placed.isEmpty, row == 0 { y += gap }
            if placed.last?.index != entry {
                let box = Rect(x: area.minX, y: y, width: area.width, height: .zero)
                placed.append(PlacedEntry(index: entry, block: entries[entry], rows: [], box: box))
            }
            placed[placed.count - 1].add(PlacedRow(row: row, baseline: y + baseline), height: rowHeight)
            y += rowHeight
        }
        return placed
    }
}

/// An entry in a column, or as many of its rows as the column has.
struct PlacedEntry<Lead: EntryLead> {
    /// Its index among the entries of its list.
    let index: Int
    let block: EntryBlock<Lead>
    fileprivate(set) var rows: [PlacedRow]
    /// The area of its rows.
    fileprivate(set) var box: Rect

    /// True if its first row is here.
    var begins: Bool { rows[0].row == 0 }

    fileprivate mutating func add(_ row: PlacedRow, height: Length) {
        rows.append(row)
        box = Rect(x: box.minX, y: box.minY, width: box.width, height: box.height + height)
    }

    /// The entry as it is read.
    func item(_ context: LayoutContext) -> DisplayItem {
        block.item(
            rows, in: box, spoken: context.format.spoken(block.entry), context.style.locale.direction)
    }
}
