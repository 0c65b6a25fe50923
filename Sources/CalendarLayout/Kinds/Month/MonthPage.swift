import CalendarCore

/// The kind of page that shows a month as a grid, one week per row.
public struct MonthPage: GridPageKind {
    /// `month`.
    public static let name = "month"

    /// The settings that its months share.
    public var grids: GridPages

    /// Month pages of a schedule, in a style.
    public init(_ context: LayoutContext) { grids = GridPages(context) }

    /// The whole months that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { days.months.map(DaySpan.init) }
}
