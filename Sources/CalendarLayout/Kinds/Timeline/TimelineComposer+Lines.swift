import CalendarCore

// Lines, strips, boxes, and the names beside them, which are drawn but not read aloud.
extension TimelineComposer {
    func drawing() -> [DisplayItem] {
        var items =
            (plan.titleBar.map { [.fill($0, .black)] } ?? []) + strips + missingHours + hourLines + bandLines + dividers
        items += plan.boxes.flatMap { $0.boxes.filter { !$0.isJoined }.flatMap(shapes) }
        items += plan.bands.bars.lanes.enumerated().flatMap { lane, bars in
            bars.map { .outline(outline(of: $0, lane: lane).shape, weight: style.scale.stroke(StrokeWeight.border)) }
        }
        items += staffLines
        items += nowLine
        return items + todayMark() + labels()
    }

    private func rules(_ rules: [Rule], _ line: LineStyle) -> [DisplayItem] {
        line.isOn && !rules.isEmpty ? [.rules(rules, weight: style.scale.stroke(line.width), ink: line.shade)] : []
    }

    var hairline: Length { style.scale.stroke(StrokeWeight.hairline) }
    private var thin: Length { style.scale.stroke(StrokeWeight.thin) }
    private var heavy: Length { style.scale.stroke(StrokeWeight.heavy) }

    // MARK: Days

    /// The strips of weekends and closed days; those of other days are white.
    private var strips: [DisplayItem] {
        guard !metrics.isDay else { return [] }
        return plan.days.enumerated().compactMap { index, day in
            context.ground(of: day.date, isClosed: day.isClosed, in: plan.cell(.strip, day: index))
        }
    }

    /// A rounded box behind the number of the day that is marked.
    private func todayMark() -> [DisplayItem] {
        guard !metrics.isDay, let day = plan.days.firstIndex(where: { $0.date == style.today }) else { return [] }
        let number = stripWords(day).number
        return [
            context.todayMark(
                around: number.shaped, size: number.size, inset: textInset(day), in: plan.cell(.strip, day: day))
        ]
    }

    var dayMarks: [DisplayItem] {
        plan.days.indices.flatMap { context.marks(of: plan.days[$0].date, in: plan.area(of: $0)) }
    }

    /// The lines over the page, between days, and at the ends.
    private var dividers: [DisplayItem] {
        let line = style.timeline.divider
        let half = style.scale.stroke(line.width) / 2
        let area = geometry.area
        let (top, bottom) = (area.minY, plan.hasWideFoot ? geometry.band(.foot).minY : area.maxY)
        let columns = geometry.columns.indices.map { column in
            let isFirst = column == plan.columns(of: plan.columns[column].day).lowerBound
            let x = direction == .leftToRight ? geometry.columns[column].minX : geometry.columns[column].maxX
            return Rule.vertical(
                x: x, from: isFirst ? top : geometry.band(.head).minY,
                to: isFirst ? bottom : geometry.band(.foot).minY)
        }
        let end = direction == .leftToRight ? geometry.days.maxX - half : geometry.days.minX + half
        let verticals = metrics.hasSide ? columns : columns + [.vertical(x: end, from: top, to: bottom)]
        let span = metrics.isDay ? context.frame.body : geometry.days
        let over = Rule.horizontal(y: area.minY + heavy / 2, from: span.minX, to: span.maxX)
        return rules(verticals, line) + [.rules([over], weight: heavy)]
    }

    /// The lines between the bands that have a height.
    private var bandLines: [DisplayItem] {
        let days = geometry.days
        var inner: [Rule] = []
        let foot = plan.hasWideFoot ? geometry.area : days
        for band in TimelineGeometry.Band.allCases.dropFirst(2) where geometry.band(band).height > .zero {
            let (y, area) = (geometry.band(band).minY, band == .foot ? foot : days)
            if y > geometry.area.minY { inner.append(.horizontal(y: y, from: area.minX, to: area.maxX)) }
        }
        if let call = callArea, call.minY > geometry.band(.foot).minY {
            inner.append(.horizontal(y: call.minY, from: call.minX, to: call.maxX))
        }
        let y = geometry.area.maxY - thin / 2
        let bottom = Rule.horizontal(y: y, from: foot.minX, to: foot.maxX)
        return (inner.isEmpty ? [] : [.rules(inner, weight: hairline)]) + [.rules([bottom], weight: thin)]
    }

