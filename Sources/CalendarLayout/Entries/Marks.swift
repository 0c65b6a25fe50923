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
        isChanged(date) ? [changeBar(in: area())] : []
    }

    /// Returns true if an entry of a day has changed since an earlier schedule.
    func isChanged(_ date: CivilDate) -> Bool { schedule.revision(of: date) != nil }

    /// The distance from the edge of a day's area to its texts: `usual`, or 3 pt off the bar of a day that has changed.
    func textInset(of date: CivilDate, usual: Length) -> Length {
        isChanged(date) ? max(usual, changeBarWidth + style.scale.furniture(.points(3))) : usual
    }

    /// The ground of a day's name: black if the day is closed, light on a weekend; nil on other days.
    func ground(of date: CivilDate, isClosed: Bool, in area: @autoclosure () -> Rect) -> DisplayItem? {
        guard isClosed || style.locale.weekend.contains(date.weekday) else { return nil }
        return .fill(area(), isClosed ? .black : .light)
    }

    /// The mark of today: a rounded box around its number, which is `inset` from the edge of a strip.
    func todayMark(around number: ShapedText, size: Length, inset: Length, in strip: Rect) -> DisplayItem {
        let (stroke, room) = (style.scale.stroke(StrokeWeight.heavy), style.scale.furniture(.points(3)))
        let (width, reach) = (number.advance.width(at: size), min(inset - stroke / 2, room))
        let box = Rect(
            x: strip.x(of: width, from: inset, style.locale.direction), y: strip.minY + stroke, width: width,
            height: strip.height - stroke * 2)
        return .outline(.roundedRect(box.widened(by: reach), radius: room), weight: stroke)
    }

    /// The mark of a cell of a table that has changed: two strokes in the corner where lines begin.
    func changeCorner(in cell: Rect, _ ink: Shade = .black) -> [DisplayItem] {
        let inset = style.scale.furniture(.points(2))
        let length = min(style.scale.furniture(.points(8)), cell.width / 3, cell.height / 3)
        return changeCorner(in: cell.inset(by: inset), length: length, ink)
    }

    /// The same two strokes along the edges of a box.
    func changeCorner(in box: Rect, length: Length, _ ink: Shade = .black) -> [DisplayItem] {
        let stroke = style.scale.furniture(.quarterPoints(5))
        return [(length, stroke), (stroke, length)].map { width, height in
            let x = box.x(of: width, from: .zero, style.locale.direction)
            return .fill(Rect(x: x, y: box.minY, width: width, height: height), ink)
        }
    }

    private func changeBar(in area: Rect) -> DisplayItem {
        let x = area.x(of: changeBarWidth, from: .zero, style.locale.direction)
        return .fill(Rect(x: x, y: area.minY, width: changeBarWidth, height: area.height), .black)
    }

    private var changeBarWidth: Length { style.scale.furniture(.quarterPoints(10)) }
}

extension Rect {
    /// Wider at the left and at the right.
    func widened(by reach: Length) -> Rect {
        Rect(x: minX - reach, y: minY, width: width + reach * 2, height: height)
    }
}
