import CalendarCore

/// The kind of page "January 2025, continued" or "January 5–11, 2025, continued": the entries other pages do not show
/// in full, by day, in columns.
public struct ContinuationPage: PageKind {
    /// `continuation`.
    public static let name = "continuation"

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let blocks: [PlacedBlock]
    /// The name of the days that its pages continue; nil for their month.
    private let name: String?

    /// A block, and the number of the page that it continues, if any.
    struct PlacedBlock {
        let block: ContinuedBlock
        let page: Int?
    }

    /// Pages for these blocks.
    init(_ context: LayoutContext, _ blocks: [PlacedBlock], of name: String? = nil) {
        (self.context, self.blocks, self.name) = (context, blocks, name)
    }

    /// As few pages as the blocks need, in the largest type that needs no more and divides no more blocks; none without
    /// blocks.
    public func plan(_ span: DaySpan) -> [ContinuationPlan] {
        guard !blocks.isEmpty else { return [] }
        var best = plan(span, sizes[0])
        for sizes in sizes.dropFirst() where best.count > 1 || best.partCount > blocks.count {
            let plans = plan(span, sizes)
            if (plans.count, plans.partCount) < (best.count, best.partCount) { best = plans }
        }
        return best
    }

    /// From the largest down, as far as the style allows: the smallest always.
    private var sizes: [ListSizes] {
        let (sizes, limit) = (ContinuationMetrics.pageSizes, context.style.bodySizes.maximum)
        return sizes.dropLast().filter { $0.size <= limit ?? $0.size } + sizes.suffix(1)
    }

    private func plan(_ span: DaySpan, _ sizes: ListSizes) -> [ContinuationPlan] {
        let columns = ContinuationColumns(in: context.frame.body, context.style.locale.direction)
        let listed = listedBlocks(sizes, width: columns.width)
        let filler = ColumnFiller(
            blocks: listed.map(\.measures), gap: sizes.blockGap, columnHeight: columns.height,
            columnCount: columns.count)
        return filler.pages().map { page in
            let parts = zip(page, columns.areas).map { parts, column in
                self.parts(parts, of: listed, in: column, filler)
            }
            return ContinuationPlan(span: span, columns: columns, parts: parts, sizes: sizes)
        }
    }

    /// The columns of a page, with its title and its subject.
    public func compose(_ plan: ContinuationPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        let name = name ?? context.style.locale.title(of: plan.span.lowerBound.yearMonth)
        return ContinuationComposer(plan: plan, context: context, number: number, name: name).compose()
    }

    private func listedBlocks(_ sizes: ListSizes, width: Length) -> [ListedBlock] {
        let entries = blocks.flatMap { $0.block.entries.map(\.entry) }
        let typography = ListTypography(entries, sizes, width: width, context)
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
            defer { y += height + filler.gap }
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
    /// The name of the days that it continues.
    let name: String

    private var texts: EntryTexts { EntryTexts(context: context, sizes: plan.sizes) }
    private var parts: [ListedPart] { plan.parts.flatMap(\.self) }

    func compose() -> LaidOutPage {
        let items = title() + [plan.rules] + parts.map { $0.item(context) }
        let page = context.frame.page(
            items, label: label(plan.span.name, page: number), outline: continuedOutline(page: number))
        return LaidOutPage(
            page, number: number, kind: ContinuationPage.name, span: plan.span, type: plan.sizes.type,
            placements: parts.flatMap { $0.placements(page: number, texts) })
    }

    /// The title, and beside it the page's subject. A title that leaves no room for that is alone.
    private func title() -> [DisplayItem] {
        let frame = context.frame
        let text = phrases.continued.filled(["title": style.titled(name)])
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
