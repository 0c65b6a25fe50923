import CalendarCore

/// The strokes of a month's grid. All are inside the content; cells without a day get none.
struct GridRules {
    let geometry: MonthGeometry
    let weeks: [WeekRow]
    let scale: SheetScale

    /// The rule below the weekdays at `y`, the strokes between the days, and those between the weeks and around the
    /// month.
    func items(headerRule y: Length) -> [DisplayItem] {
        let header = Rule.horizontal(y: y, from: geometry.grid.minX, to: geometry.grid.maxX)
        return [
            .rules([header], weight: scale.stroke(StrokeWeight.heavy)),
            .rules(betweenDays, weight: scale.stroke(StrokeWeight.hairline)),
            .rules(sides + betweenWeeks, weight: thin),
        ]
    }

    private var thin: Length { scale.stroke(StrokeWeight.thin) }

    /// The distance from the edge of the grid to the middle of a stroke inside it, rounded up.
    private var half: Length { Length(rawValue: (thin.rawValue + 1) / 2) }

    /// The rules between two days of a week.
    private var betweenDays: [Rule] {
        zip(geometry.weekRows, weeks).flatMap { row, week -> [Rule] in
            let cells = geometry.cells(of: row)
            return week.columns.dropFirst().map {
                Rule.vertical(x: edge(before: cells[$0]), from: row.minY, to: row.maxY)
            }
        }
    }

    /// The rules at the first and the last day of a week.
    private var sides: [Rule] {
        zip(geometry.weekRows, weeks).flatMap { row, week -> [Rule] in
            let cells = geometry.cells(of: row)
            let ends = [cells[week.columns.lowerBound], cells[week.columns.upperBound - 1]]
            let (left, right) = (ends.map(\.minX).min() ?? row.minX, ends.map(\.maxX).max() ?? row.maxX)
            return [left, right].map { Rule.vertical(x: inside($0), from: row.minY, to: row.maxY) }
        }
    }

    /// The rules below each week, where it or the next one has days.
    private var betweenWeeks: [Rule] {
        let rows = geometry.weekRows
        var rules: [Rule] = []
        for (index, row) in rows.enumerated() {
            let below = index + 1 < weeks.count ? weeks[index + 1].columns : 0..<0
            let columns =
                min(
                    weeks[index].columns.lowerBound, below.isEmpty ? 7 : below.lowerBound)..<max(
                    weeks[index].columns.upperBound, below.upperBound)
            let cells = geometry.cells(of: row)
            let ends = [cells[columns.lowerBound], cells[columns.upperBound - 1]]
            let y = index + 1 < rows.count ? row.maxY : row.maxY - half
            rules.append(
                .horizontal(
                    y: y, from: ends.map(\.minX).min() ?? row.minX, to: ends.map(\.maxX).max() ?? row.maxX))
        }
        return rules
    }

    /// The edge of a cell at the side where its week begins.
    private func edge(before cell: Rect) -> Length {
        geometry.direction == .leftToRight ? cell.minX : cell.maxX
    }

    /// A vertical stroke's middle, so that all of it is inside the grid.
    private func inside(_ x: Length) -> Length {
        min(max(x, geometry.grid.minX + half), geometry.grid.maxX - half)
    }
}
