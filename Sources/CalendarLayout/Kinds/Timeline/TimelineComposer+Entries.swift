import CalendarCore

// The words of the entries.
extension TimelineComposer {
    /// The area of a day's texts in a band.
    func textArea(_ band: TimelineGeometry.Band, day: Int) -> Rect {
        let cell = plan.cell(band, day: day)
        guard band == .foot, metrics.hasColumns else { return textArea(in: cell, day) }
        let below =
            metrics.isDay
            ? cell.inset(by: Insets(top: metrics.bandPadding, left: .zero, bottom: .zero, right: .zero))
            : textArea(in: cell, day)
        return below.below(plan.bands.idleHeight)
    }

    /// The area of a column's texts in a band.
    func textArea(_ band: TimelineGeometry.Band, column: Int) -> Rect {
        textArea(in: geometry.cell(band, column: column), plan.columns[column].day)
    }

    func textArea(in cell: Rect, _ day: Int) -> Rect {
        let (start, end) = (textInset(day), metrics.inset)
        let isForward = direction == .leftToRight
        return cell.inset(
            by: Insets(
                top: metrics.bandPadding, left: isForward ? start : end, bottom: .zero, right: isForward ? end : start))
    }

    /// The distance from the edge of a day where lines begin to its words.
    func textInset(_ day: Int) -> Length {
        context.textInset(of: plan.days[day].date, usual: metrics.inset)
    }

    func entries(_ columns: TextColumns, in band: TimelineGeometry.Band, _ day: Int) -> [DisplayItem] {
        items(of: columns.columns[day], in: textArea(band, day: day))
    }

    func entries(
        _ columns: TextColumns, inColumn column: Int, _ band: TimelineGeometry.Band
    ) -> [DisplayItem] {
        items(of: columns.columns[column], in: textArea(band, column: column))
    }

    private func items(of column: TextColumns.Column, in area: Rect) -> [DisplayItem] {
        column.texts.map { item($0.set, in: area, top: area.minY + $0.top) }
    }

    func item(_ set: SetStackedText, in area: Rect, top: Length) -> DisplayItem {
        set.item(in: area, top: top, spoken: context.format.spoken(set.entry), direction)
    }

    // MARK: Bars

    /// The box of a bar.
    func box(of bar: AllDayBar, lane: Int) -> Rect {
        bar.bar.box(
            in: plan.columns.indices.map { geometry.cell(.allDay, column: $0) },
            top: geometry.band(.allDay).minY + metrics.barTop + plan.bands.bars.top(ofLane: lane), height: bar.height,
            inset: style.scale.furniture(.quarterPoints(10)), style)
    }

    func outline(of bar: AllDayBar, lane: Int) -> BarOutline {
        BarOutline(
            box: box(of: bar, lane: lane), ends: bar.bar.ends(direction),
            heightOfPoint: style.scale.furniture(style.sizes.bar) * 142 / 100)
    }

    /// The bars that are read with a column: those that begin in it, or come from before the page.
    func barItems(beginningIn column: Int) -> [DisplayItem] {
        plan.bands.bars.lanes.enumerated().flatMap { lane, bars in
            bars.filter { $0.bar.columns.lowerBound == column }.map { bar in
                .group(
                    Structure(.entry, spoken: bar.bar.spoken(context)), runs(of: bar, lane: lane).map(DisplayItem.text))
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

    // MARK: The list below

    /// The items of the list of a column, in the order of the clock.
    func listItems(of column: Int) -> [DisplayItem] {
        placedList.filter { $0.item.column == column }.map { item($0.item.set, in: $0.area, top: $0.area.minY) }
    }

    /// The items of the list with their areas.
    var placedList: [(item: NumberedList.Item, area: Rect)] {
        let (body, area) = (context.frame.body, geometry.area)
        let foot = Rect(x: area.minX, y: area.minY, width: area.width, height: body.maxY - area.minY)
        return plan.list?.placed(atFootOf: foot, direction) ?? []
    }
}
