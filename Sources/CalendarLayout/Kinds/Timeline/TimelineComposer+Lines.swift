import CalendarCore

// Lines, strips, boxes, and the names beside them, which are drawn but not read aloud.
extension TimelineComposer {
    func drawing() -> [DisplayItem] {
        var items = strips + missingHours + hourLines + bandLines + dividers
        items += plan.boxes.flatMap { $0.boxes.flatMap(shapes) }
        items += plan.bars.lanes.enumerated().flatMap { lane, bars in
            bars.map { .outline(outline(of: $0, lane: lane).shape, weight: style.scale.stroke(StrokeWeight.border)) }
        }
        items += staffLines
        items += nowLine
        return items + todayMark() + labels()
    }

    private func rules(_ rules: [Rule], _ line: LineStyle) -> [DisplayItem] {
        line.isOn && !rules.isEmpty ? [.rules(rules, weight: style.scale.stroke(line.width), ink: line.shade)] : []
    }

    private var hairline: Length { style.scale.stroke(StrokeWeight.hairline) }
    private var thin: Length { style.scale.stroke(StrokeWeight.thin) }
    private var heavy: Length { style.scale.stroke(StrokeWeight.heavy) }

    // MARK: Days

    /// The strips of weekends and closed days; those of other days are white.
    private var strips: [DisplayItem] {
        guard !metrics.isDay else { return [] }
        return plan.days.enumerated().compactMap { index, day in
            guard day.isWeekend || day.isClosed else { return nil }
            return .fill(geometry.cell(.strip, day: index), day.isClosed ? .black : .light)
        }
    }

    /// A rounded box behind the number of the day that is marked.
    private func todayMark() -> [DisplayItem] {
        guard !metrics.isDay, let day = plan.days.firstIndex(where: { $0.date == style.today }) else { return [] }
        let strip = geometry.cell(.strip, day: day)
        let number = typesetter.word(locale.number(plan.days[day].date.day), in: .bold)
        let width = number.advance.width(at: numberSize(number, in: strip))
        let reach = min(metrics.inset - heavy / 2, style.scale.furniture(.points(3)))
        let x = strip.x(of: width, from: metrics.inset, direction)
        let box = Rect(x: x - reach, y: strip.minY + heavy, width: width + reach * 2, height: strip.height - heavy * 2)
        return [.outline(.roundedRect(box, radius: style.scale.furniture(.points(3))), weight: heavy)]
    }

    var dayMarks: [DisplayItem] {
        plan.days.indices.flatMap { context.marks(of: plan.days[$0].date, in: geometry.columns[$0]) }
    }

    /// The lines over the page, between days, and at the ends.
    private var dividers: [DisplayItem] {
        let line = style.timeline.divider
        let half = style.scale.stroke(line.width) / 2
        let area = geometry.area
        let inner = geometry.columns.map { direction == .leftToRight ? $0.minX : $0.maxX }
        let end = direction == .leftToRight ? geometry.days.maxX - half : geometry.days.minX + half
        let verticals = (inner + [end]).map { Rule.vertical(x: $0, from: area.minY, to: area.maxY) }
        let span = metrics.isDay ? context.frame.body : geometry.days
        let top = Rule.horizontal(y: area.minY + heavy / 2, from: span.minX, to: span.maxX)
        return rules(metrics.isDay ? Array(verticals.prefix(1)) : verticals, line) + [.rules([top], weight: heavy)]
    }

    /// The lines between the bands that have a height.
    private var bandLines: [DisplayItem] {
        let days = geometry.days
        var inner: [Rule] = []
        for band in TimelineGeometry.Band.allCases.dropFirst(2) where geometry.band(band).height > .zero {
            let y = geometry.band(band).minY
            if y > geometry.area.minY { inner.append(.horizontal(y: y, from: days.minX, to: days.maxX)) }
        }
        let y = geometry.area.maxY - thin / 2
        let bottom = Rule.horizontal(y: y, from: days.minX, to: days.maxX)
        return (inner.isEmpty ? [] : [.rules(inner, weight: hairline)]) + [.rules([bottom], weight: thin)]
    }

    // MARK: Hours

    /// A line at each full hour, dots at each half.
    private var hourLines: [DisplayItem] {
        let days = geometry.days
        func rule(_ minute: Int) -> Rule {
            .horizontal(y: geometry.y(ofMinute: minute), from: days.minX, to: days.maxX)
        }
        let count = plan.axis.rows.count
        let full = rules((1..<max(1, count)).map { rule($0 * 60) }, style.timeline.grid)
        guard style.timeline.grid.isOn, geometry.hourHeight >= metrics.leastSize * 2 else { return full }
        let halves = (0..<count).map { rule($0 * 60 + 30) }
        return full + [.rules(halves, weight: hairline, ink: style.timeline.grid.shade, dash: metrics.dots)]
    }

    /// The hours that a day of the page does not have.
    private var missingHours: [DisplayItem] {
        plan.days.indices.flatMap { day in
            plan.axis.rows.enumerated().filter { !plan.axis.has($0.element, day: day) }.map { index, _ in
                let cell = geometry.cell(.hours, day: day)
                let (top, bottom) = (geometry.y(ofMinute: index * 60), geometry.y(ofMinute: index * 60 + 60))
                return .fill(Rect(x: cell.minX, y: top, width: cell.width, height: bottom - top), .light)
            }
        }
    }

