import CalendarCore

/// The kind of page that shows a month as a grid, one week per row.
public struct MonthPage: PageKind {
    /// `month`.
    public static let name = "month"

    /// What its pages are laid out from.
    public let context: LayoutContext

    /// Month pages of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The whole months that the days touch.
    public func spans(of days: DaySpan) -> [DaySpan] {
        let months = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)
        return months?.map(DaySpan.init) ?? []
    }

    /// One page, for the month of the first day.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [MonthPlan] {
        [try MonthPlan(span.lowerBound.yearMonth, context)]
    }

    /// The notes and the entries that do not fit.
    public func overflow(of plan: MonthPlan) -> [ContinuedBlock] { plan.overflow }

    /// The grid with its title, notes and entries.
    public func compose(
        _ plan: MonthPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try MonthComposer(plan: plan, context: context, number: number, continuations: continuations).compose()
    }
}
