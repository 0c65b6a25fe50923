import CalendarCore

/// The strokes of a grid of weeks. All are inside the content; cells without a day get none.
struct GridRules {
    let geometry: MonthGeometry
    let grid: WeekGrid
    let scale: SheetScale

    /// The rule below the weekdays at `y`, the strokes between the days, and those between the weeks and around the
    /// month.
    func items(headerRule y: Length) -> [DisplayItem] {
        let header = Rule.horizontal(y: y, from: geometry.grid.minX, to: geometry.grid.maxX)
        return [
            .rules([header], weight: scale.stroke(StrokeWeight.heavy)),
            .rules(betweenDays, weight: scale.stroke(StrokeWeight.hairline)),
            .rules(sides + betweenWeeks, weight: thin),
        ] + (betweenMonths.isEmpty ? [] : [.rules(betweenMonths, weight: heaviest)])
    }

    private var weeks: [WeekRow] { grid.weekRows }
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

    /// The edge of a cell at the side where its week ends.
    private func edge(after cell: Rect) -> Length {
        geometry.direction == .leftToRight ? cell.maxX : cell.minX
    }

    /// The edge of a cell at the side where its week begins.
    private func edge(before cell: Rect) -> Length {
        geometry.direction == .leftToRight ? cell.minX : cell.maxX
    }

    // MARK: Between months

    private var heaviest: Length { scale.stroke(StrokeWeight.heaviest) }

    /// The strokes before the first of each month but that of the first day: beside it, above it and the days after it
    /// in its week, and below the days before it.
    private var betweenMonths: [Rule] {
        grid.days.months.dropFirst().flatMap { month -> [Rule] in
            let (row, column) = grid.position(of: month.firstDay)
            let (area, cells) = (geometry.weekRows[row], geometry.cells(of: geometry.weekRows[row]))
            let x = insideByHeaviest(edge(before: cells[column]))
            let (start, end) = (edge(before: cells[0]), edge(after: cells[6]))
            var rules: [Rule] = []
            if column > 0 {
                rules.append(.vertical(x: x, from: area.minY, to: area.maxY))
                if row + 1 < weeks.count { rules.append(horizontal(area.maxY, from: start, to: x)) }
            }
            if row > 0 { rules.append(horizontal(area.minY, from: x, to: end)) }
            return rules
        }
    }

    /// A stroke between two corners, as long as it has to be to fill both.
    private func horizontal(_ y: Length, from start: Length, to end: Length) -> Rule {
        let grid = geometry.grid
        return .horizontal(
            y: y, from: max(grid.minX, min(start, end) - heaviest / 2),
            to: min(grid.maxX, max(start, end) + heaviest / 2))
    }

    private func insideByHeaviest(_ x: Length) -> Length {
        min(max(x, geometry.grid.minX + heaviest / 2), geometry.grid.maxX - heaviest / 2)
    }

    /// A vertical stroke's middle, so that all of it is inside the grid.
    private func inside(_ x: Length) -> Length {
        min(max(x, geometry.grid.minX + half), geometry.grid.maxX - half)
    }
}
