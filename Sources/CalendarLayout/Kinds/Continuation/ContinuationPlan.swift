import CalendarCore

/// A planned page that continues others.
public struct ContinuationPlan {
    let span: DaySpan
    let columns: ContinuationColumns
    /// By column, from top to bottom.
    let parts: [[ListedPart]]

    /// The page that all of its days are continued from; nil if there are several, or only notes.
    var origin: Int? {
        let days = parts.joined().filter { $0.block.date != nil }
        guard let page = days.first?.block.origin.page, days.allSatisfy({ $0.block.origin.page == page }) else {
            return nil
        }
        return page
    }
}

extension ContinuationPlaces {
    /// Where the blocks of these pages begin, of which the first has this number.
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
