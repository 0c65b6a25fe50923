import CalendarCore

/// The kind of page that shows three months side by side, a row a day, with room to write.
public struct QuarterPage: PageKind {
    /// `quarter`.
    public static let name = "quarter"

    /// It prints no entry but the reasons days are closed; the rest is left for writing.
    public static let coverage: Set<Entry.Kind> = []

    /// Its rows are long.
    public static let isLandscape = true

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var directory = PageDirectory()

    /// Quarters of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The whole quarters that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let (first, last) = (days.lowerBound.yearMonth.ordinal / 3, days.upperBound.yearMonth.ordinal / 3)
        return (first...last).compactMap { quarter in
            let months = [quarter * 3, quarter * 3 + 2].compactMap { YearMonth(year: $0 / 12, month: $0 % 12 + 1) }
            return months.count == 2 ? months[0].firstDay...months[1].lastDay : nil
        }
    }

    /// Keeps the links from the names of months to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// One.
    public func pageCount(of span: DaySpan) throws(MeasuringError) -> Int? { 1 }

    /// One page, for the quarter of the first day.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [QuarterPlan] {
        [QuarterPlan(span: span, geometry: QuarterGeometry(in: context.frame.body, context.style))]
    }

    /// The months with the names of their days.
    public func compose(
        _ plan: QuarterPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try QuarterComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}

/// The contents of a quarter's page.
public struct QuarterPlan {
    let span: DaySpan
    let geometry: QuarterGeometry

    /// Its months.
    var months: [YearMonth] {
        let first = span.lowerBound.yearMonth
        return (0..<3).compactMap { first.adding(months: $0) }
    }
}
