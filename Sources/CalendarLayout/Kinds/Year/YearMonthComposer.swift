import CalendarCore

/// Draws a month of a year.
struct YearMonthComposer: PageComposer {
    let year: YearComposer
    let month: YearMonth
    let area: Rect

    private var geometry: YearGeometry { year.geometry }
    private var plan: YearPlan { year.plan }
    var context: LayoutContext { year.context }
    private var grid: MonthGrid { MonthGrid(month, firstWeekday: style.firstWeekday) }

    /// The name, and the days as a table.
    func items() -> [DisplayItem] {
        let rows = zip(grid.weekRows, geometry.weekRows(of: area))
        var table = [header()]
        for (week, row) in rows { table.append(self.row(week, row)) }
        return [
            .group(Structure(.artifact), rules + runs), name(),
            .group(Structure(.table, frame: geometry.grid(of: area)), table),
        ]
    }

    // MARK: Its name

    private func name() -> DisplayItem {
        let box = geometry.name(of: area)
        let name = name(of: month, in: box, of: plan.span, year.directory)
        let baseline = box.maxY - scale.furniture(.quarterPoints(18))
        return .group(Structure(.subheading, frame: box), [name] + count(in: box, baseline))
    }

    /// The number of its marked days.
    private func count(in box: Rect, _ baseline: Length) -> [DisplayItem] {
        let count = DaySpan(month).days.count { plan.marked.contains($0) }
        guard count > 0 else { return [] }
        let size = style.scale.furniture(.points(9))
        let word = typesetter.word(locale.number(count), in: .regular)
        return [item(word, .end(.zero), in: box, at: baseline, size: size)]
    }

    // MARK: Under the text

    /// The rule below the name, the one beside the weeks' numbers, and those under closed days.
    private var rules: [DisplayItem] {
        let border = style.scale.stroke(StrokeWeight.border)
        let below = geometry.name(of: area).maxY
        var items = [DisplayItem.rules([.horizontal(y: below, from: area.minX, to: area.maxX)], weight: border)]
        if style.hasWeekNumbers {
            let header = geometry.header(of: area)
            let x = locale.direction == .leftToRight ? header.minX : header.maxX
            let rows = geometry.weekRows(of: area).prefix(grid.weekRows.count)
            let rule = Rule.vertical(x: x, from: header.minY, to: rows.last?.maxY ?? header.maxY)
            items.append(.rules([rule], weight: style.scale.stroke(StrokeWeight.hairline)))
        }
        return items
    }

    /// The black behind marked days, which consecutive days in a week share.
    private var runs: [DisplayItem] {
        zip(grid.weekRows, geometry.weekRows(of: area)).flatMap { week, row in
            week.columns.split { !isMarked(week, $0) }.compactMap { columns in
                columns.first.flatMap { first in columns.last.map { run(first...$0, in: row) } }
            }
        }
    }

    private func isMarked(_ week: WeekRow, _ column: Int) -> Bool {
        week.date(inColumn: column).map(plan.marked.contains) ?? false
    }

    private func run(_ columns: ClosedRange<Int>, in row: Rect) -> DisplayItem {
        let cells = geometry.cells(of: row)
        let (first, last) = (cells[columns.lowerBound], cells[columns.upperBound])
        let (left, right) = (min(first.minX, last.minX), max(first.maxX, last.maxX))
        let height = min(row.height, year.daySize * 17 / 10)
        let box = Rect(
            x: left, y: row.minY + (row.height - height) / 2, width: right - left, height: height)
        return year.mark(box)
    }

    // MARK: Its days

    private func header() -> DisplayItem {
        let row = geometry.header(of: area)
        let weekdays = style.firstWeekday.weekStartingHere
        var cells: [DisplayItem] = []
        for (weekday, cell) in zip(weekdays, geometry.cells(of: row)) {
            let face: FontFace = locale.weekend.contains(weekday) ? .regular : .bold
            let name = typesetter.word(locale.shortestName(of: weekday), in: face)
            let text = centred(name, size: year.weekdaySize, in: cell, ink: .black)
            cells.append(
                .group(
                    Structure(.weekdayHeader(weekday), frame: cell, spoken: locale.fullName(of: weekday)), [text]))
        }
        if style.hasWeekNumbers {
            let cell = geometry.weekNumber(of: row)
            let word = typesetter.word(locale.phrases.week, in: .regular)
            let text = centred(word, size: weekSize, in: cell, ink: .black)
            cells.insert(.group(Structure(.weekNumberHeader, frame: cell), [text]), at: 0)
        }
        return .group(Structure(.headerRow, frame: row), cells)
    }

    private var weekSize: Length { style.scale.furniture(.points(7)) }

    private func row(_ week: WeekRow, _ row: Rect) -> DisplayItem {
        var cells: [DisplayItem] = []
        if style.hasWeekNumbers, let number = week.isoWeek(firstWeekday: style.firstWeekday) {
            let cell = geometry.weekNumber(of: row)
            let word = typesetter.word(locale.number(number), in: .regular)
            cells.append(
                .group(
                    Structure(.weekNumber(number), frame: cell), [centred(word, size: weekSize, in: cell, ink: .black)])
            )
        }
        for (column, cell) in geometry.cells(of: row).enumerated() {
            cells.append(day(week.date(inColumn: column), in: cell))
        }
        return .group(Structure(.weekRow, frame: row), cells)
    }

    private func day(_ date: CivilDate?, in cell: Rect) -> DisplayItem {
        guard let date else { return .group(Structure(.adjacentDayCell, frame: cell), []) }
        let isMarked = plan.marked.contains(date)
        let number = typesetter.word(locale.number(date.day), in: isMarked ? .bold : .regular)
        let text = centred(number, size: year.daySize, in: cell, ink: isMarked ? .white : .black)
        let isClosed = plan.closed.contains(date)
        let items = isClosed ? [text, .group(Structure(.artifact), [underline(number, in: cell, isMarked)])] : [text]
        return .group(Structure(.dayCell(date), frame: cell), items)
    }

    /// The line below the number of a closed day.
    private func underline(_ number: ShapedText, in cell: Rect, _ isMarked: Bool) -> DisplayItem {
        let width = number.advance.width(at: year.daySize) + style.scale.furniture(.points(2))
        let y = baseline(size: year.daySize, in: cell) + style.scale.furniture(.quarterPoints(10))
        let rect = Rect(x: cell.midX - width / 2, y: y, width: width, height: year.closedRule)
        return .fill(rect, isMarked ? .white : .black)
    }

    private func centred(_ word: ShapedText, size: Length, in cell: Rect, ink: Shade) -> DisplayItem {
        let size = word.size(atMost: size, fitting: cell.width * 17 / 20)
        return item(word, .middle, in: cell, at: baseline(size: size, in: cell), size: size, ink: ink)
    }

    private func baseline(size: Length, in cell: Rect) -> Length {
        baseline(of: .regular, size: size, centredIn: cell)
    }
}
