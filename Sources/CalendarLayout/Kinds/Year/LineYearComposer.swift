import CalendarCore

/// Draws a year as twelve columns of days with those who are on a line.
struct LineYearComposer: PageComposer {
    let year: LineYear
    let span: DaySpan
    let context: LayoutContext
    let number: Int
    let directory: PageDirectory
    private let geometry: LineYearGeometry
    private let names: LineYearNames
    private let totals: LineYearTotals

    init(_ year: LineYear, _ context: LayoutContext, number: Int, _ directory: PageDirectory) {
        (self.year, span, self.context, self.number) = (year, year.span, context, number)
        self.directory = directory
        let body = context.frame.body
        func totals(hasInitials: Bool) -> LineYearTotals {
            LineYearTotals(year, hasInitials: hasInitials, width: body.width, context)
        }
        // Initials make the totals longer, and so the rows lower.
        geometry = LineYearGeometry(in: body, footHeight: totals(hasInitials: true).height, context.style)
        names = LineYearNames(year.totals.map(\.holder), in: geometry, context)
        self.totals = totals(hasInitials: names.areInitials)
    }

    /// True if the paper has room for names and numbers that can be read.
    var isLegible: Bool { geometry.isLegible && names.isLegible }

    func compose() -> LaidOutPage {
        let name = YearPage.name(of: span, locale)
        let title = year.line.label.isEmpty ? name : phrases.titled.filled(["words": year.line.label, "title": name])
        var items = [context.frame.heading(style.titled(title))]
        for (month, column) in zip(span.months, geometry.columns) { items += self.items(of: month, in: column) }
        items += totals.items(in: geometry.foot, direction)
        let page = context.frame.page(items, label: span.name, outline: Page.Outline(title))
        return LaidOutPage(
            page, number: number, kind: YearPage.name, span: span,
            type: BodyType(.condensed, size: geometry.numberSize), placements: [])
    }

    // MARK: A month

    private func items(of month: YearMonth, in column: Rect) -> [DisplayItem] {
        let days = Array(zip(DaySpan(month).days, geometry.rows(month.dayCount, of: column)))
        let closed = Set(days.map(\.0).filter(context.schedule.isClosed(on:)))
        let grounds = days.compactMap { date, row in
            context.ground(of: date, isClosed: closed.contains(date), in: geometry.date(in: row))
        }
        let box = geometry.name(of: column)
        let name = monthName(month, in: box)
        let marks = bars(days) + vacancies(days)
        return [
            .group(Structure(.artifact), grounds + rules(days, in: column) + marks),
            .group(Structure(.subheading, frame: box), [name]),
        ] + days.map { item(of: $0, isClosed: closed.contains($0), in: $1) }
    }

    /// Smaller if the column is narrow.
    private func monthName(_ month: YearMonth, in box: Rect) -> DisplayItem {
        let word = typesetter.word(
            locale.name(of: month), in: [.bold, .condensedBold], size: scale.furniture(.points(10)),
            fitting: box.width)
        let size = word.size(atMost: scale.furniture(.points(10)), fitting: box.width)
        let text = item(
            word, .start(.zero), in: box, at: box.maxY - scale.furniture(.points(4)), size: size)
        return directory.leading(text, from: box, of: span, to: DaySpan(month))
    }

    /// The rules below the name and every day, heavier before a week.
    private func rules(_ days: [(CivilDate, Rect)], in column: Rect) -> [DisplayItem] {
        func rule(_ y: Length) -> Rule { .horizontal(y: y, from: column.minX, to: column.maxX) }
        let endsWeek = { (date: CivilDate) in CivilDate(date.epochDay + 1).map(year.beginsWeek) ?? false }
        let (hairline, border) = (scale.stroke(StrokeWeight.hairline), scale.stroke(StrokeWeight.border))
        let top = rule(geometry.name(of: column).maxY)
        return [
            .rules([top], weight: scale.stroke(StrokeWeight.heavy)),
            .rules(days.filter { !endsWeek($0.0) }.map { rule($0.1.maxY - hairline / 2) }, weight: hairline),
            .rules(days.filter { endsWeek($0.0) }.map { rule($0.1.maxY - border / 2) }, weight: border),
        ]
    }

