import CalendarLayout

/// Consecutive items that are one part of an element (ISO 32000-1, 14.6).
struct MarkedSequence {
    private(set) var owner: Owner
    private(set) var items: [Item] = []

    /// What the items are a part of.
    enum Owner: Equatable {
        /// The element with this index; the mark counts from 1 on each page.
        case element(Int, mark: Int)
        /// Nothing that is read.
        case artifact
        /// The line at the foot of the page, which is not read either.
        case footer
    }

    /// Something to draw.
    enum Item {
        /// Text, and whether a space follows it, which separates words for screen readers.
        case text(TextRun, endsWithSpace: Bool)
        /// A shape, or clipped shapes.
        case other(DisplayItem)
    }

    init(_ owner: Owner) { self.owner = owner }

    /// From 1 on each page; 0 for an artifact.
    var mark: Int {
        if case .element(_, let mark) = owner { mark } else { 0 }
    }

    /// The index of its element; nil for an artifact.
    var element: Int? {
        if case .element(let element, _) = owner { element } else { nil }
    }

    /// Changes its mark; `marks` has the new one for each.
    mutating func change(_ marks: [Int]) {
        if case .element(let element, let mark) = owner { owner = .element(element, mark: marks[mark]) }
    }

    /// Where its first text begins.
    var start: Point? {
        guard case .text(let run, _)? = items.first else { return nil }
        return run.origin
    }

    mutating func append(_ run: TextRun, endsWithSpace: Bool) {
        items.append(.text(run, endsWithSpace: endsWithSpace))
    }

    mutating func append(_ item: DisplayItem) { items.append(.other(item)) }

    /// Adds a space to its last text, unless that and the next one belong together.
    mutating func separate(from next: TextRun) {
        if case .text(let previous, endsWithSpace: false)? = items.last, previous.isApart(from: next) {
            items[items.count - 1] = .text(previous, endsWithSpace: true)
        }
    }
}

extension TextRun {
    /// Whether a space belongs between this run and the next: not within one text that only a line end divides.
    fileprivate func isApart(from next: TextRun) -> Bool {
        shaped !== next.shaped || clusters.upperBound < next.clusters.lowerBound
    }
}
