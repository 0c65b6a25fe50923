import CalendarCore

/// A row of the list, set in lines of the same height.
struct AgendaBlock {
    let row: AgendaDays.Row
    let items: [EntryBlock<AgendaLead>]
    /// The lines of all items.
    let lines: EntryRows
    private let metrics: AgendaMetrics

    init(_ row: AgendaDays.Row, _ setter: AgendaSetter) {
        (self.row, metrics) = (row, setter.metrics)
        switch row {
        case .notes(let items), .day(_, let items, _):
            self.items = items.map { item in setter.set(item) }
        case .empty: items = []
        }
        lines = EntryRows(counts: items.map(\.rowCount), rowHeight: metrics.leading, gap: metrics.entryGap)
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        guard !lines.isEmpty else {
            return ColumnFiller.Block(
                heading: .zero, repeatedHeading: .zero, rowHeight: metrics.foldedHeight, rowGaps: [.zero])
        }
        return ColumnFiller.Block(
            heading: padding * 2, repeatedHeading: metrics.padding * 2, rowHeight: metrics.leading, rowGaps: lines.gaps)
    }

    /// The distance from the top of a part to one of its lines.
    func top(ofLine line: Int, in part: Range<Int>) -> Length {
        (part.lowerBound == 0 ? padding : metrics.padding) + lines.top(ofRow: line, in: part)
    }

    /// The room above the first line: more if there are so few that the date needs the room.
    private var padding: Length { max(metrics.padding, (metrics.leastHeight - lines.height) / 2) }
}
