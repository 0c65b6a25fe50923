import CalendarCore

/// A planned page that continues others.
public struct ContinuationPlan {
    let span: DaySpan
    let columns: ContinuationColumns
    /// The parts by column, from top to bottom.
    let parts: [[ListedPart]]
    let sizes: ListSizes

    /// The page that all of its days are continued from; nil if there are several, or only notes.
    var origin: Int? {
        let days = parts.joined().filter { $0.block.date != nil }
        guard let page = days.first?.block.origin?.page, days.allSatisfy({ $0.block.origin?.page == page }) else {
            return nil
        }
        return page
    }
}

extension [ContinuationPlan] {
    /// The number of blocks, those that are divided counted more than once.
    var partCount: Int { flatMap(\.parts).joined().count }
}

extension ContinuationPlan {
    /// The rules above the blocks and between the columns.
    var rules: DisplayItem {
        let (top, block) = (ContinuationMetrics.columnRule, ContinuationMetrics.blockRule)
        let used = parts.filter { !$0.isEmpty }
        let bottom = used.joined().map(\.area.maxY).max() ?? .zero
        let rules: [([Rule], Length)] = [
            (used.map { $0[0].rule(weight: top) }, top),
            (used.flatMap { $0.dropFirst().map { $0.rule(weight: block) } }, block),
            (columns.gutterRules(used: used.count, to: bottom), ContinuationMetrics.gutterRule),
        ]
        return .group(
            Structure(.artifact), rules.filter { !$0.0.isEmpty }.map { DisplayItem.rules($0.0, weight: $0.1) })
    }
}

extension ContinuationPlaces {
    /// Finds the places where blocks begin on these pages, which are numbered from `firstNumber`.
    init(_ plans: [ContinuationPlan], firstNumber: Int) {
        self.init()
        for (plan, page) in zip(plans, firstNumber...) {
            for part in plan.parts.joined() {
                if part.beginsBlock { append(part.block.date, at: Place(page: page, position: part.area.origin)) }
                append(part.parts(page: page))
            }
        }
    }
}

/// The columns of a page that continues others, in the order of reading, and the rules between them.
///
///     ┌─ column ─┐  │  ┌─ column ─┐  │  ┌─ column ─┐
///     │          │  │  │          │  │  │          │
///     └──────────┘ gutter ────────┘     └──────────┘
struct ContinuationColumns {
    let areas: [Rect]

    /// As many columns as fit, at least one.
    init(in body: Rect, _ direction: WritingDirection) {
        areas = body.columns(
            atLeast: ContinuationMetrics.leastColumnWidth, gutter: ContinuationMetrics.gutter, direction)
    }

    var count: Int { areas.count }
    var width: Length { areas[0].width }
    var height: Length { areas[0].height }

    /// The rules between the first `used` columns, each in the middle of its gutter, down to `bottom`.
    func gutterRules(used: Int, to bottom: Length) -> [Rule] {
        zip(areas, areas.dropFirst()).prefix(max(0, used - 1)).map { first, second in
            let (left, right) = first.minX < second.minX ? (first, second) : (second, first)
            return .vertical(x: (left.maxX + right.minX) / 2, from: left.minY, to: bottom)
        }
    }
}