    /// The time that is marked: on the day that is marked if the page has it, else on all days.
    private var nowLine: [DisplayItem] {
        let line = style.timeline.nowLine
        guard let minute = style.timeline.now, line.isOn else { return [] }
        guard minute >= plan.hours.first * 60, minute <= plan.hours.end * 60 else { return [] }
        let y = geometry.y(ofMinute: plan.axis.extent(from: minute, to: minute).start)
        let day = plan.days.firstIndex { $0.date == style.today }
        let area = day.map { geometry.columns[$0] } ?? geometry.days
        let radius = style.scale.furniture(style.timeline.nowDotRadius)
        let x = direction == .leftToRight ? area.minX : area.maxX
        let dot = Rect(x: x - radius / 2, y: y - radius / 2, width: radius, height: radius)
        let rule = Rule.horizontal(y: y, from: area.minX, to: area.maxX)
        let mark = DisplayItem.outline(
            .roundedRect(dot, radius: radius / 2), weight: radius, ink: line.shade, fill: line.shade)
        return rules([rule], line) + (radius > .zero ? [mark] : [])
    }

    // MARK: Boxes

    /// A white box with an edge that is as long as the event on the clock; a moment has a dot and a line.
    private func shapes(_ box: TimelineBox) -> [DisplayItem] {
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

    // MARK: Names beside the days

    private func labels() -> [DisplayItem] {
        let names = HourLabels(context, metrics)
        var items: [DisplayItem] = []
        // Low hours have a name only where there is room for it.
        let step = max(
            1, (metrics.labelSize.rawValue + geometry.hourHeight.rawValue - 1) / max(1, geometry.hourHeight.rawValue))
        for (index, row) in plan.axis.rows.enumerated() where index.isMultiple(of: step) {
            let column = geometry.timeColumn
            let name = names.name(row.hour, width: column.width - metrics.labelGap)
            let top = geometry.y(ofMinute: index * 60)
            let capHeight = Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: name.size)
            let baseline = top + min(capHeight + metrics.labelGap, max(capHeight, geometry.hourHeight * 4 / 5))
            items += runs(of: name, baseline).map(DisplayItem.text)
        }
        return items + (bandLabels())
    }

    /// Figures end where the days begin, whichever way the page is read.
    private func runs(of name: HourLabels.Name, _ baseline: Length) -> [TextRun] {
        let column = geometry.timeColumn
        let x = column.x(of: name.width, from: column.width - metrics.labelGap - name.width, direction)
        let shade = style.timeline.labelShade
        let run = TextRun(name.shaped, origin: Point(x: x, y: baseline), size: name.size, ink: shade)
        let raised = name.raised.map { raised in
            TextRun(
                raised,
                origin: Point(x: x + run.width, y: baseline - name.size * TimelineMetrics.raise / 100),
                size: name.raisedSize, ink: shade)
        }
        return [run] + (raised.map { [$0] } ?? [])
    }

    /// The labels beside whole days, before the hours and after them.
    private func bandLabels() -> [DisplayItem] {
        let labels = HourLabels(context, metrics).bands(plan.hours)
        var items: [DisplayItem] = []
        for (band, words) in labels where geometry.band(band).height > .zero {
            // There may be only a reference to another page.
            if band == .after, plan.after.height == .zero { continue }
            items += label(words, geometry.label(band))
        }
        return items
    }

    private func label(_ words: String, _ cell: Rect) -> [DisplayItem] {
        let size = metrics.bandLabelSize
        let width = cell.width - metrics.labelGap / 2
        let leading = size * 110 / 100
        var block = TextBlock(words, in: .regular, size: size, leading: leading, width: width, typesetter)
        if block.lineCount > 1 {
            block = TextBlock(words, in: .condensed, size: size, leading: leading, width: width, typesetter)
        }
        let top = cell.minY + max(.zero, min((cell.height - block.height) / 2, metrics.leastBand / 3))
        let x = direction == .leftToRight ? cell.minX : cell.maxX
        return block.runs(at: Point(x: x, y: top), direction).map(DisplayItem.text)
    }

    // MARK: Beside a day

    private var staffLines: [DisplayItem] {
        guard let staff = plan.staff else { return [] }
        let (area, gap) = (staff.area, style.scale.furniture(.points(6)))
        let between = staff.sections.map {
            Rule.horizontal(y: $0.top + $0.height + gap, from: area.minX, to: area.maxX)
        }
        let body = context.frame.body
        let side = metrics.sideGap
        let x = direction == .leftToRight ? area.minX - side : area.maxX + side
        let edge = Rule.vertical(x: x, from: body.minY, to: body.maxY)
        let ruled = staff.ruledLines.map { Rule.horizontal(y: $0, from: area.minX, to: area.maxX) }
        let notes = staff.notes.runs(
            at: Point(x: direction == .leftToRight ? area.minX : area.maxX, y: staff.notesTop), direction)
        return [.rules(between + [edge], weight: hairline), .rules(ruled, weight: hairline, dash: metrics.dots)]
            .filter { !$0.isEmptyRules } + notes.map(DisplayItem.text)
    }
}

extension DisplayItem {
    fileprivate var isEmptyRules: Bool { if case .rules(let rules, _, _, _) = self { rules.isEmpty } else { false } }
}
