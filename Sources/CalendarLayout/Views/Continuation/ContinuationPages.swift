import CalendarCore

/// The pages "January 2025, continued": day by day, in columns, every entry that a cell could not hold.
struct ContinuationPages {
    let pages: [LaidOutPage]
    /// Where each block begins.
    let places: ContinuationPlaces

    private static let columnCount = 2
    private static let gutter = Length.points(24)
    private static let size = Length.points(9)
    private static let folioWidth = Length.points(50)

    init(
        _ month: YearMonth, _ blocks: [ContinuedBlock], _ schedule: Schedule, _ options: MonthView.Options,
        _ typesetter: Typesetter, firstNumber: Int
    ) throws(LayoutError) {
        guard !blocks.isEmpty else {
            (pages, places) = ([], ContinuationPlaces())
            return
        }
        let columns = ContinuationPages.columns(options.sheet)
        let labels = try CellLabels(
            schedule.lines.map { typesetter.paragraph($0.label) }, .inline, cellWidth: columns[0].width)
        let typography = try CellTypography(labels, .regular, size: ContinuationPages.size, smallest: nil)
        var flow = ColumnFlow(
            columns: columns, firstNumber: firstNumber, typography: typography, typesetter: typesetter)
        for block in blocks { try flow.add(block, names: options.names) }
        places = flow.places
        var pages: [LaidOutPage] = []
        for (index, content) in flow.finished().enumerated() {
            pages.append(
                try ContinuationPages.page(month, content, number: firstNumber + index, options, typesetter))
        }
        self.pages = pages
    }

    private static func columns(_ sheet: Sheet) -> [Rect] {
        let body = sheet.content.below(MonthGeometry.titleHeight + MonthGeometry.titleGap)
        let width = (body.width - gutter * (columnCount - 1)) / columnCount
        return (0..<columnCount).map {
            Rect(x: body.minX + (width + gutter) * $0, y: body.minY, width: width, height: body.height)
        }
    }

    private static func page(
        _ month: YearMonth, _ content: ColumnFlow.PageContent, number: Int, _ options: MonthView.Options,
        _ typesetter: Typesetter
    ) throws(LayoutError) -> LaidOutPage {
        let box = options.sheet.content.top(MonthGeometry.titleHeight)
        let title = try PageTitle(text: "\(options.title(of: month)), continued", reserve: folioWidth)
            .item(in: box, typesetter)
        let folio = try folio(number, in: box, typesetter)
        let page = Page(
            mediaBox: options.sheet.mediaBox, items: [title, folio] + content.items,
            label: "\(month), p. \(number)", outline: Page.Outline("continued, p. \(number)", isNested: true))
        return LaidOutPage(
            page: page, number: number, rung: nil, type: BodyType(face: .regular, size: size),
            placements: content.placements)
    }

    /// "p. 2" at the right end of the title's line, for those who follow a reference on paper.
    private static func folio(_ number: Int, in box: Rect, _ typesetter: Typesetter) throws(LayoutError) -> DisplayItem
    {
        let shaped = try typesetter.measurer.shape("p. \(number)", in: .bold)
        let origin = Point(
            x: box.maxX - shaped.advance.width(at: size), y: PageTitle.baseline(in: box, typesetter))
        return .group(Structure(.folio, frame: box), [.text(TextRun(shaped, origin: origin, size: size))])
    }
}
