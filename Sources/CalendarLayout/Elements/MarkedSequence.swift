/// Consecutive items that are one part of an element (ISO 32000-1, 14.6).
package struct MarkedSequence {
    package let owner: Owner
    /// The indices of its items among all of the page.
    package internal(set) var items: Range<Int>

    /// The owner of the items.
    package enum Owner: Equatable {
        /// The element with this index; `place` sequences of elements with the same tag come before this one.
        case element(Int, place: Int)
        /// No element: the items are not read.
        case artifact
        /// The line at the foot of the page, which is not read either.
        case footer
    }

    /// Something to draw.
    package enum Item {
        /// Text; a space may follow it, which separates words for screen readers.
        case text(TextRun, endsWithSpace: Bool)
        /// A shape, or clipped shapes.
        case other(DisplayItem)
    }

    /// The index of its element; nil for an artifact.
    package var element: Int? {
        if case .element(let element, _) = owner { element } else { nil }
    }
}

/// The items of a page in drawing order, in sequences of one owner each.
struct DrawnItems {
    private(set) var sequences: [MarkedSequence] = []
    private(set) var items: [MarkedSequence.Item] = []
    /// The numbers of sequences, by the tags of their elements.
    private(set) var counts = TagCounts()
    /// True if the last sequence can take more text.
    private var isOpen = false

    /// Makes room for a full month.
    mutating func reserveCapacity() {
        sequences.reserveCapacity(256)
        items.reserveCapacity(512)
    }

    /// Returns true if the last sequence is an element's, and can take more text.
    func isOpen(_ element: Int) -> Bool { isOpen && sequences.last?.element == element }

    mutating func close() { isOpen = false }

    /// Begins a sequence of an element, and returns the number of those of elements with the same tag before it.
    mutating func begin(_ element: Int, _ tag: StructureElement.Tag) -> Int {
        let place = counts.add(tag)
        begin(.element(element, place: place))
        isOpen = true
        return place
    }

    mutating func append(_ item: MarkedSequence.Item) {
        items.append(item)
        sequences[sequences.count - 1].items = sequences[sequences.count - 1].items.lowerBound..<items.count
    }

    /// Adds an item that is not read.
    mutating func addArtifact(_ item: DisplayItem, as owner: MarkedSequence.Owner = .artifact) {
        if sequences.last?.owner != owner { begin(owner) }
        append(.other(item))
        isOpen = false
    }

    /// Puts a space behind a text, unless it and the next one belong together.
    mutating func separate(_ index: Int, from next: TextRun) {
        guard case .text(let run, endsWithSpace: false) = items[index], run.isApart(from: next) else { return }
        items[index] = .text(run, endsWithSpace: true)
    }

    private mutating func begin(_ owner: MarkedSequence.Owner) {
        sequences.append(MarkedSequence(owner: owner, items: items.count..<items.count))
    }
}

extension TextRun {
    /// Returns true if a space belongs between this run and the next: not within one text that only a line end divides.
    fileprivate func isApart(from next: TextRun) -> Bool {
        shaped !== next.shaped || clusters.upperBound < next.clusters.lowerBound
    }
}
