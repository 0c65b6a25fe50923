import CalendarCore

/// The entries of a day, or the notes, set in rows below a heading.
struct ListedBlock {
    let date: CivilDate?
    /// The place it continues; nil if that is on no page.
    let origin: Place?
    let heading: ListHeading
    /// The heading where it goes on in another column.
    let repeatedHeading: ListHeading
    /// The rows of all entries.
    let rows: EntryRows<TextBlock>
    /// The entries that no other page shows, not even in part.
    let appearsOnlyHere: [Bool]

    init(_ block: ContinuedBlock, from page: Int?, _ typography: ListTypography, _ context: LayoutContext) {
        (date, origin) = (block.date, page.map { Place(page: $0, position: block.origin) })
        heading = ListHeading(block, isRepeated: false, width: typography.width, context)
        repeatedHeading = ListHeading(block, isRepeated: true, width: typography.width, context)
        appearsOnlyHere = block.entries.map { $0.standing == .continued }
        rows = EntryRows(
            block.entries.map(typography.set), rowHeight: ContinuationMetrics.leading,
            gap: ContinuationMetrics.entryGap, baseline: typography.texts.baseline)
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        ColumnFiller.Block(
            heading: heading.height, repeatedHeading: repeatedHeading.height,
            rowHeight: rows.rowHeight, rowGaps: rows.gaps)
    }
}
