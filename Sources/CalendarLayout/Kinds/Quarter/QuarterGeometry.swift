import CalendarCore

/// The three columns of a quarter, and the rows of their days.
///
///     ┌─ January ───┐  ┌─ February ──┐  ┌─ March ─────┐
///     │ 1 Wed       │  │ 1 Sat       │  │ 1 Sat       │   31 rows
public struct QuarterGeometry: Hashable, Sendable {
    /// The columns, in the order of their months.
    public let columns: [Rect]
    /// The distance from the top of a column to the rule below its name.
    public let nameHeight: Length
    /// The width of the part of a row that has its date.
    public let dateWidth: Length
    /// The direction of writing.
    public let direction: WritingDirection

    /// The columns in the body of a page.
    public init(in body: Rect, _ style: PageStyle) {
        let (scale, direction) = (style.scale, style.locale.direction)
        let gutter = scale.furniture(.points(21))
        let width = (body.width - gutter * 2) / 3
        columns = (0..<3).map { index in
            let x = body.x(of: width, from: (width + gutter) * index, direction)
            return Rect(x: x, y: body.minY, width: width, height: body.height)
        }
        nameHeight = scale.furniture(.points(14))
        dateWidth = min(scale.furniture(.points(46)), width / 2)
        self.direction = direction
    }

    /// The area of a month's name.
    public func name(of column: Rect) -> Rect { column.top(nameHeight) }

    /// The rows of `count` days, each a 31st of the remaining height.
    public func days(_ count: Int, of column: Rect) -> [Rect] {
        let rows = column.below(nameHeight)
        return rows.rows(Array(repeating: rows.height / 31, count: count))
    }

    /// The part of a row with its date.
    public func date(in row: Rect) -> Rect {
        Rect(x: row.x(of: dateWidth, from: .zero, direction), y: row.minY, width: dateWidth, height: row.height)
    }

    /// The part of a row to write in.
    public func room(in row: Rect) -> Rect {
        let width = row.width - dateWidth
        return Rect(x: row.x(of: width, from: dateWidth, direction), y: row.minY, width: width, height: row.height)
    }
}
