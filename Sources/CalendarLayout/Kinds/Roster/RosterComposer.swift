import CalendarCore

/// Turns a planned page of a roster into display items.
struct RosterComposer {
    let plan: RosterPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    let continuations: ContinuationPlaces
    let directory: PageDirectory

    var contents: RosterContents { plan.contents }
    var geometry: RosterGeometry { plan.geometry }
    var metrics: RosterMetrics { contents.metrics }
    var roster: Roster { contents.roster }
    var totals: RosterTotals { contents.totals }
    var style: PageStyle { context.style }
    var typesetter: Typesetter { context.typesetter }
    var direction: WritingDirection { geometry.direction }
    var byPerson: Bool { contents.rows == .person }

    func compose() -> LaidOutPage {
        let frame = contents.frame
        let legend = legend()
        var items = [
            .group(
                Structure(.artifact),
                shades() + runs() + gapMarks() + dayMarks() + changeMarks() + legend.shapes + rules()),
            frame.heading(style.rosterTitle(of: plan.span)),
        ]
        if !legend.words.isEmpty { items.append(.group(Structure(.notes), legend.words)) }
        items.append(
            .group(Structure(.table, frame: geometry.table), columnHeadings() + [headerRow()] + rows() + feet()))
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
        plan.part.isFirst ? Page.Outline(style.locale.title(ofPage: plan.span)) : nil
    }

    /// The index of the first row and of the first column among all.
    var firstRow: Int { byPerson ? plan.part.people.lowerBound : plan.part.days.lowerBound }
    var firstColumn: Int { byPerson ? plan.part.days.lowerBound : plan.part.people.lowerBound }

    func person(row: Int, column: Int) -> Int { byPerson ? firstRow + row : firstColumn + column }
    func day(row: Int, column: Int) -> Int { byPerson ? firstColumn + column : firstRow + row }

    func cell(row: Int, column: Int) -> RosterCell {
        contents.cell(person: person(row: row, column: column), day: day(row: row, column: column))
    }

    // MARK: The table

    private func headerRow() -> DisplayItem {
        let cells = geometry.cells(of: geometry.header)
        var items = [corner(cells.head)]
        for (column, cell) in cells.columns.enumerated() {
            items.append(
                byPerson
                    ? dayHead(firstColumn + column, .columnHeader, in: cell)
                    : personHead(firstColumn + column, inColumn: cell))
        }
        return .group(Structure(.headerRow, frame: geometry.header), items + endHeads(in: cells.ends))
    }

    private func rows() -> [DisplayItem] {
        let headings = rowHeadings()
        var items: [DisplayItem] = []
        for (row, area) in geometry.rows.enumerated() {
            if let heading = headings[row] { items.append(heading) }
            let cells = geometry.cells(of: area)
            let head =
                byPerson
                ? contents.names.rowHead(firstRow + row, in: cells.head, direction)
                : dayHead(firstRow + row, .rowHeader, in: cells.head)
            var own = [head]
            for (column, cell) in cells.columns.enumerated() {
                own.append(item(self.cell(row: row, column: column), in: cell))
            }
            items.append(.group(Structure(.row, frame: area), own + ends(ofRow: firstRow + row, in: cells.ends)))
        }
        return items
    }

    // MARK: Cells

    private func item(_ cell: RosterCell, in area: Rect) -> DisplayItem {
        let ink: Shade = cell.isRun ? .white : .black
        var items: [DisplayItem] = []
        forEachPiece(of: cell, in: area) { piece, box in
            let baseline = typesetter.centredBaseline(of: piece.text.face, size: piece.size, height: box.height)
            let origin = Point(x: box.minX, y: box.minY + baseline)
            items.append(
                .text(TextRun(piece.text, origin: origin, size: piece.size, ink: ink)))
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
}

// Words in their cells.
extension RosterComposer {
    func centred(_ text: ShapedText, _ size: Length, in cell: Rect) -> DisplayItem {
        let y = cell.minY + typesetter.centredBaseline(of: text.face, size: size, height: cell.height)
        return run(text, size, .black, midX: cell.midX, y)
    }

    func run(_ text: ShapedText, _ size: Length, _ ink: Shade, midX: Length, _ baseline: Length) -> DisplayItem {
        let x = midX - text.advance.width(at: size) / 2
        return .text(TextRun(text, origin: Point(x: x, y: baseline), size: size, ink: ink))
    }
}

// The marks of days and cells that have changed.
extension RosterComposer {
    /// The corners of the heads of days whose change no cell shows.
    func dayMarks() -> [DisplayItem] {
        dayHeads().filter { context.isChanged(contents.date($0.day)) && !roster.isChanged(day: $0.day) }.flatMap {
            context.changeCorner(in: $0.head, contents.closed[$0.day] == nil ? .black : .white)
        }
    }

    /// The corners of the cells that have changed.
    func changeMarks() -> [DisplayItem] {
        geometry.rows.enumerated().flatMap { row, area in
            geometry.cells(of: area).columns.enumerated().flatMap { column, box -> [DisplayItem] in
                let (person, day) = (person(row: row, column: column), day(row: row, column: column))
                guard roster.isChanged(person: person, day: day) else { return [] }
                let isOnBlack = contents.cell(person: person, day: day).isRun
                return context.changeCorner(in: box, isOnBlack ? .white : .black)
            }
        }
    }
}
