/// The strokes of a month page. All are inside the content: the border's outer edge is the content's.
struct TableRules {
    let geometry: MonthGeometry

    init(_ geometry: MonthGeometry) {
        self.geometry = geometry
    }

    var items: [DisplayItem] {
        [
            .rules(hairlines + notesHairlines, weight: StrokeWeight.hairline),
            .rules(border, weight: StrokeWeight.border),
        ]
    }

    /// Between the columns, below the weekday header, and between the week rows.
    private var hairlines: [Rule] {
        let grid = geometry.grid
        let columns = grid.columns(geometry.columnWidths).dropFirst().map {
            Rule.vertical(x: $0.minX, from: grid.minY, to: grid.maxY)
        }
        let rows = grid.rows(geometry.rowHeights).dropFirst().map {
            Rule.horizontal(y: $0.minY, from: grid.minX, to: grid.maxX)
        }
        return columns + rows
    }

    /// Around the table, its outer edge on the table's edge; and under the weekday header.
    private var border: [Rule] {
        let half = StrokeWeight.border / 2
        let (table, line) = (geometry.table, geometry.table.inset(by: StrokeWeight.border / 2))
        return [
            .horizontal(y: line.minY, from: table.minX, to: table.maxX),
            .horizontal(y: geometry.grid.minY - half, from: table.minX, to: table.maxX),
            .horizontal(y: line.maxY, from: table.minX, to: table.maxX),
            .vertical(x: line.minX, from: table.minY, to: table.maxY),
            .vertical(x: line.maxX, from: table.minY, to: table.maxY),
        ]
    }

    /// Above and below the notes.
    private var notesHairlines: [Rule] {
        guard let notes = geometry.notes else { return [] }
        let half = StrokeWeight.hairline / 2
        return [notes.minY + half, notes.maxY - half].map {
            .horizontal(y: $0, from: notes.minX, to: notes.maxX)
        }
    }
}
