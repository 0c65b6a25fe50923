import CalendarCore

/// The kind of page "January 2025, continued": the entries other pages do not show in full, by day, in columns.
public struct ContinuationPage: PageKind {
    /// `continuation`.
    public static let name = "continuation"

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let blocks: [PlacedBlock]

    /// A block, and the number of the page that it continues, if any.
    struct PlacedBlock {
        let block: ContinuedBlock
        let page: Int?
    }

    /// Pages for these blocks.
    init(_ context: LayoutContext, _ blocks: [PlacedBlock]) {
        (self.context, self.blocks) = (context, blocks)
    }

    /// As many pages as the blocks need; none if there are no blocks.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [ContinuationPlan] {
        guard !blocks.isEmpty else { return [] }
        let columns = ContinuationColumns(in: context.frame.body, context.style.locale.direction)
        let listed = try listedBlocks(width: columns.width)
        let filler = ColumnFiller(
            blocks: listed.map(\.measures), gap: ContinuationMetrics.blockGap, columnHeight: columns.height,
            columnCount: columns.count)
        return filler.pages().map { page in
            let parts = zip(page, columns.areas).map { parts, column in
                self.parts(parts, of: listed, in: column, filler)
            }
            return ContinuationPlan(span: span, columns: columns, parts: parts)
        }
    }

    /// The columns of a page, with its title and its subject.
    public func compose(
        _ plan: ContinuationPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try ContinuationComposer(plan: plan, context: context, number: number).compose()
    }

    private func listedBlocks(width: Length) throws(MeasuringError) -> [ListedBlock] {
        let entries = blocks.flatMap { $0.block.entries.map(\.entry) }
        let typography = try ListTypography(entries, width: width, context)
        return try blocks.map { placed throws(MeasuringError) in
            try ListedBlock(placed.block, from: placed.page, typography, context)
        }
    }

    /// The parts in a column, from its top down.
    private func parts(
        _ parts: [ColumnFiller.Part], of blocks: [ListedBlock], in column: Rect, _ filler: ColumnFiller
    ) -> [ListedPart] {
        var y = column.minY
        return parts.map { part in
            let height = filler.height(of: part)
            defer { y += height + ContinuationMetrics.blockGap }
            return ListedPart(
                block: blocks[part.block], rows: part.rows,
                area: Rect(x: column.minX, y: y, width: column.width, height: height),
                direction: context.style.locale.direction)
        }
    }
}
