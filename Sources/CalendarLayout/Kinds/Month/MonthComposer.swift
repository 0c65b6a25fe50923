import CalendarCore

/// Turns a planned month into a page of display items.
struct MonthComposer {
    let plan: MonthPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// Where the continued entries of a day are, and the continued notes (nil).
    let continuations: ContinuationPlaces

    private var geometry: MonthGeometry { plan.geometry }
    private var month: YearMonth { plan.cells.grid.month }
    private var style: PageStyle { context.style }
    private var typesetter: Typesetter { context.typesetter }

    func compose() throws(MeasuringError) -> LaidOutPage {
        let frame = context.frame
        var items = [bands(), rules(), try frame.heading(style.title(of: month))]
        if let notes = try notes() { items.append(notes) }
        items.append(.group(Structure(.table, frame: geometry.table), try [headerRow()] + weekRows()))
        let outline = Page.Outline(style.locale.title(of: month))
        return LaidOutPage(
            frame.page(items, label: month.description, outline: outline), number: number, kind: MonthPage.name,
            span: DaySpan(month), rung: plan.rung, type: plan.typography.type,
            continuedOn: continuations.firstPage, placements: placements())
    }

    private func notes() throws(MeasuringError) -> DisplayItem? {
        guard let notes = plan.notes, let box = geometry.notes else { return nil }
        let runs = try notes.items(in: box, continuedAt: continuations[nil], typesetter)
        return .group(Structure(.notes, frame: box), runs)
    }

    /// What is under the text: the header's band, and the cells of adjacent-month days.
    private func bands() -> DisplayItem {
        let adjacent = zip(geometry.weekRows, plan.cells.grid.weekRows).flatMap { row, week in
            geometry.cells(of: row).enumerated()
                .filter { !week.columns.contains($0.offset) }
                .map { DisplayItem.fill($0.element, .adjacent) }
        }
        return .group(Structure(.artifact), [.fill(geometry.header, .band)] + adjacent)
    }

    /// The border and the strokes between cells; the notes' hairlines.
    private func rules() -> DisplayItem {
        .group(Structure(.artifact), TableRules(geometry).items)
    }

    private func headerRow() throws(MeasuringError) -> DisplayItem {
        let size = style.sizes.weekday
        let weekdays = style.firstWeekday.weekStartingHere
        let names = try headerNames(weekdays)
        let baseline = typesetter.centredBaseline(of: .bold, size: size, height: geometry.header.height)
        let cells = zip(zip(weekdays, names), geometry.cells(of: geometry.header)).map { named, cell in
            let (weekday, name) = named
            let origin = Point(x: cell.midX - name.advance.width(at: size) / 2, y: cell.minY + baseline)
            return DisplayItem.group(
                Structure(.weekdayHeader(weekday), frame: cell), [.text(TextRun(name, origin: origin, size: size))])
        }
        return .group(Structure(.headerRow, frame: geometry.header), cells)
    }

    /// Full names if all seven fit, else short ones.
    private func headerNames(_ weekdays: [Weekday]) throws(MeasuringError) -> [ShapedText] {
        var full: [ShapedText] = []
        var short: [ShapedText] = []
        for weekday in weekdays {
            full.append(try typesetter.word(style.locale.fullName(of: weekday), in: .bold))
            short.append(try typesetter.word(style.locale.shortName(of: weekday), in: .bold))
        }
        let room = geometry.content.width / 7 - DayCell.padding * 2
        return full.allSatisfy { $0.advance.width(at: style.sizes.weekday) <= room } ? full : short
    }

    private func weekRows() throws(MeasuringError) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (row, week) in zip(geometry.weekRows, plan.cells.grid.weekRows) {
            var cells: [DisplayItem] = []
            for (column, cell) in geometry.cells(of: row).enumerated() {
                cells.append(try self.cell(cell, date: week.date(inColumn: column)))
            }
            items.append(.group(Structure(.weekRow, frame: row), cells))
        }
        return items
    }

    private func cell(_ cell: Rect, date: CivilDate?) throws(MeasuringError) -> DisplayItem {
        guard let date else { return .group(Structure(.adjacentDayCell, frame: cell), []) }
        let day = plan.days[date.day - 1]
        var items = [try dayNumber(date, in: cell)]
        var firstLine = 0
        for entry in day.kept {
            items.append(.group(Structure(.entry), runs(of: entry, firstLine: firstLine, in: cell)))
            firstLine += entry.lineCount
        }
        if let place = continuations[date] {
            items.append(try reference(count: day.continued.count, place, line: firstLine, in: cell))
        }
        return .group(Structure(.dayCell(date), frame: cell), items)
    }

    private func dayNumber(_ date: CivilDate, in cell: Rect) throws(MeasuringError) -> DisplayItem {
        let origin = Point(x: cell.minX + DayCell.padding, y: cell.minY + DayCell.dayNumberBaseline)
        let shaped = try typesetter.word(String(date.day), in: .bold)
        return .text(TextRun(shaped, origin: origin, size: style.sizes.dayNumber))
    }

    private func runs(of entry: SetEntry, firstLine: Int, in cell: Rect) -> [DisplayItem] {
        entry.pieces.map { piece in
            let origin = Point(x: cell.minX + piece.x, y: baseline(ofLine: firstLine + piece.line, in: cell))
            return .text(TextRun(piece.shaped, clusters: piece.clusters, origin: origin, size: piece.size))
        }
    }

    private func reference(
        count: Int, _ place: Place, line: Int, in cell: Rect
    ) throws(MeasuringError) -> DisplayItem {
        let typography = plan.typography
        let origin = Point(x: cell.minX + DayCell.padding, y: baseline(ofLine: line, in: cell))
        let top = cell.minY + DayCell.entriesTop + typography.leading * line
        return try ContinuationReference(count: count, place: place, style: style).item(
            at: origin, top: top, height: typography.leading, in: typography.faces.label, size: typography.size,
            typesetter)
    }

    private func baseline(ofLine line: Int, in cell: Rect) -> Length {
        let typography = plan.typography
        return cell.minY + DayCell.entriesTop + typography.leading * line
            + typesetter.baseline(of: typography.faces.body, size: typography.size, leading: typography.leading)
    }
}