    /// The bars from the day after a name to the end of its run, or to the next name.
    private func bars(_ days: [(CivilDate, Rect)]) -> [DisplayItem] {
        let width = scale.furniture(.quarterPoints(6))
        return days.split { year.isNamed($0.0) || year.holder(on: $0.0) == nil }.compactMap { run in
            guard let first = run.first, let last = run.last else { return nil }
            let room = geometry.room(in: first.1)
            let x = room.x(of: width, from: .zero, direction)
            return .fill(Rect(x: x, y: room.minY, width: width, height: last.1.maxY - room.minY), .black)
        }
    }

    /// Dashed boxes on days without anybody.
    private func vacancies(_ days: [(CivilDate, Rect)]) -> [DisplayItem] {
        let hairline = scale.stroke(StrokeWeight.hairline)
        let rules = days.filter { year.isVacant($0.0) }.flatMap { _, row -> [Rule] in
            let room = geometry.room(in: row)
            let (side, height) = (min(room.width, geometry.rowHeight) / 8, geometry.rowHeight / 6)
            let box = room.inset(by: Insets(top: height, left: side, bottom: height, right: side))
            return [
                .horizontal(y: box.minY, from: box.minX, to: box.maxX),
                .horizontal(y: box.maxY, from: box.minX, to: box.maxX),
                .vertical(x: box.minX, from: box.minY, to: box.maxY),
                .vertical(x: box.maxX, from: box.minY, to: box.maxY),
            ]
        }
        let dash = Dash(length: scale.furniture(.quarterPoints(6)), gap: scale.furniture(.quarterPoints(6)))
        return rules.isEmpty ? [] : [.rules(rules, weight: hairline, dash: dash)]
    }

    // MARK: A day

    private func item(of date: CivilDate, isClosed: Bool, in row: Rect) -> DisplayItem {
        .group(
            Structure(.dayList(date), frame: row),
            dateItems(date, isClosed: isClosed, in: row) + name(of: date, in: row))
    }

    /// The number, and the weekday beside it.
    private func dateItems(_ date: CivilDate, isClosed: Bool, in row: Rect) -> [DisplayItem] {
        let (box, ink): (Rect, Shade) = (geometry.date(in: row), isClosed ? .white : .black)
        let isLight = locale.weekend.contains(date.weekday) && !isClosed
        let number = typesetter.word(locale.number(date.day), in: .bold)
        let weekday = typesetter.word(locale.shortestName(of: date.weekday), in: isLight ? .regular : .bold)
        let (size, inset) = (geometry.numberSize, geometry.numberSize / 5)
        let room = box.width - inset * 3 - size * 6 / 5
        let y = baseline(of: .bold, size: size, centredIn: row)
        let text = item(
            number, .start(inset + size * 6 / 5 - number.advance.width(at: size)), in: box, at: y, size: size, ink: ink)
        return [
            directory.leading(text, from: box, of: span, to: date...date),
            item(
                weekday, .start(inset * 2 + size * 6 / 5), in: box, at: y,
                size: weekday.size(atMost: geometry.weekdaySize, fitting: room), ink: ink),
        ]
    }

    /// The name on a day that prints one; it is read aloud with the days of its run.
    private func name(of date: CivilDate, in row: Rect) -> [DisplayItem] {
        guard year.isNamed(date), let holder = year.holder(on: date), let block = names.block(of: holder) else {
            return []
        }
        let (box, end) = (geometry.room(in: row), year.end(ofRunFrom: date))
        let top =
            block.lineCount > 1
            ? box.minY + (box.height - block.height) / 2
            : baseline(of: .condensedBold, size: block.size, centredIn: row) - block.baselineOffset
        let x = direction == .leftToRight ? box.minX : box.maxX
        let spoken =
            end == date
            ? holder.name
            : phrases.onDays.filled([
                "text": holder.name, "first": locale.heading(of: date), "last": locale.heading(of: end),
            ])
        let runs = block.runs(at: Point(x: x, y: top), direction)
        return [.group(Structure(.entry, spoken: spoken), runs.map(DisplayItem.text))]
    }
}
