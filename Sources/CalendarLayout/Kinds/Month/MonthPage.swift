import CalendarCore

/// The kind of page that shows a month as a grid, one week per row.
public struct MonthPage: PageKind {
    /// `month`.
    public static let name = "month"

    /// Start and end times, and places: the page has room for them.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var document: MonthDocument?
    private var directory = PageDirectory()

    /// Month pages of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// The whole months that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let months = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)
        return months?.map(DaySpan.init) ?? []
    }

    /// Keeps the links from the numbers of days to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// Decides which settings the months share.
    public mutating func prepare(_ spans: [DaySpan]) {
        document = MonthDocument(spans, context)
    }

    /// The style of its pages, with initials in the place of names in the months that would be set below 8 pt, on
    /// Letter, with names; the same style if it does not ask for that (``NameForm/auto``).
    public func settlingNames(_ spans: [DaySpan]) -> PageStyle {
        guard context.style.names == .auto else { return context.style }
        let document = MonthDocument(spans, context)
        let least = context.style.scale.type(.points(8))
        var style = context.style
        style.monthsOfInitials = Set(
            spans.map(\.lowerBound.yearMonth).filter { month in
                let trial = document.fit(of: month).trial
                return trial.setting.type.size < least || !trial.isWhole || trial.continues
            })
        return style
    }

    /// One page, for the month of the first day.
    public func plan(_ span: DaySpan) -> [MonthPlan] {
        let document = if let document { document } else { MonthDocument([span], context) }
        let month = span.lowerBound.yearMonth
        return [MonthPlan(month, document.fit(of: month), context)]
    }

    /// Returns one if everything fits; nil if it has to be planned.
    public func pageCount(of span: DaySpan) -> Int? {
        guard let fit = document?.fit(of: span.lowerBound.yearMonth) else { return nil }
        return fit.mayContinue ? nil : 1
    }

    /// The notes and the entries that do not fit.
    public func overflow(of plan: MonthPlan) -> [ContinuedBlock] { plan.overflow }

    /// The grid with its title, notes and entries.
    public func compose(_ plan: MonthPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        MonthComposer(
            plan: plan, context: context, number: number, continuations: continuations, directory: directory
        ).compose()
    }
}
