import CalendarLayout

/// Consecutive items that are one part of an element (ISO 32000-1, 14.6).
struct MarkedSequence {
    /// From 1 on each page; 0 for an artifact, which is not read.
    let mark: Int
    /// The index of its element; nil for an artifact.
    let element: Int?
    private(set) var items: [Item] = []

    /// Something to draw.
    enum Item {
        /// Text, and whether a space follows it, which separates words for screen readers.
        case text(TextRun, endsWithSpace: Bool)
        /// A shape, or clipped shapes.
        case other(DisplayItem)
    }

    init(mark: Int, element: Int?) {
        (self.mark, self.element) = (mark, element)
    }

    /// Where its first text begins.
    var start: Point? {
        guard case .text(let run, _)? = items.first else { return nil }
        return run.origin
    }

    mutating func append(_ run: TextRun, endsWithSpace: Bool) {
        if case .text(let previous, endsWithSpace: false)? = items.last, previous.isApart(from: run) {
            items[items.count - 1] = .text(previous, endsWithSpace: true)
        }
        items.append(.text(run, endsWithSpace: endsWithSpace))
    }

    mutating func append(_ item: DisplayItem) { items.append(.other(item)) }
}

extension TextRun {
    /// Whether a space belongs between this run and the next: not within one text that only a line end divides.
    fileprivate func isApart(from next: TextRun) -> Bool {
        shaped !== next.shaped || clusters.upperBound < next.clusters.lowerBound
    }
}
