import CalendarCore

/// The kind of page "January 2025, continued": day by day, in columns, every entry that did not fit on other pages.
public struct ContinuationPage: PageKind {
    /// `continuation`.
    public static let name = "continuation"

    /// What its pages are laid out from.
    public let context: LayoutContext
    private let blocks: [PlacedBlock]
    private let firstNumber: Int

    /// A block, and the place that it is continued from.
    struct PlacedBlock {
        let block: ContinuedBlock
        let origin: Place
    }

    private static let columnCount = 2
    private static let gutter = Length.points(24)
    private static let folioWidth = Length.points(50)

    /// Pages for these blocks; the first page gets the number `firstNumber`.
    init(_ context: LayoutContext, _ blocks: [PlacedBlock], firstNumber: Int) {
        (self.context, self.blocks, self.firstNumber) = (context, blocks, firstNumber)
    }

    /// As many pages as the blocks need; none if there are no blocks.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [ContinuationPlan] {
        guard !blocks.isEmpty else { return [] }
        var flow = ColumnFlow(
            columns: columns, firstNumber: firstNumber, typography: try typography(), context)
        for block in blocks { try flow.add(block) }
        return flow.finished().map { ContinuationPlan(span: span, content: $0) }
    }

    /// The columns of a page, with its title and its number.
    public func compose(
        _ plan: ContinuationPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        let (style, frame, month) = (context.style, context.frame, plan.span.lowerBound.yearMonth)
        let phrases = style.locale.phrases
        let title = phrases.continued.filled(["title": style.title(of: month)])
        let heading = try frame.heading(title, reserve: ContinuationPage.folioWidth)
        let outline = phrases.continuedOutline.filled(["page": String(number)])
        let page = frame.page(
            [heading, try frame.folio(number)] + plan.content.items, label: "\(plan.span.name), p. \(number)",
            outline: Page.Outline(outline, isNested: true))
        return LaidOutPage(
            page, number: number, kind: ContinuationPage.name, span: plan.span,
            type: BodyType(.regular, size: style.sizes.list), placements: plan.content.placements)
    }

    /// The columns of a page, in the direction of writing.
    private var columns: [Rect] {
        let body = context.frame.body
        let (count, gutter) = (ContinuationPage.columnCount, ContinuationPage.gutter)
        let width = (body.width - gutter * (count - 1)) / count
        let columns = (0..<count).map {
            Rect(x: body.minX + (width + gutter) * $0, y: body.minY, width: width, height: body.height)
        }
        return context.style.locale.direction == .leftToRight ? columns : columns.reversed()
    }

    private func typography() throws(MeasuringError) -> CellTypography {
        let labels = try CellLabels(
            context.schedule.lines.map { context.typesetter.paragraph($0.label) }, .inline, cellWidth: columns[0].width)
        return try CellTypography(labels, BodyType(.regular, size: context.style.sizes.list), smallest: nil)
    }
}

/// A planned page that continues others.
public struct ContinuationPlan {
    let span: DaySpan
    let content: ColumnFlow.PageContent

    /// Where days and notes begin on it.
    var places: ContinuationPlaces { content.places }
}
