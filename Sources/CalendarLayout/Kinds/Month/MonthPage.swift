import CalendarCore

/// A kind of page: a month as a grid, a week a row.
public struct MonthPage: PageKind {
    public static let name = "month"

    public let context: LayoutContext

    /// Months of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The months that the days touch, whole.
    public func spans(of days: DaySpan) -> [DaySpan] {
        let months = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)
        return months?.map(DaySpan.init) ?? []
    }

    /// One page: that of the month of the first day.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [MonthPlan] {
        [try MonthPlan(span.lowerBound.yearMonth, context)]
    }

    /// The notes and the entries of days that have no room.
    public func overflow(of plan: MonthPlan) -> [ContinuedBlock] { plan.overflow }

    /// The grid with its title, notes and entries.
    public func compose(
        _ plan: MonthPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try MonthComposer(plan: plan, context: context, number: number, continuations: continuations).compose()
    }
}
