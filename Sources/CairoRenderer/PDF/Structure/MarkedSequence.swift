import CalendarLayout

/// Items that are drawn one after the other and are one part of an element (ISO 32000-1, 14.6).
struct MarkedSequence {
    /// From 1 in each page; 0 for an artifact, which nobody reads.
    let mark: Int
    /// The index of its element; nil for an artifact.
    let element: Int?
    private(set) var items: [Item] = []

    /// Something to draw.
    enum Item {
        /// Text, and whether a space follows it: no ink, but it parts words for those who listen.
        case text(TextRun, endsWithSpace: Bool)
        /// A shape, or shapes in a clip.
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
    /// Whether a reader pauses between this and the run behind it: not within a text that only a line's end divides.
    fileprivate func isApart(from next: TextRun) -> Bool {
        shaped !== next.shaped || clusters.upperBound < next.clusters.lowerBound
    }
}
