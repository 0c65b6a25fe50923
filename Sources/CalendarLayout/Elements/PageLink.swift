/// An area of a page that links to another place in the document.
package struct PageLink {
    package let area: Rect
    package let place: Place
    /// The words in the area, for screen readers.
    package let text: String

    init(area: Rect, to place: Place, _ items: [DisplayItem]) {
        (self.area, self.place) = (area, place)
        text = PageLink.words(in: items).joined(separator: " ")
    }

    private static func words(in items: [DisplayItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .text(let run): [String(run.text)]
            case .group(let structure, let items): structure.spoken.map { [$0] } ?? words(in: items)
            case .clip(_, let items), .link(_, _, let items): words(in: items)
            case .fill, .rules, .outline: []
            }
        }
    }
}
