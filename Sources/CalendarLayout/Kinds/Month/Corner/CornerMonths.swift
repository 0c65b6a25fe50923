import CalendarCore

/// The months before and after, small: their days, with a line below closed ones.
///
/// They are no part of the month's schedule, so they are not read aloud, but for the name of a month that a page of the
/// document shows: it leads there.
struct CornerMonths {
    private let corner: MonthCorner
    private let months: [MonthGrid]

    /// Returns nil if there is no room for both.
    init?(width: Length, _ corner: MonthCorner) {
        self.corner = corner
        months = [-1, 1].compactMap(corner.month.adding).map {
            MonthGrid($0, firstWeekday: corner.style.firstWeekday)
        }
        let rowCount = (months.map(\.weekRows.count).max() ?? 0) + 1
        guard cell.width * 7 * months.count + corner.gap * 2 <= width, cell.height * rowCount <= corner.height
        else { return nil }
    }

    private var size: Length { corner.scale.furniture(.quarterPoints(30)) }
    private var cell: Size { Size(width: size * 26 / 15, height: size * 4 / 3) }

    /// Both months where an area ends.
    func items(in area: Rect) -> [DisplayItem] {
        let (width, direction) = (cell.width * 7, corner.direction)
        let indent = area.width - width * months.count - corner.gap * 2
        let widths = [indent] + months.indices.flatMap { _ in [corner.gap * 2, width] }.dropFirst()
        let boxes = area.columns(Array(widths), direction).enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return zip(months, boxes).flatMap { grid, box in items(grid, in: box.element) }
    }

    private func items(_ grid: MonthGrid, in box: Rect) -> [DisplayItem] {
        let body = Rect(x: box.minX, y: corner.top, width: box.width, height: cell.height * 7)
        let rows = body.rows([Length](repeating: cell.height, count: grid.weekRows.count + 1))
        let table = weekdays(in: rows[0]) + zip(grid.weekRows, rows.dropFirst()).flatMap { days($0, in: $1) }
        let place = corner.directory.place(of: DaySpan(grid.month), as: MonthPage.name)
        let area = Rect(x: box.minX, y: box.minY, width: box.width, height: rows[grid.weekRows.count].maxY - box.minY)
        let heading = corner.heading(corner.style.locale.title(of: grid.month), in: area, to: place)
        return place == nil
            ? [.group(Structure(.artifact), heading + table)] : [.group(Structure(.artifact), table)] + heading
    }

    private func weekdays(in row: Rect) -> [DisplayItem] {
        let locale = corner.locale
        return zip(corner.style.firstWeekday.weekStartingHere, cells(of: row)).map { weekday, cell in
            let face: FontFace = locale.weekend.contains(weekday) ? .regular : .bold
            return number(corner.typesetter.word(locale.shortestName(of: weekday), in: face), in: cell)
        }
    }

    private func days(_ week: WeekRow, in row: Rect) -> [DisplayItem] {
        cells(of: row).enumerated().flatMap { column, cell -> [DisplayItem] in
            guard let date = week.date(inColumn: column) else { return [] }
            let word = corner.typesetter.word(corner.locale.number(date.day), in: .regular)
            let isClosed = corner.context.schedule.isClosed(on: date)
            return [number(word, in: cell)] + (isClosed ? [underline(word, in: cell)] : [])
        }
    }

    private func cells(of row: Rect) -> [Rect] {
        row.columns([Length](repeating: cell.width, count: 7), corner.direction)
    }

    private func number(_ word: ShapedText, in cell: Rect) -> DisplayItem {
        let size = word.size(atMost: size, fitting: cell.width * 17 / 20)
        return corner.item(
            word, .middle, in: cell, at: corner.baseline(of: .regular, size: size, centredIn: cell), size: size)
    }

    private func underline(_ word: ShapedText, in cell: Rect) -> DisplayItem {
        let width = word.advance.width(at: size) + corner.scale.furniture(.points(2))
        let y = corner.baseline(of: .regular, size: size, centredIn: cell) + size / 4
        return .fill(
            Rect(x: cell.midX - width / 2, y: y, width: width, height: corner.scale.stroke(StrokeWeight.border)), .black
        )
    }
}
