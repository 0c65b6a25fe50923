import CalendarCore

/// A row of the list, set in lines of the same height.
struct AgendaBlock {
    let row: AgendaDays.Row
    let items: [SetAgendaItem]
    /// The lines of all items, from top to bottom.
    let lines: [Line]
    private let metrics: AgendaMetrics

    /// A line of an item; both are counted from 0.
    struct Line {
        let item: Int
        let line: Int
    }

    init(_ row: AgendaDays.Row, _ setter: AgendaSetter) {
        (self.row, metrics) = (row, setter.metrics)
        switch row {
        case .notes(let items), .day(_, let items, _):
            self.items = items.map { item in setter.set(item) }
        case .empty: items = []
        }
        lines = items.enumerated().flatMap { index, item in
            (0..<item.lineCount).map { Line(item: index, line: $0) }
        }
    }

    /// The measures by which it is shared among columns.
    var measures: ColumnFiller.Block {
        guard !lines.isEmpty else {
            return ColumnFiller.Block(
                heading: .zero, repeatedHeading: .zero, rowHeight: metrics.foldedHeight, rowGaps: [.zero])
        }
        return ColumnFiller.Block(
            heading: padding * 2, repeatedHeading: metrics.padding * 2, rowHeight: metrics.leading,
            rowGaps: lines.indices.map(gap))
    }

    /// The distance from the top of its part that begins with line `first` to a line.
    func top(ofLine line: Int, from first: Int) -> Length {
        let gaps = (first...line).dropFirst().map(gap).sum()
        return (first == 0 ? padding : metrics.padding) + metrics.leading * (line - first) + gaps
    }

    private func gap(above line: Int) -> Length {
        lines[line].item > 0 && lines[line].line == 0 ? metrics.entryGap : .zero
    }

    /// The room above the first line: more if there are so few that the date needs the room.
    private var padding: Length {
        let height = metrics.leading * lines.count + lines.indices.map(gap).sum()
        return max(metrics.padding, (metrics.leastHeight - height) / 2)
    }
}
