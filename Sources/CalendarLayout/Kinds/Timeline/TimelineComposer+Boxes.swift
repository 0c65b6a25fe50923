import CalendarCore

// The boxes of events, and the words in them.
extension TimelineComposer {
    /// The words in boxes, in the order of the clock. Those that are in the list as well are read there, in the place
    /// of their box.
    func boxItems(_ column: Int) -> [DisplayItem] {
        var items: [DisplayItem] = []
        var listed = listItems(of: column)[...]
        for box in plan.boxes[column].boxes where !box.isJoined {
            if let item = item(of: box, plan.date(of: column)) { items.append(item) }
            if box.isShortened, let item = listed.popFirst() { items.append(item) }
        }
        return items + listed
    }

    private func item(of box: TimelineBox, _ date: CivilDate) -> DisplayItem? {
        switch box.content {
        case .text(let text): item(text, of: box, date)
        case .number(let number):
            .group(Structure(.artifact), [mark(word(locale.number(number)), in: box)])
        case .reference:
            continuations[date].map { place in
                .group(Structure(.artifact), [.link(box.rect, to: place, [reference(to: place, in: box)])])
            }
        case .empty: nil
        }
    }

    private func item(_ text: BoxText, of box: TimelineBox, _ date: CivilDate) -> DisplayItem {
        let words = text.runs(in: box.rect, direction).map(DisplayItem.text) + initials(text, box)
        // An event that began the day before was read there.
        guard !box.event.isContinued else { return .group(Structure(.artifact), words) }
        guard box.isShortened else {
            let spoken = text.leavesOutEnd ? context.format.text(of: box.event.entry) : nil
            return .group(Structure(.entry, spoken: spoken), words)
        }
        guard let place = continuations[date], plan.list == nil else {
            return .group(Structure(.artifact), words)
        }
        return .group(Structure(.entry), [.link(box.rect, to: place, words)])
    }

    /// "p. 2", or only dots in a box that is too narrow for words of a size that can be read: its day says the page.
    private func reference(to place: Place, in box: TimelineBox) -> DisplayItem {
        let page = CutMark.fitting(
            [.page, .dots], page: locale.number(place.page), in: .condensedBold, size: metrics.leastSize,
            width: box.rect.width - metrics.boxEdge - metrics.boxStroke * 2, locale, typesetter)
        return mark(page, in: box)
    }

    private func word(_ text: String) -> ShapedText { typesetter.word(text, in: .condensedBold) }

    /// A short word in the middle of a box, as large as it may be.
    private func mark(_ shaped: ShapedText, in box: TimelineBox) -> DisplayItem {
        let edge = metrics.boxEdge
        let room = box.rect.width - edge - metrics.boxStroke * 2
        let largest = Length(rawValue: max(0, room.rawValue) * Advance.unitsPerEm / max(1, shaped.advance.rawValue))
        let size = max(.points(1), min(metrics.referenceSize, largest, box.rect.height * 4 / 5))
        let width = shaped.advance.width(at: size)
        let x = box.rect.x(of: width, from: edge + (room - width) / 2 + metrics.boxStroke / 2, direction)
        let height = min(box.rect.height, metrics.referenceSize * 2)
        let baseline = box.rect.minY + typesetter.centredBaseline(of: .condensedBold, size: size, height: height)
        return .text(TextRun(shaped, origin: Point(x: x, y: baseline), size: size))
    }

    /// The circle around initials, at the end of a box.
    func circle(in box: Rect) -> Rect {
        let side = metrics.initialsSize
        let gap = metrics.boxStroke + metrics.boxPadding / 2
        let x = box.x(of: side, from: box.width - side - gap, direction)
        return Rect(x: x, y: box.minY + gap, width: side, height: side)
    }

    private func initials(_ text: BoxText, _ box: TimelineBox) -> [DisplayItem] {
        guard let initials = text.initials else { return [] }
        let circle = circle(in: box.rect)
        let size = circle.height / 2
        let width = initials.advance.width(at: size)
        let baseline = circle.minY + typesetter.centredBaseline(of: .condensedBold, size: size, height: circle.height)
        let origin = Point(x: circle.minX + (circle.width - width) / 2, y: baseline)
        return [.text(TextRun(initials, origin: origin, size: size))]
    }

    // MARK: Shapes

    /// A white box with an edge that is as long as the event on the clock; a moment has a dot and a line.
    func shapes(_ box: TimelineBox) -> [DisplayItem] {
        let look = style.timeline.look(of: box.event.entry.event?.category)
        return box.event.isMoment ? moment(box, look) : outline(box, look)
    }

    private func outline(_ box: TimelineBox, _ look: CategoryStyle) -> [DisplayItem] {
        let inner = box.rect.inset(by: metrics.boxStroke / 2)
        let radius = metrics.cornerRadius
        let (top, bottom) = (max(box.rect.minY, box.span.lowerBound), min(box.rect.maxY, box.span.upperBound))
        let x = box.rect.x(of: metrics.boxEdge, from: .zero, direction)
        // Round corners need room beside the edge.
        let inset = min(radius, (bottom - top) / 4)
        let edge = Rect(x: x, y: top + inset, width: metrics.boxEdge, height: bottom - top - inset * 2)
        let circle: [DisplayItem] =
            box.text?.initials == nil
            ? []
            : [
                .outline(
                    .roundedRect(self.circle(in: box.rect), radius: metrics.initialsSize / 2), weight: metrics.boxStroke
                )
            ]
        return [
            .outline(
                .roundedRect(inner, radius: radius), weight: metrics.boxStroke, ink: look.border, fill: look.background),
            .fill(edge, look.border),
        ] + circle
    }

    private func moment(_ box: TimelineBox, _ look: CategoryStyle) -> [DisplayItem] {
        let stroke = style.scale.stroke(StrokeWeight.border)
        let radius = metrics.boxEdge
        let y = min(max(box.span.lowerBound, box.rect.minY), box.rect.maxY)
        let x = box.rect.x(of: radius, from: radius / 2, direction)
        let dot = Rect(x: x, y: y - radius / 2, width: radius, height: radius)
        return [
            .fill(box.rect.inset(by: hairline), .white),
            .rules([.horizontal(y: y, from: box.rect.minX, to: box.rect.maxX)], weight: stroke, ink: look.border),
            .outline(.roundedRect(dot, radius: radius / 2), weight: radius, ink: look.border, fill: look.border),
        ]
    }
}
