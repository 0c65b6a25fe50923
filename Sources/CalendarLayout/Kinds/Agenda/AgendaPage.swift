import CalendarCore

/// The kind of page that lists days in columns, with every entry in full.
public struct AgendaPage: PageKind {
    /// `agenda`.
    public static let name = "agenda"

    /// Start and end times, and places.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var sizes: [DaySpan: Length] = [:]
    private var directory = PageDirectory()

    /// Agendas of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// Exactly the days: one list up to five weeks, also over a month's end, else month by month.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { days.byMonth }

    /// The month, or the first and the last day.
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.title(ofPage: span) }

    /// Finds the size of each list; all get the least if the style asks for it.
    public mutating func prepare(_ spans: [DaySpan]) {
        for span in spans { sizes[span] = AgendaFitter(span, context).size() }
        guard context.style.bodySizes.areSame, let least = sizes.values.min() else { return }
        sizes = sizes.mapValues { _ in least }
    }

    /// Keeps the links from dates to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// As many pages as the days need.
    public func plan(_ span: DaySpan) -> [AgendaPlan] {
        let fitter = AgendaFitter(span, context)
        let size = if let known = sizes[span] { known } else { fitter.size() }
        return fitter.plans(size: size)
    }

    /// The columns of a page, with its title.
    public func compose(_ plan: AgendaPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        AgendaComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}

/// Finds the largest size at which some days fit on a page; else they take several pages, at a size that reads well.
struct AgendaFitter {
    private let span: DaySpan
    private let context: LayoutContext
    private let rows: [AgendaDays.Row]
    private let geometry: AgendaGeometry
    /// Nil but for a person's own sheet.
    private let totals: OwnSheetTotals?

    init(_ span: DaySpan, _ context: LayoutContext) {
        (self.span, self.context) = (span, context)
        rows = AgendaDays.rows(span, context)
        totals = context.style.isOwnSheet ? OwnSheetTotals(span, context) : nil
        geometry = AgendaGeometry(
            in: context.frame.body.below(totals?.height ?? .zero), scale: context.style.scale,
            context.style.locale.direction)
    }

    /// The size of texts; of a person's own sheet, the height of a day.
    func size() -> Length {
        let scale = context.style.scale
        if context.style.isOwnSheet {
            let usual = scale.furniture(.points(42))
            let heights = TypeLadder.sizes(from: usual, to: scale.furniture(.points(24)))
            return heights.first { plans(size: $0).count == 1 } ?? usual
        }
        let steps = context.style.bodySizes.steps(scale)
        let readable = steps.filter { $0 >= scale.bodySize(.points(8)) }
        let sizes = readable.isEmpty ? [steps[0]] : readable
        for size in sizes where plans(size: size).count == 1 { return size }
        return sizes.last { $0 >= scale.bodySize(.points(10)) } ?? sizes[sizes.count - 1]
    }

    /// The pages of the days, by ``size()``.
    func plans(size: Length) -> [AgendaPlan] {
        if context.style.isOwnSheet {
            let metrics = AgendaMetrics(ofOwnSheet: context.style, rowHeight: size)
            return plans(OwnSheetSetter(geometry, metrics, context))
        }
        let metrics = AgendaMetrics(context.style, size: size)
        return plans(AgendaSetter(rows, width: geometry.textWidth, metrics, context))
    }

    private func plans(_ setter: some AgendaRowSetter) -> [AgendaPlan] {
        let blocks = rows.map { row in AgendaBlock(row, setter) }
        let filler = ColumnFiller(
            blocks: blocks.map(\.measures), gap: .zero, columnHeight: geometry.columns[0].height,
            columnCount: geometry.columns.count)
        return filler.pages().enumerated().map { index, page in
            let columns = zip(page, geometry.columns).map { parts, column in
                self.parts(parts, of: blocks, in: column, filler)
            }
            return AgendaPlan(
                span: span, isContinued: index > 0, geometry: geometry, metrics: setter.metrics,
                totals: index == 0 ? totals : nil, columns: columns)
        }
    }

    /// The parts in a column, from its top down.
    private func parts(
        _ parts: [ColumnFiller.Part], of blocks: [AgendaBlock], in column: Rect, _ filler: ColumnFiller
    ) -> [AgendaPart] {
        let rects = column.rows(parts.map(filler.height))
        return zip(parts, rects).map { part, rect in AgendaPart(block: blocks[part.block], rows: part.rows, area: rect)
        }
    }
}
