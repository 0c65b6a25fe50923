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
    var style: PageStyle { context.style }
    var typesetter: Typesetter { context.typesetter }
    var direction: WritingDirection { geometry.direction }
    var byPerson: Bool { contents.rows == .person }

    func compose() -> LaidOutPage {
        let frame = contents.frame
        let legend = legend()
        var items = [
            .group(
                Structure(.artifact), shades() + runs() + gapMarks() + dayMarks() + legend.shapes + rules()),
            frame.heading(style.rosterTitle(of: plan.span)),
        ]
        if !legend.words.isEmpty { items.append(.group(Structure(.notes), legend.words)) }
        items.append(.group(Structure(.table, frame: geometry.table), [headerRow()] + rows() + feet()))
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

    private func headerRow() -> DisplayItem {
        let cells = geometry.cells(of: geometry.header)
        var items = [corner(cells.head)]
        for (column, cell) in cells.columns.enumerated() {
            items.append(
                byPerson
                    ? dayHead(firstColumn + column, .columnHeader, in: cell)
                    : personHead(firstColumn + column, inColumn: cell))
        }
        for (line, cell) in zip(contents.endLines, cells.ends) {
            items.append(lineHead(line, .columnHeader, in: cell))
        }
        return .group(Structure(.headerRow, frame: geometry.header), items)
    }

    private func rows() -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (row, area) in geometry.rows.enumerated() {
            let cells = geometry.cells(of: area)
            let head =
                byPerson
                ? personHead(firstRow + row, inRow: cells.head)
                : dayHead(firstRow + row, .rowHeader, in: cells.head)
            var own = [head]
            for (column, cell) in cells.columns.enumerated() {
                own.append(item(self.cell(row: row, column: column), in: cell))
            }
            for (line, cell) in zip(contents.endLines, cells.ends) {
                own.append(
                    total(endTotal(firstRow + row, line), line, in: cell, of: byPerson ? nil : firstRow + row))
            }
            items.append(.group(Structure(.row, frame: area), own))
        }
        return items
    }

    private func feet() -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (line, area) in zip(contents.footLines, geometry.feet) {
            let cells = geometry.cells(of: area)
            var own = [lineHead(line, .rowHeader, in: cells.head)]
            for (column, cell) in cells.columns.enumerated() {
                own.append(
                    total(
                        footTotal(firstColumn + column, line), line, in: cell, of: byPerson ? firstColumn + column : nil
                    ))
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

    /// A number, or a dash for none; `day` if it is that of a day's people.
    private func total(_ count: Int, _ line: Int, in cell: Rect, of day: Int?) -> DisplayItem {
        let style = contents.styles[line]
        let face: FontFace = style.isBold || style.look == .run ? .bold : .regular
        let text = typesetter.word(count == 0 ? "–" : self.style.locale.number(count), in: face)
        let size = text.size(atMost: metrics.totalSize, fitting: cell.width - metrics.inset)
        let spoken = day.flatMap { gaps(line, day: $0).first }.flatMap { context.format.spoken(gapEntry($0, line)) }
        return .group(Structure(.cell, frame: cell, spoken: spoken), [centred(text, size, in: cell)])
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

// Bars at the edges of days that have changed.
extension RosterComposer {
    /// The bars at the head of the day's column, or all along its row.
    func dayMarks() -> [DisplayItem] {
        dayHeads.flatMap { context.marks(of: contents.date($0.day), in: $0.area) }
    }

    private var dayHeads: [(day: Int, area: Rect)] {
        let first = plan.part.days.lowerBound
        guard byPerson else { return geometry.rows.enumerated().map { (first + $0.offset, $0.element) } }
        return geometry.cells(of: geometry.header).columns.enumerated().map { (first + $0.offset, $0.element) }
    }
}
