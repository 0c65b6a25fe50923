import CalendarCore

/// Turns a planned page of a roster into display items.
struct RosterComposer {
    let plan: RosterPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    let continuations: ContinuationPlaces

    var contents: RosterContents { plan.contents }
    var geometry: RosterGeometry { plan.geometry }
    var metrics: RosterMetrics { contents.metrics }
    var roster: Roster { contents.roster }
    var style: PageStyle { context.style }
    var typesetter: Typesetter { context.typesetter }
    var direction: WritingDirection { geometry.direction }
    var byPerson: Bool { contents.rows == .person }

    func compose() throws(MeasuringError) -> LaidOutPage {
        let frame = contents.frame
        let legend = legend()
        var items = [
            .group(Structure(.artifact), shades() + runs() + boxes() + legend.shapes + rules()),
            try frame.heading(style.rosterTitle(of: plan.span)),
        ]
        if !legend.words.isEmpty { items.append(.group(Structure(.notes), legend.words)) }
        items.append(.group(Structure(.table, frame: geometry.table), try [headerRow()] + rows() + feet()))
        if let below = plan.below { items += below.items(at: plan.belowOrigin, page: number) }
        let page = frame.page(items, label: label, outline: outline)
        return LaidOutPage(
            page, number: number, kind: RosterPage.name, span: plan.span, type: contents.type.type,
            continuedOn: plan.overflow.isEmpty ? nil : continuations.firstPage, placements: placements())
    }

    private var label: String {
        let page = style.locale.phrases.page.filled(["page": style.locale.number(number)])
        return plan.part.isFirst ? plan.span.name : "\(plan.span.name), \(page)"
    }

    private var outline: Page.Outline? {
        plan.part.isFirst ? Page.Outline(style.locale.title(of: plan.span.lowerBound.yearMonth)) : nil
    }

    /// The index of the first row and of the first column among all.
    private var firstRow: Int { byPerson ? plan.part.people.lowerBound : plan.part.days.lowerBound }
    private var firstColumn: Int { byPerson ? plan.part.days.lowerBound : plan.part.people.lowerBound }

    func person(row: Int, column: Int) -> Int { byPerson ? firstRow + row : firstColumn + column }
    func day(row: Int, column: Int) -> Int { byPerson ? firstColumn + column : firstRow + row }

    func cell(row: Int, column: Int) -> RosterCell {
        contents.cell(person: person(row: row, column: column), day: day(row: row, column: column))
    }

    // MARK: The table

    private func headerRow() throws(MeasuringError) -> DisplayItem {
        let cells = geometry.cells(of: geometry.header)
        var items = [DisplayItem.group(Structure(.cell, frame: cells.head), [])]
        for (column, cell) in cells.columns.enumerated() {
            items.append(
                byPerson
                    ? try dayHead(firstColumn + column, .columnHeader, in: cell)
                    : personHead(firstColumn + column, inColumn: cell))
        }
        for (line, cell) in zip(contents.endLines, cells.ends) {
            items.append(try lineHead(line, .columnHeader, in: cell))
        }
        return .group(Structure(.headerRow, frame: geometry.header), items)
    }

