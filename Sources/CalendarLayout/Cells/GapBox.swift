import CalendarCore

/// The box around the words that say that a line has too few people.
struct GapBox {
    let item: DisplayItem

    /// The stroke stays inside the area.
    init(_ area: Rect, _ scale: SheetScale) {
        let stroke = scale.stroke(StrokeWeight.border)
        item = .outline(.roundedRect(area.inset(by: stroke / 2), radius: scale.furniture(.points(2))), weight: stroke)
    }
}

extension Rect {
    /// Wider at the left and at the right.
    func widened(by reach: Length) -> Rect {
        Rect(x: minX - reach, y: minY, width: width + reach * 2, height: height)
    }
}
