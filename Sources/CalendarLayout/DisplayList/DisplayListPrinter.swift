/// Writes a page as lines that a person can read and a test can compare: one line per item, groups indented.
///
///     page 612.0000 × 792.0000 label "2025-01" outline "January 2025"
///       heading at 36.0000 36.0000 540.0000 × 20.0000
///         text 254.1055 51.6875 bold 16.0000 wide 103.7891 "January 2025"
///
/// Positions and sizes are in points with four decimals; a text's position is the left end of its baseline.
public struct DisplayListPrinter {
    private var lines: [String] = []

    private init() {}

    /// The page's lines, each ended by a line feed.
    public static func print(_ page: Page) -> String {
        var printer = DisplayListPrinter()
        printer.add(page)
        return printer.lines.map { $0 + "\n" }.joined()
    }

    private mutating func add(_ page: Page) {
        let outline = page.outline.map { ($0.isNested ? " outline … " : " outline ") + quoted($0.title) } ?? ""
        lines.append("page \(size(page.mediaBox)) label \(quoted(page.label))\(outline)")
        add(page.items, depth: 1)
    }

    private mutating func add(_ items: [DisplayItem], depth: Int) {
        for item in items { add(item, depth: depth) }
    }

    private mutating func add(_ item: DisplayItem, depth: Int) {
        switch item {
        case .text(let run): line(depth, describe(run))
        case .fill(let area, let shade): line(depth, "fill \(rect(area)) \(shade.rawValue)")
        case .rules(let rules, let weight, let ink, let dash):
            let dashes = dash.map { " dash \($0.length.decimal) \($0.gap.decimal)" } ?? ""
            line(depth, "rules \(weight.decimal)\(ink == .black ? "" : " \(ink.rawValue)")\(dashes)")
            for rule in rules { line(depth + 1, "\(point(rule.from)) – \(point(rule.to))") }
        case .outline(let shape, let weight, let ink, let fill):
            let shades = (ink == .black ? "" : "\(ink.rawValue) ") + (fill == .white ? "" : "on \(fill.rawValue) ")
            line(depth, "outline \(weight.decimal) \(shades)\(describe(shape))")
        case .clip(let area, let items):
            line(depth, "clip \(rect(area))")
            add(items, depth: depth + 1)
        case .link(let area, let place, let items):
            line(depth, "link \(rect(area)) to page \(place.page) at \(point(place.position))")
            add(items, depth: depth + 1)
        case .group(let structure, let items):
            line(depth, describe(structure))
            add(items, depth: depth + 1)
        }
    }

    private mutating func line(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private func describe(_ run: TextRun) -> String {
        "text \(point(run.origin)) \(run.face.name) \(run.size.decimal) wide \(run.width.decimal) "
            + (run.ink == .black ? "" : "\(run.ink.rawValue) ") + (run.shaped.isStruck ? "struck " : "")
            + quoted(String(run.text)) + (run.shaped.marks.url.map { " to \($0)" } ?? "")
    }

    private func describe(_ shape: Shape) -> String {
        switch shape {
        case .polygon(let corners): corners.map(point).joined(separator: " – ")
        case .roundedRect(let area, let radius): "\(rect(area)) radius \(radius.decimal)"
        }
    }

    private func describe(_ structure: Structure) -> String {
        structure.role.name + (structure.frame.map { " at \(rect($0))" } ?? "")
            + (structure.spoken.map { " spoken \(quoted($0))" } ?? "")
    }

    private func point(_ point: Point) -> String { "\(point.x.decimal) \(point.y.decimal)" }

    private func size(_ size: Size) -> String { "\(size.width.decimal) × \(size.height.decimal)" }

    private func rect(_ rect: Rect) -> String { "\(point(rect.origin)) \(size(rect.size))" }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension Structure.Role {
    /// As printed: `day 2025-01-06`.
    fileprivate var name: String {
        switch self {
        case .artifact: "artifact"
        case .heading: "heading"
        case .subheading: "subheading"
        case .notes: "notes"
        case .note: "note"
        case .key: "key"
        case .keyItem: "key-item"
        case .table: "table"
        case .headerRow: "header-row"
        case .weekdayHeader(let weekday): "weekday-header \(weekday)"
        case .weekNumberHeader: "week-number-header"
        case .weekNumber(let number): "week-number \(number)"
        case .weekRow: "week-row"
        case .row: "row"
        case .columnHeader: "column-header"
        case .rowHeader: "row-header"
        case .columnGroupHeader(let columns): "column-group-header \(columns)"
        case .rowGroupHeader(let columns): "row-group-header \(columns)"
        case .cell: "cell"
        case .dayCell(let date): "day \(date)"
        case .adjacentDayCell: "adjacent-day"
        case .entries: "entries"
        case .entry, .footEntry, .bar: "entry"
        case .label: "label"
        case .value: "value"
        case .word: "word"
        case .task(let state): "task \(state)"
        case .dayNumber: "day-number"
        case .dayList(let date): date.map { "continued-day \($0)" } ?? "continued-notes"
        case .paragraph: "paragraph"
        case .checklist: "checklist"
        case .detailHeads: "detail-heads"
        case .detail(let detail): "detail \(detail)"
        case .footer: "footer"
        }
    }
}
