import CalendarCore

/// A block in its column, or as many of its rows as the column holds.
struct ListedPart {
    let block: ListedBlock
    let rows: Range<Int>
    /// The area from the top of its rule to the end of its last row.
    let area: Rect
    let direction: WritingDirection

    /// True if the block begins here.
    var beginsBlock: Bool { rows.lowerBound == 0 }
    private var heading: ListHeading { beginsBlock ? block.heading : block.repeatedHeading }

    /// The rule above it, inside its area.
    func rule(weight: Length) -> Rule {
        .horizontal(y: area.minY + weight / 2, from: area.minX, to: area.maxX)
    }

    /// The heading and the entries.
    func item(_ texts: EntryTexts) -> DisplayItem {
        let entries = block.rows.entries(in: rows).map { index, rows in item(of: block.entries[index], rows, texts) }
        return .group(
            Structure(.dayList(block.date), frame: area),
            heading.items(in: area, to: block.origin, direction) + entries)
    }

    /// The placements of the entries that begin here and appear nowhere else.
    func placements(page: Int, _ texts: EntryTexts) -> [Placement] {
        block.entries(beginningOnlyIn: rows).map { entry, rows in
            texts.placement(
                of: entry.entry, as: entry.subject, entry.glyphs, Placement.Part(page: page, box: box(of: rows)))
        }
    }

    /// The lines here of each entry that begins here.
    func parts(page: Int) -> [Placement.Part] {
        block.rows.entries(beginningIn: rows).map { Placement.Part(page: page, box: box(of: $0.rows)) }
    }

    private func box(of rows: Range<Int>) -> Rect {
        let height = ContinuationMetrics.leading * rows.count
        return Rect(x: area.minX, y: top(ofRow: rows.lowerBound), width: area.width, height: height)
    }

    private func top(ofRow row: Int) -> Length {
        area.minY + heading.height + block.rows.top(ofRow: row, in: rows)
    }

    private func item(of entry: EntryBlock<TextBlock>, _ rows: Range<Int>, _ texts: EntryTexts) -> DisplayItem {
        let rows = rows.map { PlacedRow(row: block.rows.rows[$0].row, baseline: top(ofRow: $0) + texts.baseline) }
        return entry.item(rows, in: area, spoken: texts.context.format.spoken(entry.entry), direction)
    }
}
