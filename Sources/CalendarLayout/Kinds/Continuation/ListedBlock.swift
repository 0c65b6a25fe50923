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
        let (sizes, width) = (typography.texts.sizes, typography.width)
        heading = ListHeading(block, isRepeated: false, sizes, width: width, context)
        repeatedHeading = ListHeading(block, isRepeated: true, sizes, width: width, context)
        appearsOnlyHere = block.entries.map { $0.standing == .continued }
        rows = EntryRows(
            block.entries.map(typography.set), rowHeight: sizes.leading, gap: sizes.entryGap,
            baseline: typography.texts.baseline)
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        ColumnFiller.Block(
            heading: heading.height, repeatedHeading: repeatedHeading.height,
            rowHeight: rows.rowHeight, rowGaps: rows.gaps)
    }
}

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
    func item(_ context: LayoutContext) -> DisplayItem {
        .group(
            Structure(.dayList(block.date), frame: area),
            heading.items(in: area, to: block.origin, direction) + entries.map { $0.item(context) })
    }

    /// The placements of the entries that begin here and appear nowhere else.
    func placements(page: Int, _ texts: EntryTexts) -> [Placement] {
        entries.filter { $0.begins && block.appearsOnlyHere[$0.index] }.compactMap { entry in
            entry.block.subject.map {
                texts.placement(
                    of: entry.block.entry, as: $0, entry.block.glyphs, Placement.Part(page: page, box: entry.box))
            }
        }
    }

    /// The lines here of each entry that begins here.
    func parts(page: Int) -> [Placement.Part] {
        entries.filter(\.begins).map { Placement.Part(page: page, box: $0.box) }
    }

    private var entries: [PlacedEntry<TextBlock>] {
        block.rows.placed(rows, in: area, top: area.minY + heading.height, direction)
    }
}
