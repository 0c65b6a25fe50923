/// An area of a page that links to another place in the document, or to an address.
package struct PageLink {
    /// Its areas, one for each line of a text.
    package internal(set) var areas: [Rect]
    /// The place in the document that it leads to; nil for an address.
    package let place: Place?
    /// The address that it leads to; nil for a place in the document.
    package let address: String?
    /// The words in the area, for screen readers.
    package let text: String

    init(area: Rect, to place: Place, _ items: [DisplayItem]) {
        (areas, self.place, address) = ([area], place, nil)
        text = PageLink.words(in: items).joined(separator: " ")
    }

    /// A link of a text to an address.
    init(of run: TextRun, to address: String) {
        (areas, place, self.address, text) = ([run.area], nil, address, run.shaped.text)
    }

    /// The smallest area around all of its areas.
    package var area: Rect {
        areas.dropFirst().reduce(areas[0]) { all, area in
            let corner = Point(x: min(all.minX, area.minX), y: min(all.minY, area.minY))
            return Rect(
                x: corner.x, y: corner.y, width: max(all.maxX, area.maxX) - corner.x,
                height: max(all.maxY, area.maxY) - corner.y)
        }
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
