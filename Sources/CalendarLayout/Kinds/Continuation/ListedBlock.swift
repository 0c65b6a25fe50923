import CalendarCore

/// The entries of a day, or the notes, set in rows below a heading.
struct ListedBlock {
    let date: CivilDate?
    /// The place it continues; nil if that is on no page.
    let origin: Place?
    let heading: ListHeading
    /// The heading where it goes on in another column.
    let repeatedHeading: ListHeading
    let entries: [EntryBlock<TextBlock>]
    /// The entries that no other page shows, not even in part.
    private let appearsOnlyHere: [Bool]
    /// The rows of all entries.
    let rows: EntryRows

    init(_ block: ContinuedBlock, from page: Int?, _ typography: ListTypography, _ context: LayoutContext) {
        (date, origin) = (block.date, page.map { Place(page: $0, position: block.origin) })
        heading = ListHeading(block, isRepeated: false, width: typography.width, context)
        repeatedHeading = ListHeading(block, isRepeated: true, width: typography.width, context)
        entries = block.entries.map { entry in typography.set(entry) }
        appearsOnlyHere = block.entries.map { $0.standing == .continued }
        rows = EntryRows(
            counts: entries.map(\.rowCount), rowHeight: ContinuationMetrics.leading, gap: ContinuationMetrics.entryGap)
    }

    /// The entries that begin in a part of the rows and that no other page shows, with their rows in the part.
    func entries(beginningOnlyIn part: Range<Int>) -> [(entry: EntryBlock<TextBlock>, rows: Range<Int>)] {
        rows.entries(beginningIn: part).filter { appearsOnlyHere[$0.entry] }.map { (entries[$0.entry], $0.rows) }
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        ColumnFiller.Block(
            heading: heading.height, repeatedHeading: repeatedHeading.height,
            rowHeight: rows.rowHeight, rowGaps: rows.gaps)
    }
}
