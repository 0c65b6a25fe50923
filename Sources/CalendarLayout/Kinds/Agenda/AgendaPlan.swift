import CalendarCore

/// A planned page of an agenda.
public struct AgendaPlan {
    let span: DaySpan
    /// True if another page has the days before.
    let isContinued: Bool
    let geometry: AgendaGeometry
    let metrics: AgendaMetrics
    /// By column, from top to bottom.
    let columns: [[AgendaPart]]
}

/// A row of the list in its column, or as many of its lines as the column holds.
struct AgendaPart {
    let block: AgendaBlock
    let rows: Range<Int>
    let area: Rect
}

/// A row of the list, set in lines of the same height.
struct AgendaBlock {
    let row: AgendaDays.Row
    /// The lines of all items.
    let lines: EntryRows<AgendaLead>
    private let metrics: AgendaMetrics

    init(_ row: AgendaDays.Row, _ setter: AgendaSetter) {
        (self.row, metrics) = (row, setter.metrics)
        let items: [AgendaItem] =
            switch row {
            case .notes(let items), .day(_, let items, _): items
            case .empty: []
            }
        lines = EntryRows(
            items.map(setter.set), rowHeight: metrics.leading, gap: metrics.entryGap, baseline: setter.baseline)
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

    /// The distance from the top of a part to its first line.
    func top(of part: Range<Int>) -> Length { part.lowerBound == 0 ? padding : metrics.padding }

    /// The room above the first line: more if there are so few that the date needs the room.
    private var padding: Length { max(metrics.padding, (metrics.leastHeight - lines.height) / 2) }
}
