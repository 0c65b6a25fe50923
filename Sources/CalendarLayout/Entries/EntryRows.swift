import CalendarCore

/// The rows of entries below each other: all of the same height, with a gap above each entry but the first. Short
/// entries may share a row.
///
/// A list shares its rows among columns. A part of it is a range of rows.
struct EntryRows<Lead: EntryLead> {
    let entries: [EntryBlock<Lead>]
    let rowHeight: Length
    /// The gap above each entry that begins a row, but the first.
    let gap: Length
    /// The distance from the top of a row to its baseline.
    let baseline: Length
    /// From top to bottom, each with the entries on it: an entry's index, and the number of the row among those of the
    /// entry.
    private let rows: [[(entry: Int, row: Int)]]

    init(_ entries: [EntryBlock<Lead>], rowHeight: Length, gap: Length, baseline: Length) {
        (self.entries, self.rowHeight, self.gap, self.baseline) = (entries, rowHeight, gap, baseline)
        var rows: [[(entry: Int, row: Int)]] = []
        for index in entries.indices {
            for row in 0..<entries[index].rowCount {
                if row == 0, entries[index].joinsRow, !rows.isEmpty {
                    rows[rows.count - 1].append((index, row))
                } else {
                    rows.append([(index, row)])
                }
            }
        }
        self.rows = rows
    }

    var isEmpty: Bool { rows.isEmpty }

    /// The gap above each row, also above the first of a part, which has none on paper.
    var gaps: [Length] { rows.map { $0[0].entry > 0 && $0[0].row == 0 ? gap : .zero } }

    /// The height of all rows.
    var height: Length { rowHeight * rows.count + gaps.sum() }

    /// The entries that a part has rows of, in an area, with its first row at `top`.
    func placed(
        _ part: Range<Int>, in area: Rect, top: Length, _ direction: WritingDirection
    ) -> [PlacedEntry<Lead>] {
        var (placed, y) = ([PlacedEntry<Lead>](), top)
        for row in isEmpty ? [] : rows[part] {
            if !placed.isEmpty, row[0].row == 0 { y += gap }
            for (entry, number) in row {
                if placed.last?.index != entry { placed.append(begin(entry, in: area, at: y, direction)) }
                placed[placed.count - 1].add(PlacedRow(row: number, baseline: y + baseline), height: rowHeight)
            }
            y += rowHeight
        }
        return placed
    }

    private func begin(
        _ index: Int, in area: Rect, at y: Length, _ direction: WritingDirection
    ) -> PlacedEntry<Lead> {
        let extent = entries[index].extent ?? .zero..<area.width
        let width = extent.upperBound - extent.lowerBound
        let x = area.x(of: width, from: extent.lowerBound, direction)
        return PlacedEntry(
            index: index, block: entries[index], rows: [], box: Rect(x: x, y: y, width: width, height: .zero))
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
    func item(as role: Structure.Role = .entry, _ context: LayoutContext) -> DisplayItem {
        block.item(
            as: role, rows, in: box, spoken: context.format.spoken(block.entry), context.style.locale.direction)
    }
}
