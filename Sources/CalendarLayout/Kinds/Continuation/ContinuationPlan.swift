import CalendarCore

/// A planned page that continues others.
public struct ContinuationPlan {
    let span: DaySpan
    let columns: ContinuationColumns
    /// The parts by column, from top to bottom.
    let parts: [[ListedPart]]

    /// The page that all of its days are continued from; nil if there are several, or only notes.
    var origin: Int? {
        let days = parts.joined().filter { $0.block.date != nil }
        guard let page = days.first?.block.origin?.page, days.allSatisfy({ $0.block.origin?.page == page }) else {
            return nil
        }
        return page
    }
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
