import CalendarCore

/// The sign of an item: a circle, open or black with a white tick.
struct CheckCircle {
    let centre: Point
    let radius: Length
    let isDone: Bool
    let stroke: Length

    /// The group of the sign; `spoken` are the words for it, nil if others say them.
    func item(spoken: String?) -> DisplayItem {
        .group(Structure(.task(isDone ? .done : .open), frame: frame, spoken: spoken), shapes)
    }

    private var frame: Rect {
        Rect(x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2)
    }

    private var shapes: [DisplayItem] {
        let circle = Shape.roundedRect(frame.inset(by: stroke / 2), radius: radius - stroke / 2)
        guard isDone else { return [.outline(circle, weight: stroke)] }
        return [
            .outline(circle, weight: stroke, fill: .black), .outline(tick, weight: Length(rawValue: 1), ink: .white),
        ]
    }

    /// A line of 1.7 in a circle of 6, from its middle down and up again, in thousandths of the radius.
    private var tick: Shape {
        let corners = [(-381, -122), (-155, 115), (393, -517), (607, -332), (-145, 537), (-586, 73)]
        return .polygon(
            corners.map { x, y in
                Point(
                    x: centre.x + Length(rawValue: radius.rawValue * x / 1000),
                    y: centre.y + Length(rawValue: radius.rawValue * y / 1000))
            })
    }
}

extension CalendarLocale {
    /// "done, Tuesday, March 3, 2025", "done" or "open".
    func spokenState(isDone: Bool, _ date: CivilDate?) -> String {
        guard isDone else { return phrases.stillOpen }
        return date.map { phrases.doneOn.filled(["date": fullDate($0)]) } ?? phrases.done
    }
}