    // MARK: Hours

    /// A line at each full hour, dots at each half.
    private var hourLines: [DisplayItem] {
        let days = geometry.days
        func rule(_ minute: Int) -> Rule {
            .horizontal(y: geometry.y(ofMinute: minute), from: days.minX, to: days.maxX)
        }
        let count = plan.frame.axis.rows.count
        let full = rules((1..<max(1, count)).map { rule($0 * 60) }, style.timeline.grid)
        guard style.timeline.grid.isOn, geometry.hourHeight >= metrics.leastSize * 2 else { return full }
        let halves = (0..<count).map { rule($0 * 60 + 30) }
        return full + [.rules(halves, weight: hairline, ink: style.timeline.grid.shade, dash: metrics.dots)]
    }

    /// The hours that a day of the page does not have.
    private var missingHours: [DisplayItem] {
        plan.days.indices.flatMap { day in
            plan.frame.axis.rows.enumerated().filter { !plan.frame.axis.has($0.element, day: day) }.map { index, _ in
                let cell = plan.cell(.hours, day: day)
                let (top, bottom) = (geometry.y(ofMinute: index * 60), geometry.y(ofMinute: index * 60 + 60))
                return .fill(Rect(x: cell.minX, y: top, width: cell.width, height: bottom - top), .light)
            }
        }
    }

    /// The time that is marked: on the day that is marked if the page has it, else on all days.
    private var nowLine: [DisplayItem] {
        let line = style.timeline.nowLine
        guard let minute = style.timeline.now, line.isOn else { return [] }
        guard minute >= plan.frame.hours.first * 60, minute <= plan.frame.hours.end * 60 else { return [] }
        let y = geometry.y(ofMinute: plan.frame.axis.extent(from: minute, to: minute).start)
        let day = plan.days.firstIndex { $0.date == style.today }
        let area = day.map(plan.area) ?? geometry.days
        let radius = style.scale.furniture(style.timeline.nowDotRadius)
        let x = direction == .leftToRight ? area.minX : area.maxX
        let dot = Rect(x: x - radius / 2, y: y - radius / 2, width: radius, height: radius)
        let lines = Rule.horizontal(y: y, from: area.minX, to: area.maxX).leavingOut(
            boxWords(at: y), least: metrics.labelGap * 2)
        let mark = DisplayItem.outline(
            .roundedRect(dot, radius: radius / 2), weight: radius, ink: line.shade, fill: line.shade)
        return rules(lines, line) + (radius > .zero ? [mark] : [])
    }

    /// The words and circles in boxes that a horizontal line would strike, with room around them.
    private func boxWords(at y: Length) -> [Rect] {
        let room = metrics.laneGap
        let runs = plan.columns.indices.flatMap { boxItems($0).flatMap(\.textRuns) }
        let words = runs.map { run in
            Rect(
                x: run.origin.x, y: run.origin.y - run.size * 9 / 10, width: run.width, height: run.size * 12 / 10)
        }
        let circles = plan.boxes.flatMap(\.boxes).filter { $0.text?.initials != nil }.map { circle(in: $0.rect) }
        return (words + circles).map { $0.inset(by: Length.zero - room) }.filter { $0.minY < y && y < $0.maxY }
    }
}

extension Rule {
    /// The parts of a horizontal stroke that are in none of some rectangles, and not shorter than a least length.
    fileprivate func leavingOut(_ rects: [Rect], least: Length) -> [Rule] {
        var (parts, start) = ([Rule](), from.x)
        for rect in rects.sorted(by: { $0.minX < $1.minX }) {
            parts.append(.horizontal(y: from.y, from: start, to: min(rect.minX, to.x)))
            start = max(start, rect.maxX)
        }
        parts.append(.horizontal(y: from.y, from: start, to: to.x))
        return parts.filter { $0.to.x - $0.from.x >= least }
    }
}

extension DisplayItem {
    /// The runs of the item, in drawing order.
    fileprivate var textRuns: [TextRun] {
        switch self {
        case .text(let run): [run]
        case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.flatMap(\.textRuns)
        case .fill, .rules, .outline: []
        }
    }
}
