/// Dotted lines to write on, in the free room of a month's cells.
struct WritingLines {
    private let rules: [Rule]
    private let scale: SheetScale

    init(_ plan: MonthPlan, _ scale: SheetScale) {
        self.scale = scale
        let (pitch, inset) = (scale.furniture(.points(20)), plan.typography.metrics.inset)
        rules = plan.days.flatMap { set -> [Rule] in
            let cell = plan.geometry.dayCell(row: set.day.row, column: set.day.column)
            let count = max(0, (set.room.rawValue - pitch.rawValue / 4) / pitch.rawValue)
            // The lowest line is the cell's own edge.
            return (0..<count).map { line in
                .horizontal(y: cell.maxY - pitch * (line + 1), from: cell.minX + inset, to: cell.maxX - inset)
            }
        }
    }

    var items: [DisplayItem] {
        let dash = Dash(length: .quarterPoints(2), gap: scale.furniture(.quarterPoints(10)))
        let lines = DisplayItem.rules(rules, weight: scale.stroke(StrokeWeight.hairline), dash: dash)
        return rules.isEmpty ? [] : [.group(Structure(.artifact), [lines])]
    }
}
