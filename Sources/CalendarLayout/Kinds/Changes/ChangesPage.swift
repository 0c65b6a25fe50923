import CalendarCore

/// The kind of page that lists what changed since an earlier schedule, day by day: what is new in bold, and what is
/// gone below it, struck through.
public struct ChangesPage: PageKind {
    /// `changes`.
    public static let name = "changes"

    /// None: it repeats what other pages show.
    public static let coverage: Set<Entry.Kind> = []

    /// Start and end times, and places: any of these may have changed.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let blocks: [ContinuedBlock]
    private var directory = PageDirectory()

    /// Lists of changes, in a style.
    public init(_ changes: [ScheduleChange], _ context: LayoutContext) {
        self.context = context
        blocks = ChangeBlocks(changes, context).blocks
    }

    /// Keeps the links from days to the pages that show them.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// As many pages as the changes need, whatever the days; none without a change.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [ChangesPlan] {
        let all = CivilDate.first...CivilDate.last
        let placed = blocks.map { block in
            let place = block.date.flatMap { directory.place(of: $0...$0, closerThan: all) }
            return ContinuationPage.PlacedBlock(block: block, page: place?.page)
        }
        let plans = try ContinuationPage(context, placed).plan(span)
        return plans.enumerated().map { ChangesPlan(columns: $0.element, isFirst: $0.offset == 0) }
    }

    /// The columns of a page, with its title.
    public func compose(
        _ plan: ChangesPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        let style = context.style
        let (title, words) = (style.locale.phrases.changes, style.locale.phrases.page)
        let texts = EntryTexts(context: context)
        let items =
            [try context.frame.heading(style.titled(title)), plan.columns.rules]
            + plan.columns.parts.joined().map { $0.item(texts) }
        let label = "\(title), \(words.filled(["page": style.locale.number(number)]))"
        let page = context.frame.page(items, label: label, outline: plan.isFirst ? Page.Outline(title) : nil)
        return LaidOutPage(
            page, number: number, kind: ChangesPage.name, span: plan.columns.span, type: ContinuationMetrics.type,
            placements: [])
    }
}

/// A planned page of the list.
public struct ChangesPlan {
    let columns: ContinuationPlan
    /// True if the list begins on it.
    let isFirst: Bool
}
