import CalendarCore

// Marks that are drawn, but not read: shades, runs, rules.
extension RosterComposer {
    /// The shades behind the heads of days: black if the day is closed, light on weekends.
    func shades() -> [DisplayItem] {
        let heads = dayHeads()
        return heads.compactMap { day, head in
            let isWeekend = style.locale.weekend.contains(contents.date(day).weekday)
            guard contents.closed[day] != nil || isWeekend else { return nil }
            return .fill(head, contents.closed[day] == nil ? .light : .black)
        } + heads.filter { contents.date($0.day) == style.today }.map { today($0.head) }
    }

    func dayHeads() -> [(day: Int, head: Rect)] {
        let heads =
            byPerson
            ? geometry.cells(of: geometry.header).columns : geometry.rows.map { geometry.cells(of: $0).head }
        return Array(zip(plan.part.days, heads))
    }

    private func today(_ head: Rect) -> DisplayItem {
        let stroke = style.scale.stroke(StrokeWeight.heavy)
        return .outline(.roundedRect(head.inset(by: stroke), radius: metrics.radius), weight: stroke)
    }

    /// The black runs across consecutive days of a person.
    func runs() -> [DisplayItem] {
        let lines = byPerson ? geometry.rowHeights.count : geometry.columnCount
        let steps = byPerson ? geometry.columnCount : geometry.rowHeights.count
        let areas = geometry.rows.map { geometry.cells(of: $0).columns }
        return (0..<lines).flatMap { line -> [DisplayItem] in
            func at(_ step: Int) -> (row: Int, column: Int) { byPerson ? (line, step) : (step, line) }
            let isRun = (0..<steps).map { cell(row: at($0).row, column: at($0).column).isRun }
            return isRun.runs.flatMap { run in
                let ends = [run.lowerBound, run.upperBound - 1].map { areas[at($0).row][at($0).column] }
                return black(ends[0].union(ends[1]))
            }
        }
    }

    /// A black rectangle with round corners.
    private func black(_ cells: Rect) -> [DisplayItem] {
        let box = cells.inset(by: metrics.runInset)
        let stroke = metrics.radius
        let edge = box.inset(by: stroke / 2)
        return [.outline(.roundedRect(edge, radius: stroke / 2), weight: stroke), .fill(edge, .black)]
    }

    /// The rules over the header, between rows and columns, and at the foot.
    func rules() -> [DisplayItem] {
        let (table, scale) = (geometry.table, style.scale)
        let (heavy, thin) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
        let levels = [geometry.header.maxY] + geometry.rows.map(\.maxY) + geometry.feet.suffix(1).map(\.maxY)
        let across = (levels + geometry.headings.map(\.maxY)).map { y in
            Rule.horizontal(y: min(y, table.maxY - thin / 2), from: table.minX, to: table.maxX)
        }
        let cells = geometry.cells(of: table)
        let edges =
            cells.columns.map { direction == .leftToRight ? $0.minX : $0.maxX }
            + (cells.columns.last.map { [direction == .leftToRight ? $0.maxX : $0.minX] } ?? [])
        func down(_ x: Length, from top: Length, to bottom: Length) -> Rule {
            .vertical(x: min(max(x, table.minX + thin / 2), table.maxX - thin / 2), from: top, to: bottom)
        }
        let columns = edges.flatMap { x in gridSpans.map { down(x, from: $0.from, to: $0.to) } }
        let below = columnHeadingAreas.map {
            Rule.horizontal(y: $0.maxY, from: $0.minX, to: $0.maxX)
        }
        let groups = columnHeadingAreas.flatMap { area in
            [area.minX, area.maxX].map { down($0, from: area.minY, to: area.maxY) }
        }
        return [
            .rules([.horizontal(y: table.minY - heavy / 2, from: table.minX, to: table.maxX)], weight: heavy),
            .rules(columns + groups.firstOfEach, weight: scale.stroke(StrokeWeight.hairline)),
            .rules(across + (byPerson ? below : []), weight: thin),
        ] + betweenWeeks + betweenMonths
    }

    /// The rules before the first days of weeks, of days that are no month.
    private var betweenWeeks: [DisplayItem] {
        guard byPerson, plan.span.month == nil else { return [] }
        let columns = geometry.cells(of: geometry.table).columns
        let starts = columns.indices.dropFirst().filter {
            contents.date(firstColumn + $0).weekday == style.firstWeekday
        }
        let rules = starts.flatMap { day in
            let x = direction == .leftToRight ? columns[day].minX : columns[day].maxX
            return gridSpans.map { Rule.vertical(x: x, from: $0.from, to: $0.to) }
        }
        return rules.isEmpty ? [] : [.rules(rules, weight: style.scale.stroke(StrokeWeight.thin))]
    }

    /// The heavy rules before the first day of a month, but of the first on the page.
    private var betweenMonths: [DisplayItem] {
        let (table, heaviest) = (geometry.table, style.scale.stroke(StrokeWeight.heaviest))
        let starts = contents.months.headings(in: plan.part.days).map(\.members.lowerBound).filter { $0 > 0 }
        guard !starts.isEmpty else { return [] }
        let (columns, headings) = (geometry.cells(of: table).columns, geometry.headings)
        let rules = starts.map { day -> Rule in
            guard byPerson else {
                let heading = zip(geometry.headedRows, headings).first { $0.0 == day }?.1 ?? geometry.rows[day]
                return .horizontal(y: heading.minY, from: table.minX, to: table.maxX)
            }
            let x = direction == .leftToRight ? columns[day].minX : columns[day].maxX
            return .vertical(x: x, from: table.minY, to: table.maxY)
        }
        return [.rules(rules, weight: heaviest)]
    }

    /// From where to where the rules between columns go: not through headings.
    private var gridSpans: [(from: Length, to: Length)] {
        let (table, headings) = (geometry.table, geometry.headings)
        let tops = [table.minY + geometry.columnHeadingHeight] + headings.map(\.maxY)
        return Array(zip(tops, headings.map(\.minY) + [table.maxY]))
    }
}

extension Rect {
    /// The least rectangle around both.
    func union(_ other: Rect) -> Rect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}
