import CalendarCore

/// Fills columns with blocks of entries, and opens the next column or page when one is full. An entry may go on in the
/// next column, so none is too long.
struct ColumnFlow {
    /// The columns of every page.
    let columns: [Rect]
    let firstNumber: Int
    let typography: CellTypography
    private let context: LayoutContext
    private var style: PageStyle { context.style }
    private var typesetter: Typesetter { context.typesetter }

    private var done: [PageContent] = []
    private var current = PageContent()
    private var column = 0
    private var y: Length
    /// The items of the current block in this column.
    private var open: [DisplayItem] = []
    /// The lines of the current entry in this column.
    private var lines: [DisplayItem] = []

    struct PageContent {
        var items: [DisplayItem] = []
        var placements: [Placement] = []
        /// Where blocks begin.
        var places = ContinuationPlaces()
    }

    private static let headingHeight = Length.points(18)
    private static let blockGap = Length.points(9)
    private static let ruleGap = Length.points(3)

    init(columns: [Rect], firstNumber: Int, typography: CellTypography, _ context: LayoutContext) {
        (self.columns, self.firstNumber, self.typography) = (columns, firstNumber, typography)
        self.context = context
        y = columns[0].minY
    }

    mutating func add(_ placed: ContinuationPage.PlacedBlock) throws(MeasuringError) {
        let block = placed.block
        if y > columns[column].minY { y += ColumnFlow.blockGap }
        if !hasRoom(ColumnFlow.headingHeight + typography.leading) { advance(from: block) }
        let place = Place(page: firstNumber + done.count, position: Point(x: columns[column].minX, y: y))
        current.places.append(ContinuationPlaces.Block(date: block.date, place: place))
        try addHeading(block.heading(style.locale), of: placed)
        let setter = EntrySetter(typography: typography)
        for continued in block.entries {
            // A name that is too long is broken here; if one could not be set, the audit of the pages would report it.
            guard let set = try setter.set(MeasuredEntry(continued.entry, context.format, typesetter)) else { continue }
            try add(set, continued.subject, of: placed)
        }
        closeBlock(block)
    }

    /// The pages. Call it after the last block.
    func finished() -> [PageContent] { done + [current] }

    private func hasRoom(_ height: Length) -> Bool { y + height <= columns[column].maxY }

    private mutating func add(
        _ set: SetEntry, _ subject: Placement.Subject, of placed: ContinuationPage.PlacedBlock
    ) throws(MeasuringError) {
        var isPlaced = false
        var pieces = set.pieces[...]
        for line in 0..<set.lineCount {
            if !hasRoom(typography.leading) {
                if line > 0, !isPlaced {
                    place(set, subject, lineCount: line)
                    isPlaced = true
                }
                try continueBlock(placed)
            }
            let runs = pieces.prefix { $0.line == line }
            lines += runs.map(run)
            pieces = pieces.dropFirst(runs.count)
            y += typography.leading
        }
        closeEntry()
        if !isPlaced { place(set, subject, lineCount: set.lineCount) }
    }

    /// Continues a block in the next column.
    private mutating func continueBlock(_ placed: ContinuationPage.PlacedBlock) throws(MeasuringError) {
        advance(from: placed.block)
        let heading = placed.block.heading(style.locale)
        try addHeading(style.locale.phrases.continued.filled(["title": heading]), of: placed)
    }

    /// Ends the part of an entry in this column.
    private mutating func closeEntry() {
        if !lines.isEmpty { open.append(.group(Structure(.entry), lines)) }
        lines = []
    }

    /// Records the placement of an entry: its lines that end here, in the column where it begins.
    private mutating func place(_ set: SetEntry, _ subject: Placement.Subject, lineCount: Int) {
        let (height, area) = (typography.leading * lineCount, columns[column])
        current.placements.append(
            Placement(
                subject: subject, kind: set.entry.kind, text: set.text, source: set.entry.location,
                outcome: .continued, page: firstNumber + done.count,
                box: Rect(x: area.minX, y: y - height, width: area.width, height: height), type: typography.type,
                fonts: set.fonts, missing: set.missing, omitted: set.omitted))
    }

    private func run(_ piece: SetEntry.Piece) -> DisplayItem {
        let baseline = typesetter.baseline(
            of: typography.faces.body, size: typography.size, leading: typography.leading)
        let origin = Point(x: columns[column].minX + piece.x - DayCell.padding, y: y + baseline)
        return .text(TextRun(piece.shaped, clusters: piece.clusters, origin: origin, size: piece.size))
    }

    /// A day's name above a hairline; it links back to what it continues.
    private mutating func addHeading(
        _ text: String, of placed: ContinuationPage.PlacedBlock
    ) throws(MeasuringError) {
        let (area, height) = (columns[column], ColumnFlow.headingHeight - ColumnFlow.ruleGap)
        let shaped = try typesetter.shape(text, in: .bold)
        let baseline = typesetter.centredBaseline(of: .bold, size: style.sizes.heading, height: height)
        let run = TextRun(shaped, origin: Point(x: area.minX, y: y + baseline), size: style.sizes.heading)
        let target = Rect(x: area.minX, y: y, width: run.width, height: height)
        open.append(.link(target, to: placed.origin, [.text(run)]))
        y += ColumnFlow.headingHeight
        let rule = Rule.horizontal(y: y - ColumnFlow.ruleGap, from: area.minX, to: area.maxX)
        current.items.append(.group(Structure(.artifact), [.rules([rule], weight: StrokeWeight.hairline)]))
    }

    /// Ends the part of a block in this column.
    private mutating func closeBlock(_ block: ContinuedBlock) {
        closeEntry()
        guard !open.isEmpty else { return }
        current.items.append(.group(Structure(.dayList(block.date), frame: columns[column]), open))
        open = []
    }

    private mutating func advance(from block: ContinuedBlock) {
        closeBlock(block)
        column += 1
        if column == columns.count {
            done.append(current)
            current = PageContent()
            column = 0
        }
        y = columns[column].minY
    }
}
