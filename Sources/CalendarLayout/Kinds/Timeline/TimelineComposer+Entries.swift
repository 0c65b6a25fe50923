import CalendarCore

// The words of the entries.
extension TimelineComposer {
    /// The area of a band's texts.
    func textArea(_ band: TimelineGeometry.Band, _ day: Int) -> Rect {
        geometry.cell(band, day: day).inset(
            by: Insets(top: metrics.bandPadding, left: metrics.inset, bottom: .zero, right: metrics.inset))
    }

    func entries(_ column: TextColumns.Column, in band: TimelineGeometry.Band, _ day: Int) -> [DisplayItem] {
        let area = textArea(band, day)
        return column.texts.map { item($0.set, in: area, top: area.minY + $0.top) }
    }

    func item(_ set: SetStackedText, in area: Rect, top: Length) -> DisplayItem {
        let runs = set.runs(in: area, top: top, direction)
        return .entry(spoken: context.format.spoken(set.entry), label: runs.lead, value: runs.value)
    }

    // MARK: Bars

    /// The box of a bar.
    func box(of bar: AllDayBar, lane: Int) -> Rect {
        let cells = bar.columns.map { geometry.cell(.allDay, day: $0) }
        let (left, right) = (cells.map(\.minX).min() ?? .zero, cells.map(\.maxX).max() ?? .zero)
        let stroke = style.scale.stroke(StrokeWeight.border)
        let inset = style.scale.furniture(.quarterPoints(10))
        let ends = BarOutline.Ends(begins: bar.begins, ends: bar.ends, direction)
        let (leftInset, rightInset) = (ends.left == .square ? inset : stroke, ends.right == .square ? inset : stroke)
        let top = cells[0].minY + metrics.barTop + plan.bars.top(ofLane: lane)
        return Rect(x: left + leftInset, y: top, width: right - left - leftInset - rightInset, height: bar.height)
    }

    func outline(of bar: AllDayBar, lane: Int) -> BarOutline {
        BarOutline(
            box: box(of: bar, lane: lane), ends: BarOutline.Ends(begins: bar.begins, ends: bar.ends, direction),
            heightOfPoint: style.scale.furniture(style.sizes.bar) * 142 / 100)
    }

    /// The bars that are read with a day: those that begin on it, or come from before the page.
    func barItems(beginningOn day: Int) -> [DisplayItem] {
        plan.bars.lanes.enumerated().flatMap { lane, bars in
            bars.filter { $0.columns.lowerBound == day }.map { bar in
                .group(Structure(.entry, spoken: spoken(bar)), runs(of: bar, lane: lane).map(DisplayItem.text))
            }
        }
    }

    private func runs(of bar: AllDayBar, lane: Int) -> [TextRun] {
        let room = outline(of: bar, lane: lane).room(padding: metrics.inset * 3 / 4)
        let size = style.scale.furniture(style.sizes.bar)
        let top = room.minY + (room.height - bar.words.height) / 2
        let start = Point(x: direction == .leftToRight ? room.minX : room.maxX, y: top)
        let ending = bar.ending.map { ending in
            let x = room.x(
                of: ending.advance.width(at: size), from: room.width - ending.advance.width(at: size), direction)
            let baseline = room.minY + typesetter.centredBaseline(of: .condensedBold, size: size, height: room.height)
            return TextRun(ending, origin: Point(x: x, y: baseline), size: size)
        }
        return bar.words.runs(at: start, direction) + (ending.map { [$0] } ?? [])
    }

    private func spoken(_ bar: AllDayBar) -> String? {
        let event = bar.event
        guard event.lastDay > event.firstDay else { return nil }
        return locale.phrases.onDays.filled([
            "text": context.format.text(of: event.entry(on: event.firstDay)),
            "first": locale.heading(of: event.firstDay), "last": locale.heading(of: event.lastDay),
        ])
    }

    // MARK: Boxes

    /// The words in boxes, in the order of the clock.
    func boxItems(_ day: Int) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for box in plan.boxes[day].boxes {
            if let item = item(of: box, day) { items.append(item) }
        }
        return items
    }

    private func item(of box: TimelineBox, _ day: Int) -> DisplayItem? {
        switch box.content {
        case .text(let text):
            // An event that began the day before was read there.
            let role: Structure.Role = box.event.isContinued ? .artifact : .entry
            return .group(
                Structure(role), text.runs(in: box.rect, direction).map(DisplayItem.text) + initials(text, box))
        case .number(let number):
            return .group(Structure(.artifact), [mark(word(locale.number(number)), in: box)])
        case .reference:
            guard let place = continuations[plan.days[day].date] else { return nil }
            return .group(Structure(.artifact), [.link(box.rect, to: place, [reference(to: place, in: box)])])
        case .empty: return nil
        }
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

    // MARK: Initials

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

    // MARK: The list below

    var listItems: [DisplayItem] {
        guard let list = plan.list, list.height > .zero else { return [] }
        let entries = placedList.map { item($0.item.set, in: $0.area, top: $0.area.minY) }
        return [.group(Structure(.entries), entries)]
    }

    /// The items of the list with their areas.
    var placedList: [(item: NumberedList.Item, area: Rect)] {
        guard let list = plan.list, let longest = list.columns.compactMap(\.last).map({ $0.top + $0.set.height }).max()
        else { return [] }
        let top = context.frame.body.maxY - longest
        let area = Rect(x: geometry.area.minX, y: top, width: geometry.area.width, height: longest)
        let count = max(1, list.columns.count)
        return (0..<count).flatMap { column in
            list.columns[column].map { item in
                let x = area.x(of: list.width, from: (list.width + list.gutter) * column, direction)
                return (item, Rect(x: x, y: top + item.top, width: list.width, height: item.set.height))
            }
        }
    }

    // MARK: Beside a day

    func staffItems(_ day: Int) -> [DisplayItem] {
        guard let staff = plan.staff else { return [] }
        return staff.sections.map { section in
            let area = staff.area
            var items: [DisplayItem] = []
            if let label = section.label {
                let baseline = section.top + section.labelSize
                let x = area.x(of: label.advance.width(at: section.labelSize), from: .zero, direction)
                let run = TextRun(label, origin: Point(x: x, y: baseline), size: section.labelSize)
                items.append(.group(Structure(.label), [.text(run)]))
                if let count = section.count {
                    let width = count.advance.width(at: section.labelSize)
                    let end = area.x(of: width, from: area.width - width, direction)
                    let run = TextRun(count, origin: Point(x: end, y: baseline), size: section.labelSize)
                    items.append(.group(Structure(.artifact), [.text(run)]))
                }
            }
            var top = section.top + section.labelHeight
            var runs: [TextRun] = []
            for name in section.names {
                runs += name.runs(at: Point(x: direction == .leftToRight ? area.minX : area.maxX, y: top), direction)
                top += name.height
            }
            items.append(.group(Structure(.value), runs.map(DisplayItem.text)))
            return .group(Structure(.entry, spoken: context.format.spoken(section.entry)), items)
        }
    }
}
