import CalendarCore
import CalendarLayout
import Testing

/// The strokes of the grid: no strokes around days outside the month.
@Suite struct GridRulesTests {
    /// Months that begin and end on every weekday, of four, five and six rows.
    private static let months = [
        "2026-02", "2025-05", "2026-08", "2025-02", "2025-11", "2026-05", "2024-12", "2027-02", "2023-10",
    ]

    @Test(arguments: months, [WritingDirection.leftToRight, .rightToLeft])
    func `every day has a stroke on each side, and a place that is no day has none of its own`(
        _ month: String, _ direction: WritingDirection
    ) throws {
        let page = try grid(month, direction)
        let days = cells(of: page).filter { $0.date != nil }.map(\.frame)
        for cell in cells(of: page) where cell.date != nil || page.weekRows.last?.contains(cell.frame) ?? false {
            for edge in edges(of: cell.frame, in: page) {
                let touches = days.contains { edge.touches($0) }
                #expect(isDrawn(edge, page) == touches, "\(month): \(cell.frame), \(edge)")
            }
        }
    }

    @Test(arguments: months)
    func `no stroke is drawn twice`(_ month: String) throws {
        let rules = try grid(month).rules().filter { !$0.isVertical }
        for (index, rule) in rules.enumerated() {
            #expect(!rules[(index + 1)...].contains { $0.from.y == rule.from.y }, "\(month): \(rule)")
        }
    }

    @Test(arguments: months, ["letter", "iso_a5_148x210mm", "tabloid"])
    func `all strokes are inside the content with their whole weight`(_ month: String, _ media: String) throws {
        let sheet = Sheet(try #require(Media(name: media)))
        let page = try #require(try pages(Schedule(), from: month, style: PageStyle(sheet: sheet)).first).page
        for leaf in page.leaves { #expect(leaf.inkBoxes.allSatisfy(sheet.content.contains)) }
    }

    @Test func `strokes are 1.5 below the weekdays, 0.5 between days, 0.75 between weeks and around the month`() throws
    {
        let page = try grid("2025-05")
        #expect(page.rules(weight: .quarterPoints(6)).count == 1)
        let hairlines = page.rules(weight: .quarterPoints(2))
        // 31 days in five weeks.
        #expect(hairlines.count == 31 - 5 && hairlines.allSatisfy(\.isVertical))
        let thin = page.rules(weight: .quarterPoints(3))
        #expect(thin.count(where: \.isVertical) == 2 * 5 && thin.count { !$0.isVertical } == 5)
    }

    @Test func `larger sheets have heavier strokes, smaller ones none below 0.5`() throws {
        for (media, weights) in [("tabloid", [0.604, 0.906, 1.812]), ("iso_a5_148x210mm", [0.5, 0.632, 1.263])] {
            let style = try PageStyle.on(media)
            let page = try #require(try pages(Schedule(), style: style).first).page
            let drawn = page.leaves.compactMap { if case .rules(_, let weight, _, _) = $0.item { weight } else { nil } }
            #expect(isClose(Set(drawn).sorted(), weights), "\(media): \(drawn.map(\.inPoints))")
        }
    }

    // MARK: Reading

    private func grid(_ month: String, _ direction: WritingDirection = .leftToRight) throws -> Page {
        var style = PageStyle.fixed()
        style.locale.direction = direction
        return try #require(try pages(Schedule(), from: month, style: style).first).page
    }

    private func cells(of page: Page) -> [(date: CivilDate?, frame: Rect)] {
        page.structures.compactMap { structure in
            switch (structure.role, structure.frame) {
            case (.dayCell(let date), let frame?): (date, frame)
            case (.adjacentDayCell, let frame?): (nil, frame)
            default: nil
            }
        }
    }

    /// The edges of a cell but its top, which is the bottom of another or the rule below the weekdays.
    private func edges(of cell: Rect, in page: Page) -> [Rule] {
        [
            .horizontal(y: cell.maxY, from: cell.minX, to: cell.maxX),
            .vertical(x: cell.minX, from: cell.minY, to: cell.maxY),
            .vertical(x: cell.maxX, from: cell.minY, to: cell.maxY),
        ]
    }

    /// Returns true if a stroke covers an edge; at the border of the grid, it is inside it.
    private func isDrawn(_ edge: Rule, _ page: Page) -> Bool {
        let least = Length.quarterPoints(2)
        return page.rules().contains { rule in
            guard rule.isVertical == edge.isVertical else { return false }
            return edge.isVertical
                ? (rule.from.x - edge.from.x).magnitude < least && rule.from.y <= edge.from.y && rule.to.y >= edge.to.y
                : (rule.from.y - edge.from.y).magnitude < least && rule.from.x <= edge.from.x && rule.to.x >= edge.to.x
        }
    }
}

extension Rule {
    /// Returns true if it is an edge of a cell.
    fileprivate func touches(_ cell: Rect) -> Bool {
        isVertical
            ? [cell.minX, cell.maxX].contains(from.x) && from.y == cell.minY
            : [cell.minY, cell.maxY].contains(from.y) && from.x >= cell.minX && to.x <= cell.maxX
    }
}

extension Length {
    fileprivate var magnitude: Length { max(self, .zero - self) }
}
