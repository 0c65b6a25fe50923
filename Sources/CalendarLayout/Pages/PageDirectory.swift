import CalendarCore

/// Finds the pages of a document by the days that they show, so that pages can link to each other, and counts them.
public struct PageDirectory: Sendable {
    /// The spans by their number of days, ascending; those of a length in order of their first day.
    private var lengths: [(dayCount: Int, entries: [Entry])] = []
    /// The spans of each kind, in order of their first day.
    private var kinds: [String: [Entry]] = [:]
    /// The number of pages so far.
    public internal(set) var pageCount = 0

    fileprivate struct Entry {
        let span: DaySpan
        /// The number of its first page.
        let page: Int

        var place: Place { Place(page: page, position: Point(x: .zero, y: .zero)) }
    }

    /// A directory of no pages.
    public init() {}

    /// Adds the first page of some days, behind all others; of two kinds that show the same days the first stays.
    mutating func add(_ span: DaySpan, as kind: String) {
        let entry = Entry(span: span, page: pageCount + 1)
        kinds[kind, default: []].insert(entry)
        let length = lengths.partitioningIndex { $0.dayCount >= span.dayCount }
        if length == lengths.count || lengths[length].dayCount > span.dayCount {
            lengths.insert((span.dayCount, []), at: length)
        }
        lengths[length].entries.insert(entry)
    }

    /// The page that shows these days closest: of fewer days in all than `span`, and of the fewest. Returns nil if no
    /// page does.
    public func place(of days: DaySpan, closerThan span: DaySpan) -> Place? {
        place(of: days, in: lengths.prefix { $0.dayCount < span.dayCount })
    }

    /// The page of these days that is of a kind. Returns nil if no page is.
    func place(of span: DaySpan, as kind: String) -> Place? {
        guard let entries = kinds[kind], let index = entries.index(of: span) else { return nil }
        return entries[index].place
    }

    /// The days before and after some, as pages of the same kind show them. Returns nil in a document of one kind,
    /// whose pages follow each other.
    func neighbours(of span: DaySpan, as kind: String) -> (last: DaySpan?, next: DaySpan?)? {
        guard kinds.count > 1, let entries = kinds[kind], let index = entries.index(of: span) else { return nil }
        return (
            index > 0 ? entries[index - 1].span : nil, index + 1 < entries.count ? entries[index + 1].span : nil
        )
    }

    /// The page that shows these days and others, the fewest. Returns nil if no page does.
    public func place(around days: DaySpan) -> Place? {
        place(of: days, in: lengths.drop { $0.dayCount <= days.dayCount })
    }

    private func place(of days: DaySpan, in lengths: ArraySlice<(dayCount: Int, entries: [Entry])>) -> Place? {
        for (_, entries) in lengths {
            let next = entries.partitioningIndex { $0.span.lowerBound > days.lowerBound }
            if next > 0, entries[next - 1].span.contains(days) {
                return entries[next - 1].place
            }
        }
        return nil
    }

    /// An item of a page of `span` that leads from `area` to the page that shows these days closest, if there is one.
    func leading(_ item: DisplayItem, from area: Rect, of span: DaySpan, to days: DaySpan) -> DisplayItem {
        place(of: days, closerThan: span).map { .link(area, to: $0, [item]) } ?? item
    }

    /// A page of some days whose title leads to the page that shows them among others, if there is one.
    func leadingFromTitle(_ page: Page, of days: DaySpan) -> Page {
        guard let place = place(around: days) else { return page }
        let items = page.items.map { item -> DisplayItem in
            guard case .group(let structure, let title) = item, structure.role == .heading,
                case .text(let run)? = title.first
            else { return item }
            return .group(structure, [.link(run.area, to: place, title)])
        }
        return Page(mediaBox: page.mediaBox, items: items, label: page.label, outline: page.outline)
    }
}

extension [PageDirectory.Entry] {
    /// The index of a span of days; nil if it has none.
    fileprivate func index(of span: DaySpan) -> Int? {
        let index = partitioningIndex { !$0.span.precedes(span) }
        return index < count && self[index].span == span ? index : nil
    }

    /// Inserts a span in its place, unless it has one already.
    fileprivate mutating func insert(_ entry: Element) {
        let index = partitioningIndex { !$0.span.precedes(entry.span) }
        if index == count || self[index].span != entry.span { insert(entry, at: index) }
    }
}
