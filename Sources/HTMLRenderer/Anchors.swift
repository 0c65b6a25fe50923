import CalendarLayout

/// The places that links lead to. The pages come one by one, so a link may come before its target or after it.
///
/// A place is an element's corner or lies inside an element. Every element that a link may lead to has an id made of
/// its corner. An element that a link leads into has one more for that place; it is known by then, unless the link
/// comes on a later page: that leads to the corner if there is one, else to the page.
struct Anchors {
    private var page = 0
    /// The places on pages to come.
    private var awaited: [Int: Set<Point>] = [:]
    /// The corners on pages that are written.
    private var written: [[Point]] = []

    /// The places of the current page that links lead to, from top to bottom.
    private(set) var targets: [Point] = []

    /// Begins a page with some links.
    mutating func begin(page: Int, links: [PageLink]) {
        self.page = page
        for place in links.compactMap(\.place) where place.page >= page {
            awaited[place.page, default: []].insert(place.position)
        }
        targets = (awaited.removeValue(forKey: page) ?? []).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Ends a page whose elements have these corners.
    mutating func end(_ corners: Set<Point>) { written.append(Array(corners)) }

    /// The target of a link on the current page: `#page-2-36864-76638`.
    func reference(to place: Place) -> String {
        let isKnown =
            place.page >= page
            || written.indices.contains(place.page - 1) && written[place.page - 1].contains(place.position)
        return "#" + (isKnown ? id(place.position, page: place.page) : Anchors.id(ofPage: place.page))
    }

    /// The id of a place on the current page.
    func id(_ position: Point) -> String { id(position, page: page) }

    private func id(_ position: Point, page: Int) -> String {
        "\(Anchors.id(ofPage: page))-\(position.x.rawValue)-\(position.y.rawValue)"
    }

    static func id(ofPage number: Int) -> String { "page-\(number)" }
}
