import CalendarCore

/// A planned page of an agenda.
public struct AgendaPlan {
    let span: DaySpan
    /// True if another page has the days before.
    let isContinued: Bool
    let geometry: AgendaGeometry
    let metrics: AgendaMetrics
    /// Nil but on the first page of a person's own sheet.
    let totals: OwnSheetTotals?
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

    init(_ row: AgendaDays.Row, _ setter: some AgendaRowSetter) {
        (self.row, metrics, lines) = (row, setter.metrics, setter.lines(of: row))
    }

    /// True for notes that are as wide as the column, without a heading.
    var isSmallPrint: Bool { metrics.isOwnSheet && row.isNotes }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        guard !lines.isEmpty else {
            return ColumnFiller.Block(
                heading: .zero, repeatedHeading: .zero, rowHeight: metrics.foldedHeight, rowGaps: [.zero])
        }
        return ColumnFiller.Block(
            heading: room, repeatedHeading: metrics.padding * 2, rowHeight: lines.rowHeight, rowGaps: lines.gaps)
    }

    /// The distance from the top of a part to its first line.
    func top(of part: Range<Int>) -> Length { part.lowerBound == 0 ? room / 2 : metrics.padding }

    /// The room above the first line and below the last: more if there are so few that the date needs the room.
    private var room: Length {
        isSmallPrint ? metrics.padding * 3 : max(metrics.padding * 2, metrics.leastHeight - lines.height)
    }
}
