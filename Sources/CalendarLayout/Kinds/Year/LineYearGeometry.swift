import CalendarCore

/// The twelve columns of a year in days, and the lines below them for totals.
///
///     ┌ January ┐ ┌ February ┐ ┌ …
///     │ 1 We  A │ │ 1 Sa   B │ │        31 rows
///     └─────────┘ └──────────┘ └ …
///     totals
struct LineYearGeometry {
    /// A column for each month, with its name at the top.
    let columns: [Rect]
    /// The area of the totals.
    let foot: Rect
    let rowHeight: Length
    /// The width of the part of a row that has its date.
    let dateWidth: Length
    /// The gap between the date and the name.
    let gap: Length
    let numberSize: Length
    let weekdaySize: Length
    private let nameHeight: Length
    private let direction: WritingDirection

    /// The columns in the body of a page, above a foot of a height.
    init(in body: Rect, footHeight: Length, _ style: PageStyle) {
        let scale = style.scale
        direction = style.locale.direction
        foot = Rect(x: body.minX, y: body.maxY - footHeight, width: body.width, height: footHeight)
        let gutter = scale.furniture(.quarterPoints(22))
        let width = (body.width - gutter * 11) / 12
        let height = body.height - footHeight
        columns = (0..<12).map { [direction] month in
            let x = body.x(of: width, from: (width + gutter) * month, direction)
            return Rect(x: x, y: body.minY, width: width, height: height)
        }
        nameHeight = scale.furniture(.points(14))
        rowHeight = (height - nameHeight) / 31
        numberSize = min(.points(11), rowHeight * 11 / 20, width * 9 / 40)
        weekdaySize = numberSize * 9 / 11
        dateWidth = numberSize * 29 / 10
        gap = numberSize / 5
    }

    /// True if numbers can be read at arm's length.
    var isLegible: Bool { numberSize >= .quarterPoints(26) }

    func name(of column: Rect) -> Rect { column.top(nameHeight) }

    /// The rows of a month's days.
    func rows(_ count: Int, of column: Rect) -> [Rect] {
        column.below(nameHeight).rows(Array(repeating: rowHeight, count: count))
    }

    func date(in row: Rect) -> Rect {
        Rect(x: row.x(of: dateWidth, from: .zero, direction), y: row.minY, width: dateWidth, height: row.height)
    }

    /// The part of a row that has a name, a bar or a dashed box.
    func room(in row: Rect) -> Rect {
        let width = row.width - dateWidth - gap
        return Rect(
            x: row.x(of: width, from: dateWidth + gap, direction), y: row.minY, width: width, height: row.height)
    }
}
