import CalendarCore

/// Turns a decided month into a page of display items.
struct MonthComposer {
    let plan: MonthPlan
    let options: MonthView.Options
    let typesetter: Typesetter
    /// The number of this page.
    let number: Int
    /// Where a day's continued entries are, and the notes' (nil).
    let continuations: ContinuationPlaces

    private static let headerSize = Length.quarterPoints(42)
    private var geometry: MonthGeometry { plan.geometry }
    private var month: YearMonth { plan.cells.grid.month }

    func compose() throws(LayoutError) -> LaidOutPage {
        var items = [bands(), rules(), try title()]
        if let notes = try notes() { items.append(notes) }
        items.append(.group(Structure(.table, frame: geometry.table), try [headerRow()] + weekRows()))
        let page = Page(
            mediaBox: options.sheet.mediaBox, items: items, label: month.description,
            outline: Page.Outline(options.names.title(of: month)))
        return LaidOutPage(
            page: page, number: number, rung: plan.rung, type: plan.typography.body,
            continuedOn: continuations.firstPage, placements: try placements())
    }

    private func title() throws(LayoutError) -> DisplayItem {
        try PageTitle(text: options.title(of: month))
            .item(in: geometry.title, typesetter)
    }

    private func notes() throws(LayoutError) -> DisplayItem? {
        guard let notes = plan.notes, let box = geometry.notes else { return nil }
        let runs = try notes.items(in: box, continuedAt: continuations[nil], typesetter: typesetter)
        return .group(Structure(.notes, frame: box), runs)
    }

    /// What lies under the text: the header's band, and the cells of adjacent-month days.
    private func bands() -> DisplayItem {
        let rows = geometry.grid.rows(geometry.rowHeights)
        let adjacent = zip(rows, plan.cells.grid.weekRows).flatMap { row, week in
            row.columns(geometry.columnWidths).enumerated()
                .filter { !week.columns.contains($0.offset) }
                .map { DisplayItem.fill($0.element, .adjacent) }
        }
        return .group(Structure(.artifact), [.fill(geometry.header, .band)] + adjacent)
    }

    private func headerRow() throws(LayoutError) -> DisplayItem {
        let weekdays = options.firstWeekday.weekStartingHere
        let names = try headerNames(weekdays)
        let baseline = typesetter.centredBaseline(
            of: .bold, size: MonthComposer.headerSize, height: geometry.header.height)
        let cells = zip(zip(weekdays, names), geometry.header.columns(geometry.columnWidths)).map { named, cell in
            let (weekday, name) = named
            let width = name.advance.width(at: MonthComposer.headerSize)
            let origin = Point(x: cell.midX - width / 2, y: cell.minY + baseline)
            return DisplayItem.group(
                Structure(.weekdayHeader(weekday), frame: cell),
                [.text(TextRun(name, origin: origin, size: MonthComposer.headerSize))])
        }
        return .group(Structure(.headerRow, frame: geometry.header), cells)
    }

    /// Full names where all seven fit, else short ones.
    private func headerNames(_ weekdays: [Weekday]) throws(LayoutError) -> [ShapedText] {
        var full: [ShapedText] = []
        var short: [ShapedText] = []
        for weekday in weekdays {
            full.append(try typesetter.word(options.names.fullName(of: weekday), in: .bold))
            short.append(try typesetter.word(options.names.shortName(of: weekday), in: .bold))
        }
        let room = geometry.content.width / 7 - DayCell.padding * 2
        return full.allSatisfy { $0.advance.width(at: MonthComposer.headerSize) <= room } ? full : short
    }

    private func weekRows() throws(LayoutError) -> [DisplayItem] {
        let rows = geometry.grid.rows(geometry.rowHeights)
        var items: [DisplayItem] = []
        for (row, week) in zip(rows, plan.cells.grid.weekRows) {
            var cells: [DisplayItem] = []
            for (column, cell) in row.columns(geometry.columnWidths).enumerated() {
                cells.append(try self.cell(cell, date: week.date(inColumn: column)))
            }
            items.append(.group(Structure(.weekRow, frame: row), cells))
        }
        return items
    }

    private func cell(_ cell: Rect, date: CivilDate?) throws(LayoutError) -> DisplayItem {
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

    private func dayNumber(_ date: CivilDate, in cell: Rect) throws(LayoutError) -> DisplayItem {
        let origin = Point(x: cell.minX + DayCell.padding, y: cell.minY + DayCell.dayNumberBaseline)
        return .text(
            TextRun(try typesetter.word(String(date.day), in: .bold), origin: origin, size: DayCell.dayNumberSize))
    }

    private func runs(of entry: SetEntry, firstLine: Int, in cell: Rect) -> [DisplayItem] {
        entry.pieces.map { piece in
            let origin = Point(x: cell.minX + piece.x, y: baseline(ofLine: firstLine + piece.line, in: cell))
            return .text(TextRun(piece.shaped, clusters: piece.clusters, origin: origin, size: piece.size))
        }
    }

    private func reference(
        count: Int, _ place: Place, line: Int, in cell: Rect
    ) throws(LayoutError) -> DisplayItem {
        let origin = Point(x: cell.minX + DayCell.padding, y: baseline(ofLine: line, in: cell))
        let top = cell.minY + DayCell.entriesTop + plan.typography.leading * line
        return try ContinuationReference(count: count, place: place).item(
            at: origin, top: top, height: plan.typography.leading, in: plan.typography.setting.label,
            size: plan.typography.size, typesetter)
    }

    private func baseline(ofLine line: Int, in cell: Rect) -> Length {
        let typography = plan.typography
        return cell.minY + DayCell.entriesTop + typography.leading * line
            + typesetter.baseline(of: typography.setting.body, size: typography.size, leading: typography.leading)
    }

    /// The border and the strokes between cells; the notes' hairlines.
    private func rules() -> DisplayItem {
        .group(Structure(.artifact), TableRules(geometry).items)
    }
}

// What became of the entries.
extension MonthComposer {
    private func placements() throws(LayoutError) -> [Placement] {
        var placements = try notePlacements()
        placements.reserveCapacity(placements.count + plan.days.reduce(0) { $0 + $1.kept.count })
        for (day, set) in zip(plan.cells.days, plan.days) {
            let cell = geometry.dayCell(row: day.row, column: day.column)
            var top = cell.minY + DayCell.entriesTop
            for entry in set.kept {
                let height = plan.typography.leading * entry.lineCount
                let box = Rect(x: cell.minX, y: top, width: cell.width, height: height)
                if !entry.entry.text.isEmpty { placements.append(placement(of: entry, on: day.date, box)) }
                top += height
            }
        }
        return placements
    }

    private func placement(of set: SetEntry, on date: CivilDate, _ box: Rect) -> Placement {
        let (entry, type) = (set.entry, plan.typography.body)
        return Placement(
            subject: .day(date, line: entry.line?.key), kind: entry.kind, text: entry.text, source: entry.location,
            outcome: Placement.Outcome(type), page: number, box: box, type: type, fonts: set.fonts,
            missing: set.missing)
    }

    private func notePlacements() throws(LayoutError) -> [Placement] {
        guard let notes = plan.notes, let box = geometry.notes else { return [] }
        let type = BodyType(face: notes.setting.body, size: notes.size)
        return try zip(notes.notes.lines, notes.glyphs()).map { line, glyphs in
            Placement(
                subject: .note(month, number: line.number), kind: .note, text: line.text, source: line.location,
                outcome: Placement.Outcome(type), page: number, box: box, type: type, fonts: glyphs.fonts,
                missing: glyphs.missing)
        }
    }
}
