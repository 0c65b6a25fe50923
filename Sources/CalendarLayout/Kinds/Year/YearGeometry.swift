import CalendarCore

/// The twelve months of a year, and the line below them that says what the marks mean.
///
///     ┌─ January ─┐  ┌─ February ┐  ┌─ March ───┐
///     │           │  │           │  │           │   4 rows, across 3
///     └───────────┘  └───────────┘  └───────────┘
public struct YearGeometry: Hashable, Sendable {
    /// The area of each month, from January on.
    public let months: [Rect]
    /// The line that says what the marks mean.
    public let legend: Rect
    /// The width of the column of weeks' numbers; zero without them.
    public let weekColumn: Length
    /// The distance from the top of a month to the rule below its name.
    public let nameHeight: Length
    /// The distance from that rule to the first row of days.
    public let headerHeight: Length
    /// The direction of writing.
    public let direction: WritingDirection

    /// The months of a year in the body of a page.
    public init(in body: Rect, _ style: PageStyle) {
        let scale = style.scale
        direction = style.locale.direction
        let columns = body.width > body.height ? 4 : 3
        let (gutter, gap) = (scale.furniture(.points(21)), scale.furniture(.points(15)))
        let height = scale.furniture(.points(20))
        legend = Rect(x: body.minX, y: body.maxY - height, width: body.width, height: height)
        let rows = 12 / columns
        let width = (body.width - gutter * (columns - 1)) / columns
        let monthHeight = (body.height - height - gap * (rows - 1)) / rows
        months = (0..<12).map { [direction] index in
            let x = body.x(of: width, from: (width + gutter) * (index % columns), direction)
            return Rect(x: x, y: body.minY + (monthHeight + gap) * (index / columns), width: width, height: monthHeight)
        }
        weekColumn = style.hasWeekNumbers ? scale.furniture(.points(18)) : .zero
        nameHeight = scale.furniture(.points(14))
        headerHeight = scale.furniture(.points(15))
    }

    /// The area of a month's name.
    public func name(of month: Rect) -> Rect { month.top(nameHeight) }

    /// The names of weekdays and the six rows of a month, without the weeks' numbers.
    public func grid(of month: Rect) -> Rect {
        let width = month.width - weekColumn
        return Rect(
            x: month.x(of: width, from: weekColumn, direction), y: month.minY + nameHeight, width: width,
            height: month.height - nameHeight)
    }

    /// The row of the weekdays of a month.
    public func header(of month: Rect) -> Rect { grid(of: month).top(headerHeight) }

    /// The six rows of a month, from the top.
    public func weekRows(of month: Rect) -> [Rect] {
        let days = grid(of: month).below(headerHeight)
        return days.rows(Array(repeating: days.height / 6, count: 6))
    }

    /// The seven cells of a row.
    public func cells(of row: Rect) -> [Rect] {
        let edges = (0...7).map { row.width * $0 / 7 }
        return row.columns(zip(edges.dropFirst(), edges).map { $0 - $1 }, direction)
    }

    /// The cell of a row's week number, beside its days.
    public func weekNumber(of row: Rect) -> Rect {
        let x = direction == .leftToRight ? row.minX - weekColumn : row.maxX
        return Rect(x: x, y: row.minY, width: weekColumn, height: row.height)
    }
}
