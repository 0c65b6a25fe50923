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
    public func plan(_ span: DaySpan) -> [ContinuationPlan] {
        guard !blocks.isEmpty else { return [] }
        let columns = ContinuationColumns(in: context.frame.body, context.style.locale.direction)
        let listed = listedBlocks(width: columns.width)
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
    public func compose(_ plan: ContinuationPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        ContinuationComposer(plan: plan, context: context, number: number).compose()
    }

    private func listedBlocks(width: Length) -> [ListedBlock] {
        let entries = blocks.flatMap { $0.block.entries.map(\.entry) }
        let typography = ListTypography(entries, width: width, context)
        return blocks.map { placed in
            ListedBlock(placed.block, from: placed.page, typography, context)
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

/// Turns a planned page that continues others into display items.
struct ContinuationComposer: PageComposer {
    let plan: ContinuationPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int

    private var texts: EntryTexts { EntryTexts(context: context) }
    private var parts: [ListedPart] { plan.parts.flatMap(\.self) }

    func compose() -> LaidOutPage {
        let items = title() + [plan.rules] + parts.map { $0.item(context) }
        let page = context.frame.page(
            items, label: label(plan.span.name, page: number), outline: continuedOutline(page: number))
        return LaidOutPage(
            page, number: number, kind: ContinuationPage.name, span: plan.span, type: ContinuationMetrics.type,
            placements: parts.flatMap { $0.placements(page: number, texts) })
    }

    /// The title, and beside it the page's subject. A title that leaves no room for that is alone.
    private func title() -> [DisplayItem] {
        let frame = context.frame
        let text = phrases.continued.filled(["title": style.title(of: plan.span.lowerBound.yearMonth)])
        guard let remark = remark() else { return [frame.heading(text)] }
        let size = ContinuationMetrics.remarkSize
        let reserve = remark.advance.width(at: size) + ContinuationMetrics.remarkGap
        guard let heading = frame.heading(fitting: text, reserve: reserve) else { return [frame.heading(text)] }
        return [heading, frame.remark(remark, size: size)]
    }

    /// "The days that page 2 shows in part, in full".
    private func remark() -> ShapedText? {
        guard let page = plan.origin else { return nil }
        return context.typesetter.shape(phrases.inFull.filled(["page": style.locale.number(page)]), in: .regular)
    }
}
