import CalendarCore

// Marks that are drawn on entries and days beside their texts, the same in every kind of page. A kind says where they
// are; which entries and days have them, and what they look like, is said here.

extension LayoutContext {
    /// The marks of an entry around the box of its words: an outline if the entry says what is missing.
    func marks(of entry: Entry, around box: @autoclosure () -> Rect) -> [DisplayItem] {
        entry.isBoxed ? [outline(around: box())] : []
    }

    /// The outline of words that say what is missing; its stroke is inside the box.
    func outline(around box: Rect) -> DisplayItem {
        let (scale, stroke) = (style.scale, style.scale.stroke(StrokeWeight.border))
        return .outline(.roundedRect(box.inset(by: stroke / 2), radius: scale.furniture(.points(2))), weight: stroke)
    }

    /// The marks of a day, in its area and outside its texts: a bar at the edge where lines begin if the day has
    /// changed.
    func marks(of date: CivilDate, in area: @autoclosure () -> Rect) -> [DisplayItem] {
        schedule.revision(of: date) == nil ? [] : [changeBar(in: area())]
    }

    private func changeBar(in area: Rect) -> DisplayItem {
        let width = style.scale.furniture(.quarterPoints(10))
        let x = area.x(of: width, from: .zero, style.locale.direction)
        return .fill(Rect(x: x, y: area.minY, width: width, height: area.height), .black)
    }
}

extension Rect {
    /// Wider at the left and at the right.
    func widened(by reach: Length) -> Rect {
        Rect(x: minX - reach, y: minY, width: width + reach * 2, height: height)
    }
}
