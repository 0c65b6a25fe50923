import CalendarCore

/// The bar at the edge of a day that has changed, where lines begin.
struct ChangeBar {
    let item: DisplayItem

    /// All of it is inside the area, and outside the texts.
    init(of area: Rect, _ direction: WritingDirection, _ scale: SheetScale) {
        let width = scale.furniture(.quarterPoints(10))
        let x = area.x(of: width, from: .zero, direction)
        item = .fill(Rect(x: x, y: area.minY, width: width, height: area.height), .black)
    }
}
