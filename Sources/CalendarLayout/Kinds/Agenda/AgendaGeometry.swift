import CalendarCore

/// The columns of an agenda, and the parts of a row.
///
///     ┌─ date ─┬─ text ──────────┐        ┌─ date ─┬─ text ──────────┐
///     │ 6  Mon │ OS   P.G.K.     │ gutter │ 20 Mon │ …               │
///     └────────┴─────────────────┘        └────────┴─────────────────┘
public struct AgendaGeometry: Hashable, Sendable {
    /// The columns, in the order of reading.
    public let columns: [Rect]
    /// The width of the part of a row that has its date.
    public let dateWidth: Length
    /// The gap between the date and the texts.
    public let dateGap: Length
    /// The direction of writing.
    public let direction: WritingDirection

    /// As many columns as a body has room for, at least one.
    public init(in body: Rect, scale: SheetScale, _ direction: WritingDirection) {
        columns = body.columns(
            atLeast: scale.furniture(.points(200)), gutter: scale.furniture(.points(22)), direction)
        (dateWidth, dateGap) = (scale.furniture(.points(60)), scale.furniture(.points(8)))
        self.direction = direction
    }

    /// The width of the texts of a row.
    public var textWidth: Length { columns[0].width - dateWidth - dateGap }

    /// The part of a row with its date.
    public func date(in row: Rect) -> Rect {
        Rect(x: row.x(of: dateWidth, from: .zero, direction), y: row.minY, width: dateWidth, height: row.height)
    }

    /// The part of a row with its texts.
    public func text(in row: Rect) -> Rect {
        let x = row.x(of: textWidth, from: dateWidth + dateGap, direction)
        return Rect(x: x, y: row.minY, width: textWidth, height: row.height)
    }
}
