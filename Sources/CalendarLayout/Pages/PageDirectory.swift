import CalendarCore

/// Which pages of a document show which days, so that pages can lead to each other and say how many there are.
public struct PageDirectory: Sendable {
    private var entries: [Entry] = []
    /// How many pages there are so far.
    public internal(set) var pageCount = 0

    private struct Entry {
        let span: DaySpan
        let page: Int
    }

    /// A directory of no pages.
    public init() {}

    /// Adds the first page of some days, behind all others.
    mutating func add(_ span: DaySpan) { entries.append(Entry(span: span, page: pageCount + 1)) }

    /// The page that shows these days closest: of fewer days in all than `span`, and of the fewest. Nil if there is none.
    public func place(of days: DaySpan, closerThan span: DaySpan) -> Place? {
        let closer = entries.filter { $0.span.dayCount < span.dayCount && $0.span.contains(days) }
        let closest = closer.min { $0.span.dayCount < $1.span.dayCount }
        return closest.map { Place(page: $0.page, position: Point(x: .zero, y: .zero)) }
    }

    /// An item of a page of `span` that leads from `area` to the page that shows these days closest, if there is one.
    func leading(_ item: DisplayItem, from area: Rect, of span: DaySpan, to days: DaySpan) -> DisplayItem {
        place(of: days, closerThan: span).map { .link(area, to: $0, [item]) } ?? item
    }
}
