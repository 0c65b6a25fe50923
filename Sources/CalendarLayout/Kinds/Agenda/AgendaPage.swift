import CalendarCore

/// The kind of page that lists days in columns, with every entry in full.
public struct AgendaPage: PageKind {
    /// `agenda`.
    public static let name = "agenda"

    /// Start and end times, and places.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true) }

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var sizes: [CivilDate: Length] = [:]
    private var directory = PageDirectory()

    /// Agendas of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
    }

    /// One span per month; a month at either end may be partial.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let months = MonthRange(from: days.lowerBound.yearMonth, to: days.upperBound.yearMonth)
        return months?.map { DaySpan($0).clamped(to: days) } ?? []
    }

    /// Finds the size of each month; all get the least if the style asks for it.
    public mutating func prepare(_ spans: [DaySpan]) throws(MeasuringError) {
        for span in spans { sizes[span.lowerBound] = try AgendaFitter(span, context).size() }
        guard context.style.bodySizes.areSame, let least = sizes.values.min() else { return }
        sizes = sizes.mapValues { _ in least }
    }

    /// Keeps the links from dates to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// As many pages as the days need.
    public func plan(_ span: DaySpan) throws(MeasuringError) -> [AgendaPlan] {
        let fitter = AgendaFitter(span, context)
        let size = if let known = sizes[span.lowerBound] { known } else { try fitter.size() }
        return try fitter.plans(size: size)
    }

    /// The columns of a page, with its title.
    public func compose(
        _ plan: AgendaPlan, number: Int, continuations: ContinuationPlaces
    ) throws(MeasuringError) -> LaidOutPage {
        try AgendaComposer(plan: plan, context: context, number: number, directory: directory).compose()
    }
}
