import CalendarCore

/// Finds the pages of a document by the days that they show, so that pages can link to each other, and counts them.
public struct PageDirectory: Sendable {
    /// The spans by their number of days, ascending; those of a length in order of their first day.
    private var lengths: [(dayCount: Int, entries: [Entry])] = []
    /// The first pages of spans of days, by kind.
    private var pages: [KindOfSpan: Int] = [:]
    /// The spans of each kind, in the order of their pages.
    private var spans: [String: [DaySpan]] = [:]
    /// The number of pages so far.
    public internal(set) var pageCount = 0

    private struct Entry {
        let span: DaySpan
        let page: Int
    }

    private struct KindOfSpan: Hashable {
        let kind: String
        let span: DaySpan
    }

    /// A directory of no pages.
    public init() {}

    /// Adds the first page of some days, behind all others; of two kinds that show the same days the first stays.
    mutating func add(_ span: DaySpan, as kind: String) {
        let key = KindOfSpan(kind: kind, span: span)
        if pages[key] == nil {
            pages[key] = pageCount + 1
            spans[kind, default: []].append(span)
        }
        let length = lengths.partitioningIndex { $0.dayCount >= span.dayCount }
        if length == lengths.count || lengths[length].dayCount > span.dayCount {
            lengths.insert((span.dayCount, []), at: length)
        }
        let place = lengths[length].entries.partitioningIndex { $0.span.lowerBound > span.lowerBound }
        guard place == 0 || lengths[length].entries[place - 1].span != span else { return }
        lengths[length].entries.insert(Entry(span: span, page: pageCount + 1), at: place)
    }

    /// The page that shows these days closest: of fewer days in all than `span`, and of the fewest. Returns nil if no
    /// page does.
    public func place(of days: DaySpan, closerThan span: DaySpan) -> Place? {
        place(of: days, in: lengths.prefix { $0.dayCount < span.dayCount })
    }

    /// The page of these days that is of a kind. Returns nil if no page is.
    func place(of span: DaySpan, as kind: String) -> Place? {
        pages[KindOfSpan(kind: kind, span: span)].map { Place(page: $0, position: Point(x: .zero, y: .zero)) }
    }

    /// The days before and after some, as pages of the same kind show them. Returns nil in a document of one kind,
    /// whose pages follow each other.
    func neighbours(of span: DaySpan, as kind: String) -> (last: DaySpan?, next: DaySpan?)? {
        guard spans.count > 1, let spans = spans[kind] else { return nil }
        let index = spans.partitioningIndex { $0.lowerBound >= span.lowerBound }
        guard index < spans.count, spans[index] == span else { return nil }
        return (index > 0 ? spans[index - 1] : nil, index + 1 < spans.count ? spans[index + 1] : nil)
    }

    /// The page that shows these days and others, the fewest. Returns nil if no page does.
    public func place(around days: DaySpan) -> Place? {
        place(of: days, in: lengths.drop { $0.dayCount <= days.dayCount })
    }

    private func place(of days: DaySpan, in lengths: ArraySlice<(dayCount: Int, entries: [Entry])>) -> Place? {
        for (_, entries) in lengths {
            let next = entries.partitioningIndex { $0.span.lowerBound > days.lowerBound }
            if next > 0, entries[next - 1].span.contains(days) {
                return Place(page: entries[next - 1].page, position: Point(x: .zero, y: .zero))
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
