import CalendarCore

/// A kind of page that shows whole weeks as a grid, one week a row: of a month, or of any days.
public protocol GridPageKind: PageKind where Plan == MonthPlan {
    /// The parts that its pages share.
    var grids: GridPages { get set }

    /// Pages of a schedule, in a style.
    init(_ context: LayoutContext)
}

/// The settings that the grids of a document share, and the places of its days on other pages.
public struct GridPages {
    /// The context its pages are laid out from.
    public let context: LayoutContext
    fileprivate var document: MonthDocument?
    fileprivate var directory = PageDirectory()

    /// No pages yet.
    init(_ context: LayoutContext) { self.context = context }

    fileprivate func fit(of span: DaySpan) -> MonthFit {
        let document = if let document { document } else { MonthDocument([span], context) }
        return document.fit(of: span)
    }
}

extension GridPageKind {
    /// Start and end times, and places: the page has room for them.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public var context: LayoutContext { grids.context }

    /// The month, or the first and the last day.
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.title(ofPage: span) }

    /// Keeps the links from the numbers of days to pages of their own.
    public mutating func take(_ directory: PageDirectory) { grids.directory = directory }

    /// Decides which settings the grids share.
    public mutating func prepare(_ spans: [DaySpan]) { grids.document = MonthDocument(spans, context) }

    /// One page.
    public func plan(_ span: DaySpan) -> [MonthPlan] { [MonthPlan(span, grids.fit(of: span), context)] }

    /// Returns one if everything fits; nil if it has to be planned.
    public func pageCount(of span: DaySpan) -> Int? {
        guard let fit = grids.document?.fit(of: span) else { return nil }
        return fit.mayContinue ? nil : 1
    }

    /// The notes and the entries that do not fit.
    public func overflow(of plan: MonthPlan) -> [ContinuedBlock] { plan.overflow }

    /// The grid with its title, notes and entries.
    public func compose(_ plan: MonthPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        MonthComposer(
            plan: plan, kind: Self.name, context: context, number: number, continuations: continuations,
            directory: grids.directory
        ).compose()
    }
}
