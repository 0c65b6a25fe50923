import CalendarCore

/// The cells of a month's grid before its first day or after its last, if there are three of them or more: room for
/// initials with their names, and for the months before and after.
struct MonthCorner: PageComposer {
    let context: LayoutContext
    let month: YearMonth
    /// The places of the months before and after on other pages of the document.
    let directory: PageDirectory
    /// From the grid's edge to the nearest day, without a gap.
    let area: Rect
    /// The baseline of the headings: that of the days' numbers beside them.
    let baseline: Length

    /// The fewest cells that make a corner.
    private static let leastCount = 3

    /// The corners of a month, the wider first.
    static func all(
        of plan: MonthPlan, _ directory: PageDirectory, _ context: LayoutContext, baseline: (Rect) -> Length
    ) -> [MonthCorner] {
        let (grid, rows) = (plan.cells.grid, plan.geometry.weekRows)
        let (first, last) = (grid.position(of: grid.days.lowerBound), grid.position(of: grid.days.upperBound))
        let blanks = [(rows[first.row], 0..<first.column), (rows[last.row], last.column + 1..<7)]
        return blanks.filter { $0.1.count >= leastCount }.sorted { $0.1.count > $1.1.count }.map { row, columns in
            let gap = gap(context)
            let days = plan.geometry.cells(of: row)
            let width = days[columns].map(\.width).sum()
            let indent = days[..<columns.lowerBound].map(\.width).sum() + (columns.lowerBound > 0 ? gap : .zero)
            let x = row.x(of: width - gap, from: indent, plan.geometry.direction)
            return MonthCorner(
                context: context, month: grid.days.lowerBound.yearMonth, directory: directory,
                area: Rect(x: x, y: row.minY, width: width - gap, height: row.height), baseline: baseline(row))
        }
    }

    /// Between two columns of names, and around what is in a corner.
    private static func gap(_ context: LayoutContext) -> Length { context.style.scale.furniture(.points(10)) }

    var gap: Length { MonthCorner.gap(context) }
    private var headingSize: Length { scale.furniture(.points(9)) }
    /// The rule below the headings.
    private var ruleY: Length { baseline + scale.furniture(.points(5)) }
    /// The top of what is below the rule.
    var top: Length { ruleY + scale.furniture(.points(3)) }
    /// The height below the rule.
    var height: Length { area.maxY - scale.furniture(.points(2)) - top }

    /// The names behind some people's initials, and the months before and after, as far as the style asks for them and
    /// a corner has room.
    static func items(in corners: [MonthCorner], _ people: [Person]) -> [DisplayItem] {
        guard let content = corners.first?.style.corner else { return [] }
        var (items, areas) = ([DisplayItem](), corners.map(\.area))
        if content.hasKey,
            let (index, key) = firstFitting(corners, areas, { CornerKey(people, width: $1.width, $0) })
        {
            let corner = corners[index]
            items += key.items(in: areas[index])
            let used = key.width + corner.gap * 2
            areas[index] = areas[index].columns([used, areas[index].width - used], corner.direction)[1]
        }
        if content.hasMonths,
            let (index, months) = firstFitting(corners, areas, { CornerMonths(width: $1.width, $0) })
        {
            items += months.items(in: areas[index])
        }
        return items
    }

    /// The first corner that has room for something.
    private static func firstFitting<Content>(
        _ corners: [MonthCorner], _ areas: [Rect], _ fit: (MonthCorner, Rect) -> Content?
    ) -> (index: Int, content: Content)? {
        for index in corners.indices {
            if let content = fit(corners[index], areas[index]) { return (index, content) }
        }
        return nil
    }

    func headingWidth(_ words: String) -> Length {
        typesetter.word(words, in: .bold).advance.width(at: headingSize)
    }

    /// A heading over a rule as wide as an area; it leads from all of the area to a place, if there is one.
    func heading(_ words: String, in area: Rect, to place: Place? = nil) -> [DisplayItem] {
        let word = typesetter.word(words, in: .bold)
        let box = Rect(x: area.minX, y: area.minY, width: area.width, height: ruleY - area.minY)
        let rule = Rule.horizontal(y: ruleY, from: area.minX, to: area.maxX)
        let size = word.size(atMost: headingSize, fitting: area.width)
        let text = item(word, .start(.zero), in: area, at: baseline, size: size)
        return [
            .group(Structure(.artifact), [.rules([rule], weight: scale.stroke(StrokeWeight.hairline))]),
            .group(Structure(.subheading, frame: box), [place.map { .link(area, to: $0, [text]) } ?? text]),
        ]
    }
}
