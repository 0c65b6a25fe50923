import CalendarCore

/// The kind of page that shows a year as twelve small months, with a mark on the days that have entries.
public struct YearPage: PageKind {
    /// `year`.
    public static let name = "year"

    /// It marks days and prints no entries.
    public static let coverage: Set<Entry.Kind> = []

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var directory = PageDirectory()

    /// Years of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The whole years that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        (days.lowerBound.year...days.upperBound.year).compactMap { year in
            guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12) else {
                return nil
            }
            return first.firstDay...last.lastDay
        }
    }

    /// Keeps the links from the names of months to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// One.
    public func pageCount(of span: DaySpan) throws(MeasuringError) -> Int? { 1 }

    /// One page, for the year of the first day.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [YearPlan] { [YearPlan(span, context)] }

    /// The months with their marks.
    public func compose(
        _ plan: YearPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try YearComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}
