import CalendarCore

/// The entries of a day, or the notes, set in rows below a heading.
struct ListedBlock {
    let date: CivilDate?
    /// The place it continues; nil if that is on no page.
    let origin: Place?
    let heading: ListHeading
    /// The heading where it goes on in another column.
    let repeatedHeading: ListHeading
    let entries: [ListedEntry]
    /// The rows of all entries, from top to bottom.
    let rows: [Row]

    /// A row of an entry; both are counted from 0.
    struct Row {
        let entry: Int
        let row: Int
        /// The gap above it, unless it is the first below a heading.
        var gap: Length { entry > 0 && row == 0 ? ContinuationMetrics.entryGap : .zero }
    }

    init(_ block: ContinuedBlock, from page: Int?, _ typography: ListTypography, _ context: LayoutContext) {
        (date, origin) = (block.date, page.map { Place(page: $0, position: block.origin) })
        heading = ListHeading(block, isRepeated: false, width: typography.width, context)
        repeatedHeading = ListHeading(block, isRepeated: true, width: typography.width, context)
        entries = block.entries.map { entry in typography.set(entry) }
        rows = entries.enumerated().flatMap { index, entry in
            (0..<entry.rowCount).map { Row(entry: index, row: $0) }
        }
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        ColumnFiller.Block(
            heading: heading.height, repeatedHeading: repeatedHeading.height,
            rowHeight: ContinuationMetrics.leading, rowGaps: rows.map(\.gap))
    }
}