    private func rows() throws(MeasuringError) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (row, area) in geometry.rows.enumerated() {
            let cells = geometry.cells(of: area)
            let head =
                byPerson
                ? personHead(firstRow + row, inRow: cells.head)
                : try dayHead(firstRow + row, .rowHeader, in: cells.head)
            var own = [head]
            for (column, cell) in cells.columns.enumerated() {
                own.append(item(self.cell(row: row, column: column), in: cell))
            }
            for (line, cell) in zip(contents.endLines, cells.ends) {
                own.append(try total(endTotal(firstRow + row, line), line, in: cell))
            }
            items.append(.group(Structure(.row, frame: area), own))
        }
        return items
    }

    private func feet() throws(MeasuringError) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (line, area) in zip(contents.footLines, geometry.feet) {
            let cells = geometry.cells(of: area)
            var own = [try lineHead(line, .rowHeader, in: cells.head)]
            for (column, cell) in cells.columns.enumerated() {
                own.append(try total(footTotal(firstColumn + column, line), line, in: cell))
            }
            own += cells.ends.map { .group(Structure(.cell, frame: $0), []) }
            items.append(.group(Structure(.row, frame: area), own))
        }
        return items
    }

    private func endTotal(_ row: Int, _ line: Int) -> Int {
        byPerson ? roster.dayCount(ofPerson: row, line: line) : roster.personCount(line: line, day: row)
    }

    private func footTotal(_ column: Int, _ line: Int) -> Int {
        byPerson ? roster.personCount(line: line, day: column) : roster.dayCount(ofPerson: column, line: line)
    }

    /// A number, or a dash for none.
    private func total(_ count: Int, _ line: Int, in cell: Rect) throws(MeasuringError) -> DisplayItem {
        let style = contents.styles[line]
        let face: FontFace = style.isBold || style.look == .run ? .bold : .regular
        let text = try typesetter.word(count == 0 ? "–" : self.style.locale.number(count), in: face)
        let size = fitting(text, metrics.totalSize, in: cell.width - metrics.inset)
        return .group(Structure(.cell, frame: cell), [centred(text, size, in: cell)])
    }

    // MARK: Heads

    /// A line's label, or at the head of a narrow column its code.
    private func lineHead(_ line: Int, _ role: Structure.Role, in cell: Rect) throws(MeasuringError) -> DisplayItem {
        let lineStyle = contents.styles[line]
        let isColumn = role == .columnHeader
        let words = isColumn ? contents.type.codes[line] : lineStyle.label
        let isBold = isColumn || lineStyle.isBold || lineStyle.look == .run
        let indent = isColumn || !byPerson ? metrics.inset : contents.names.indent
        let room = cell.width - indent - metrics.inset
        let size = isColumn ? metrics.totalLabelSize : metrics.totalSize
        var text = try typesetter.word(words, in: isBold ? .bold : .regular)
        if text.advance.width(at: size) > room {
            text = try typesetter.word(words, in: isBold ? .condensedBold : .condensed)
        }
        let fitted = fitting(text, size, in: room)
        let structure = Structure(role, frame: cell, spoken: words == lineStyle.label ? nil : lineStyle.label)
        guard isColumn else {
            let x = cell.x(of: text.advance.width(at: fitted), from: indent, direction)
            let y = cell.minY + typesetter.centredBaseline(of: .regular, size: fitted, height: cell.height)
            return .group(structure, [.text(TextRun(text, origin: Point(x: x, y: y), size: fitted))])
        }
        let x = cell.midX - text.advance.width(at: fitted) / 2
        return .group(structure, [.text(TextRun(text, origin: Point(x: x, y: numberBaseline(in: cell)), size: fitted))])
    }

    /// A weekday and a number: above each other in a column's head, beside each other in a row's.
    private func dayHead(_ day: Int, _ role: Structure.Role, in cell: Rect) throws(MeasuringError) -> DisplayItem {
        let date = contents.date(day)
        let isWeekend = style.locale.weekend.contains(date.weekday)
        let ink: Shade = contents.closed[day] == nil ? .black : .white
        let number = try typesetter.word(style.locale.number(date.day), in: .bold)
        let weekday = try typesetter.word(style.locale.shortestName(of: date.weekday), in: isWeekend ? .regular : .bold)
        let spoken = [style.locale.heading(of: date), contents.closed[day]].compactMap(\.self).joined(separator: ", ")
        let structure = Structure(role, frame: cell, spoken: spoken)
        guard role == .columnHeader else {
            let words = [
                rowWord(number, metrics.daySize(contents.rows), ink, isStart: true, in: cell),
                rowWord(weekday, metrics.weekdaySize(contents.rows), ink, isStart: false, in: cell),
            ]
            return .group(structure, words)
        }
        let room = cell.width - metrics.inset
        let (small, large) = (
            fitting(weekday, metrics.weekdaySize(contents.rows), in: room),
            fitting(number, metrics.daySize(contents.rows), in: room)
        )
        let baseline = numberBaseline(in: cell)
        let above = baseline - metrics.daySize(contents.rows) * 5 / 4
        return .group(
            structure,
            [run(weekday, small, ink, midX: cell.midX, above), run(number, large, ink, midX: cell.midX, baseline)])
    }

    private func numberBaseline(in cell: Rect) -> Length { cell.maxY - metrics.padding * 7 / 4 }

    /// A word at the start or at the end of a row's head.
    private func rowWord(
        _ text: ShapedText, _ size: Length, _ ink: Shade, isStart: Bool, in cell: Rect
    ) -> DisplayItem {
        let width = text.advance.width(at: size)
        let inset = metrics.inset * 2
        let x = cell.x(of: width, from: isStart ? inset : cell.width - inset - width, direction)
        let y =
            cell.minY + typesetter.centredBaseline(of: .bold, size: metrics.daySize(contents.rows), height: cell.height)
        return .text(TextRun(text, origin: Point(x: x, y: y), size: size, ink: ink))
    }

    private func personHead(_ person: Int, inRow cell: Rect) -> DisplayItem {
        let (names, name) = (contents.names, contents.names.names[person])
        let top = cell.minY + (cell.height - name.height) / 2
        let x = direction == .leftToRight ? cell.minX + names.indent : cell.maxX - names.indent
        let runs = name.runs(at: Point(x: x, y: top), direction)
        var items: [DisplayItem] = []
        if let initials = names.initials[person], let baseline = runs.first?.origin.y {
            let x = cell.x(of: initials.advance.width(at: names.size), from: .zero, direction)
            items.append(.text(TextRun(initials, origin: Point(x: x, y: baseline), size: names.size)))
        }
        return .group(Structure(.rowHeader, frame: cell), items + runs.map(DisplayItem.text))
    }

    private func personHead(_ person: Int, inColumn cell: Rect) -> DisplayItem {
        let (names, name) = (contents.names, contents.names.names[person])
        let top = cell.maxY - metrics.padding / 2 - name.height
        var items: [DisplayItem] = []
        if let initials = names.initials[person] {
            items.append(run(initials, names.size, .black, midX: cell.midX, top - names.size / 4))
        }
        let runs = name.runs(at: Point(x: cell.minX, y: top)).map { line in
            let origin = Point(x: cell.midX - line.width / 2, y: line.origin.y)
            return TextRun(line.shaped, clusters: line.clusters, origin: origin, size: line.size)
        }
        return .group(Structure(.columnHeader, frame: cell), items + runs.map(DisplayItem.text))
    }

    // MARK: Cells

    private func item(_ cell: RosterCell, in area: Rect) -> DisplayItem {
        let ink: Shade = cell.isRun ? .white : .black
        var items: [DisplayItem] = []
        forEachPiece(of: cell, in: area) { piece, box in
            let baseline = typesetter.centredBaseline(of: piece.text.face, size: piece.size, height: box.height)
            let origin = Point(x: box.minX, y: box.minY + baseline)
            items.append(
                .text(TextRun(piece.text, origin: origin, size: piece.size, ink: piece.isBoxed ? .black : ink)))
        }
        return .group(Structure(.cell, frame: area, spoken: cell.spoken), items)
    }

    /// Calls `body` with each piece and its box: lines are centred, from the top down.
    func forEachPiece(of cell: RosterCell, in area: Rect, _ body: (RosterCell.Piece, Rect) -> Void) {
        var y = area.minY + (area.height - cell.height) / 2
        for line in cell.lines {
            let (height, width) = (RosterCell.leading(of: line), RosterCell.width(of: line))
            var indent = (area.width - width) / 2
            for (index, piece) in line.enumerated() {
                if index > 0 { indent += piece.gap }
                let x = area.x(of: piece.width, from: indent, direction)
                body(piece, Rect(x: x, y: y, width: piece.width, height: height))
                indent += piece.width
            }
            y += height
        }
    }

    // MARK: Words

    /// The largest size that fits a width, at most a given one.
    private func fitting(_ text: ShapedText, _ size: Length, in width: Length) -> Length {
        guard text.advance.width(at: size) > width else { return size }
        return Length(rawValue: max(1, width.rawValue * Advance.unitsPerEm / max(1, text.advance.rawValue)))
    }

    private func centred(_ text: ShapedText, _ size: Length, in cell: Rect) -> DisplayItem {
        let y = cell.minY + typesetter.centredBaseline(of: text.face, size: size, height: cell.height)
        return run(text, size, .black, midX: cell.midX, y)
    }

    private func run(
        _ text: ShapedText, _ size: Length, _ ink: Shade, midX: Length, _ baseline: Length
    ) -> DisplayItem {
        let x = midX - text.advance.width(at: size) / 2
        return .text(TextRun(text, origin: Point(x: x, y: baseline), size: size, ink: ink))
    }
}
