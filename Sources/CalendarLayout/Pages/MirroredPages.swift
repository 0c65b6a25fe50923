import CalendarCore

/// Moves pages to their own margins, if those change places from page to page.
struct MirroredPages {
    let style: PageStyle

    /// A page that was laid out with its binding at the left, and its links.
    func placed(_ page: LaidOutPage) -> LaidOutPage {
        guard style.sheet.isMirrored else { return page }
        var page = page
        let distance = shift(page.number)
        page.page = page.page.mapping { $0.moved(by: distance, target) }
        page.placements = page.placements.map { $0.moved(by: shift) }
        return page
    }

    /// The number of empty pages after a page that continues another, so that the next month begins on a new sheet.
    func blankCount(after number: Int, isContinued: Bool) -> Int {
        style.sheet.isMirrored && isContinued && !number.isMultiple(of: 2) ? 1 : 0
    }

    private func target(_ place: Place) -> Place {
        Place(page: place.page, position: place.position.moved(by: shift(place.page)))
    }

    private func shift(_ number: Int) -> Length { style.sheet.shift(ofPage: number, style.locale.direction) }
}

extension Placement {
    fileprivate func moved(by shift: (Int) -> Length) -> Placement {
        var copy = self
        copy.box = box.moved(by: shift(page))
        copy.rest = rest.map { Part(page: $0.page, box: $0.box.moved(by: shift($0.page))) }
        return copy
    }
}
