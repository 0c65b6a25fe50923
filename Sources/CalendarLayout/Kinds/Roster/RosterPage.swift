import CalendarCore

/// The kind of page that shows who does what on which day: a row a person and a column a day, or the other way round.
public struct RosterPage: PageKind {
    /// `roster`.
    public static let name = "roster"

    /// The texts of lines, and gaps. An event is shown only if it closes a day, or is somebody's.
    public static let coverage: Set<Entry.Kind> = [.line, .gap]

    /// Landscape.
    public static let isLandscape = true

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let people: People
    private var directory = PageDirectory()

    /// Roster pages of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
        people = People(of: context.schedule)
    }

    /// Exactly the days: on one table up to five weeks, also over a month's end, else month by month.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { days.byMonth }

    /// The month, or the first and the last day.
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.title(ofPage: span) }

    /// Keeps the links from the heads of days to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// As many pages as the people need.
    public func plan(_ span: DaySpan) -> [RosterPlan] {
        let roster = Roster(context.schedule, people, days: span, order: context.style.rosterOrder)
        return RosterPlanner(roster, context).plans()
    }

    /// The texts that do not consist of names, if there are more than fit below the table.
    public func overflow(of plan: RosterPlan) -> [ContinuedBlock] { plan.overflow }

    /// The table with its title and its legend.
    public func compose(_ plan: RosterPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        RosterComposer(
            plan: plan, context: context, number: number, continuations: continuations, directory: directory
        ).compose()
    }
}
