import CalendarCore

// Days with columns of people, places or lines.
extension TimelineComposer {
    /// The name of a day and its lines; then each column below its head; then the foot of the day.
    func columnItems(ofDay day: Int) -> [DisplayItem] {
        let date = plan.days[day].date
        let top = name(of: day) + entries(plan.bands.lines, in: .lines, day)
        let columns = plan.columns(of: day).map { column in
            DisplayItem.group(
                Structure(.dayList(date), frame: geometry.columns[column]), head(column) + columnEntries(column))
        }
        let foot = entries(plan.bands.foot, in: .foot, day) + call(day) + reference(day)
        return (top.isEmpty ? [] : [.group(Structure(.dayList(date), frame: plan.area(of: day)), top)]) + columns
            + idle(day)
            + (foot.isEmpty ? [] : [.group(Structure(.dayList(date), frame: plan.cell(.foot, day: day)), foot)])
    }

    /// The name, the words below it, and the count at the end of the last line.
    private func head(_ column: Int) -> [DisplayItem] {
        let (head, cell) = (plan.bands.heads[column], geometry.cell(.head, column: column))
        let area = textArea(.head, column: column)
        let start = Point(x: direction == .leftToRight ? area.minX : area.maxX, y: area.minY)
        var runs = head.name.runs(at: start, direction)
        let below = Point(x: start.x, y: start.y + head.name.height)
        runs += head.words?.runs(at: below, direction) ?? []
        guard plan.columns[column].count > 0, let last = runs.last else { return runs.map(DisplayItem.text) }
        let baseline = head.words == nil ? runs[0].origin.y : last.origin.y
        let count = item(head.count, .end(metrics.inset), in: cell, at: baseline, size: metrics.headCountSize)
        return runs.map(DisplayItem.text) + [.group(Structure(.artifact), [count])]
    }

    /// Those who work and have no column.
    private func idle(_ day: Int) -> [DisplayItem] {
        guard let idle = plan.bands.idle[day] else { return [] }
        let area = textArea(.foot, day: day)
        let top = area.minY - plan.bands.idleHeight
        return [.group(Structure(.paragraph), [item(idle, in: area, top: top)])]
    }

    /// The row of those on call, at the foot of a day's page.
    var callArea: Rect? {
        plan.bands.call.map { call in
            let foot = plan.cell(.foot, day: 0)
            return Rect(x: foot.minX, y: foot.maxY - call.height, width: foot.width, height: call.height)
        }
    }

    private func call(_ day: Int) -> [DisplayItem] {
        guard let call = plan.bands.call, let area = callArea else { return [] }
        let item = call.item(in: area, self)
        // The sheet before has said it.
        return plan.days[day].goesOn ? [.group(Structure(.artifact), [item])] : [item]
    }

    /// The texts of lines that the heads of columns tell, and the text of those on call.
    func headPlacements(_ day: Int) -> [Placement] {
        guard metrics.hasColumns, !plan.days[day].goesOn else { return [] }
        let date = plan.days[day].date
        let (heads, area) = (plan.bands.heads[plan.columns(of: day)], plan.cell(.head, day: day))
        let type = BodyType(.condensed, size: metrics.headWordsSize)
        let told = plan.days[day].told.map { entry in
            placement(entry, date, type, area, SetGlyphs(heads.flatMap(\.blocks)))
        }
        guard let call = plan.bands.call, let area = callArea else { return told }
        return told + [placement(call.entry, date, call.type, area, call.glyphs)]
    }
}
