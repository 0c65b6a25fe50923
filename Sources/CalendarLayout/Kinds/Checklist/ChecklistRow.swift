import CalendarCore

/// A row of a person's checklist, set in lines.
struct ChecklistRow {
    let kind: Kind
    let texts: [RowText]
    let height: Length
    /// The item that it shows; nil for any other row.
    var item: ChecklistItem?
    /// True if the row has a circle that is filled, false for an open one; nil for no circle.
    var isDone: Bool?
    /// The words for the circle.
    var spoken: String?

    enum Kind {
        /// Above a section, or above documents.
        case heading
        /// In a list.
        case item
        /// By itself.
        case paragraph
    }

    /// A text of a row, in lines below each other.
    struct RowText {
        let block: TextBlock
        /// The distance from the edge where lines begin; nil for a text that ends at the other edge.
        let indent: Length?
        /// The distance from the row's top to that of the first line.
        let top: Length
        let detail: ItemDetail

        var bottom: Length { top + block.height }
        func top(ofLine line: Int) -> Length { top + block.leading * line }
    }

    /// Returns the end of a part of the row that begins at `start` and is at most `room` high: between lines.
    func end(from start: Length, room: Length) -> Length {
        guard height - start > room else { return height }
        var end = start + room
        var isMoved = true
        while isMoved {
            isMoved = false
            for text in texts {
                for line in 0..<text.block.lineCount {
                    let top = text.top(ofLine: line)
                    if top < end, top + text.block.leading > end { (end, isMoved) = (top, true) }
                }
            }
        }
        return end > start ? end : start + room
    }
}

/// A part of a row on a page: usually all of it.
struct ChecklistPart {
    let row: ChecklistRow
    /// Its top on the page.
    let top: Length
    /// The part of the row, from its top.
    let range: Range<Length>

    var height: Length { range.upperBound - range.lowerBound }
    var bottom: Length { top + height }
    var isFirst: Bool { range.lowerBound == .zero }
    var isLast: Bool { range.upperBound == row.height }

    /// The lines of a text that are on the page.
    func lines(of text: ChecklistRow.RowText) -> [Int] {
        (0..<text.block.lineCount).filter { range.contains(text.top(ofLine: $0)) }
    }

    /// The distance from the page's top to that of a line.
    func top(ofLine line: Int, _ text: ChecklistRow.RowText) -> Length {
        top + text.top(ofLine: line) - range.lowerBound
    }
}
