import CalendarLayout

/// An area of a page that leads to another place of the document.
struct PageLink {
    let area: Rect
    let place: Place
    /// The words that stand there, for those who do not see them.
    let text: String

    init(area: Rect, to place: Place, _ items: [DisplayItem]) {
        (self.area, self.place) = (area, place)
        text = PageLink.words(in: items).joined(separator: " ")
    }

    private static func words(in items: [DisplayItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .text(let run): [String(run.text)]
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): words(in: items)
            case .fill, .rules: []
            }
        }
    }
}
