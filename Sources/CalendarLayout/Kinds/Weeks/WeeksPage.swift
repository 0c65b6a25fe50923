import CalendarCore

/// The kind of page that shows whole weeks as a grid, one week per row, wherever months begin.
public struct WeeksPage: GridPageKind {
    /// `weeks`.
    public static let name = "weeks"

    /// The settings that its pages share.
    public var grids: GridPages

    /// Pages of weeks of a schedule, in a style.
    public init(_ context: LayoutContext) { grids = GridPages(context) }

    /// The most weeks that are on one page if there are no others, and the weeks of each page if there are.
    private static let mostTogether = 7
    private static let usualRows = 6

    /// The whole weeks that the days touch, page by page; as many as the style says, from that of the first day.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let rows = WeekGrid(asked(days, style), firstWeekday: style.firstWeekday).weekRows.map(\.days)
        let most = style.weekRows ?? (rows.count <= mostTogether ? mostTogether : usualRows)
        return stride(from: 0, to: rows.count, by: most).map { first in
            rows[first].lowerBound...rows[min(first + most, rows.count) - 1].upperBound
        }
    }

    /// All days of the weeks.
    private static func asked(_ days: DaySpan, _ style: PageStyle) -> DaySpan {
        guard let count = style.weekCount else { return days.wholeWeeks(startingOn: style.firstWeekday) }
        let first = (days.lowerBound...days.lowerBound).wholeWeeks(startingOn: style.firstWeekday).lowerBound
        let start = days.lowerBound.firstDay(ofWeekStartingOn: style.firstWeekday)
        return first...(CivilDate(start + (count * 7 - 1)) ?? .last)
    }
}
