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

extension MarkedSequence.Item {
    /// The text with a space behind it, unless it and the next one belong together.
    func separated(from next: TextRun) -> Self {
        if case .text(let run, endsWithSpace: false) = self, run.isApart(from: next) {
            .text(run, endsWithSpace: true)
        } else {
            self
        }
    }
}

extension TextRun {
    /// Returns true if a space belongs between this run and the next: not within one text that only a line end divides.
    fileprivate func isApart(from next: TextRun) -> Bool {
        shaped !== next.shaped || clusters.upperBound < next.clusters.lowerBound
    }
}
