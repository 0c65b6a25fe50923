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
        let entries = entryRows.map { index, rows in item(of: block.entries[index], rows, texts) }
        return .group(
            Structure(.dayList(block.date), frame: area),
            heading.items(in: area, to: block.origin, direction) + entries)
    }

    /// The placements of the entries that begin here and appear nowhere else.
    func placements(page: Int, _ texts: EntryTexts) -> [Placement] {
        begun.filter { block.entries[$0.entry].continued.standing == .continued }.map { index, rows in
            let entry = block.entries[index]
            let part = Placement.Part(page: page, box: box(of: rows))
            return texts.placement(of: entry.continued, label: entry.label, value: entry.value, part)
        }
    }

    /// The lines here of each entry that begins here.
    func parts(page: Int) -> [Placement.Part] { begun.map { Placement.Part(page: page, box: box(of: $0.rows)) } }

    /// The entries that begin here.
    private var begun: [(entry: Int, rows: Range<Int>)] {
        entryRows.filter { block.rows[$0.rows.lowerBound].row == 0 }
    }

    /// The entries of the part, with their rows in it.
    private var entryRows: [(entry: Int, rows: Range<Int>)] {
        rows.reduce(into: []) { entries, row in
            let entry = block.rows[row].entry
            if let last = entries.last, last.entry == entry {
                entries[entries.count - 1].rows = last.rows.lowerBound..<row + 1
            } else {
                entries.append((entry, row..<row + 1))
            }
        }
    }

    private func box(of rows: Range<Int>) -> Rect {
        let height = ContinuationMetrics.leading * rows.count
        return Rect(x: area.minX, y: top(ofRow: rows.lowerBound), width: area.width, height: height)
    }

    private func top(ofRow row: Int) -> Length {
        let gaps = block.rows[rows.lowerBound...row].dropFirst().map(\.gap).sum()
        return area.minY + heading.height + ContinuationMetrics.leading * (row - rows.lowerBound) + gaps
    }

    private func item(of entry: ListedEntry, _ rows: Range<Int>, _ texts: EntryTexts) -> DisplayItem {
        let lines = rows.map { (row: block.rows[$0].row, baseline: top(ofRow: $0) + texts.baseline) }
        let label = lines.compactMap { entry.labelRun(ofRow: $0.row, in: area, $0.baseline, direction) }
        let value = lines.compactMap { entry.valueRun(ofRow: $0.row, in: area, $0.baseline, direction) }
        return .entry(
            spoken: texts.context.format.spoken(entry.continued.entry), label: label, value: value)
    }
}
