import CalendarCore

// The heads of rows and columns: people and days.
extension RosterComposer {
    /// A weekday and a number: above each other in a column's head, beside each other in a row's.
    func dayHead(_ day: Int, _ role: Structure.Role, in cell: Rect) -> DisplayItem {
        let date = contents.date(day)
        let isWeekend = style.locale.weekend.contains(date.weekday)
        let ink: Shade = contents.closed[day] == nil ? .black : .white
        let number = typesetter.word(style.locale.number(date.day), in: .bold)
        let weekday = typesetter.word(style.locale.shortestName(of: date.weekday), in: isWeekend ? .regular : .bold)
        let week = self.week(beginningOn: day, ink, role, in: cell)
        let spoken = [week?.words, style.locale.heading(of: date), contents.closed[day]].compactMap(\.self)
        let structure = Structure(role, frame: cell, spoken: spoken.joined(separator: ", "))
        guard role == .columnHeader else {
            let words = [
                leading(rowWord(number, metrics.daySize(contents.rows), ink, isStart: true, in: cell), to: date, cell),
                rowWord(weekday, metrics.weekdaySize(contents.rows), ink, isStart: false, in: cell),
            ]
            return .group(structure, words + (week.map { [$0.item] } ?? []))
        }
        let room = cell.width - metrics.inset
        let (small, large) = (
            weekday.size(atMost: metrics.weekdaySize(contents.rows), fitting: room),
            number.size(atMost: metrics.daySize(contents.rows), fitting: room)
        )
        let baseline = numberBaseline(in: cell)
        let above = baseline - metrics.daySize(contents.rows) * 5 / 4
        return .group(
            structure,
            (week.map { [$0.item] } ?? []) + [
                run(weekday, small, ink, midX: cell.midX, above),
                leading(run(number, large, ink, midX: cell.midX, baseline), to: date, cell),
            ])
    }

    /// A number with a link from its head to a page of its day.
    private func leading(_ number: DisplayItem, to date: CivilDate, _ head: Rect) -> DisplayItem {
        directory.leading(number, from: head, of: plan.span, to: date...date)
    }

    /// The word above the numbers of weeks, if the weeks have any.
    func corner(_ cell: Rect) -> DisplayItem {
        guard style.hasWeekNumbers else { return .group(Structure(.cell, frame: cell), []) }
        let word = typesetter.word(style.locale.phrases.week, in: .regular)
        let size = metrics.weekSize
        let width = word.advance.width(at: size)
        let x =
            byPerson
            ? cell.x(of: width, from: cell.width - metrics.inset - width, direction) : cell.midX - width / 2
        let y = byPerson ? weekBaseline(in: cell) : numberBaseline(in: cell)
        let run = TextRun(word, origin: Point(x: x, y: y), size: size)
        return .group(Structure(.columnHeader, frame: cell), [.text(run)])
    }

    /// The number of the week that begins on a day, or before the first day of the page.
    private func week(
        beginningOn day: Int, _ ink: Shade, _ role: Structure.Role, in cell: Rect
    ) -> (words: String, item: DisplayItem)? {
        let date = contents.date(day)
        guard style.hasWeekNumbers, date.weekday == .monday || day == plan.part.days.lowerBound else { return nil }
        let number = style.locale.number(date.isoWeek)
        let word = typesetter.word(number, in: .regular)
        let size = word.size(atMost: metrics.weekSize, fitting: cell.width - metrics.inset)
        let words = "\(style.locale.phrases.week) \(number)"
        guard role == .rowHeader else { return (words, run(word, size, ink, midX: cell.midX, weekBaseline(in: cell))) }
        let y = cell.minY + typesetter.centredBaseline(of: .regular, size: size, height: cell.height)
        let x = cell.x(
            of: word.advance.width(at: size), from: metrics.daySize(contents.rows) * 9 / 5, direction)
        return (words, .text(TextRun(word, origin: Point(x: x, y: y), size: size, ink: ink)))
    }

    private func weekBaseline(in cell: Rect) -> Length {
        cell.minY + typesetter.centredBaseline(of: .regular, size: metrics.weekSize, height: metrics.weekLine)
    }

    func numberBaseline(in cell: Rect) -> Length { cell.maxY - metrics.padding * 7 / 4 }

    /// A word at the start or at the end of a row's head.
    private func rowWord(
        _ text: ShapedText, _ size: Length, _ ink: Shade, isStart: Bool, in cell: Rect
    ) -> DisplayItem {
        let width = text.advance.width(at: size)
        let inset = metrics.inset * 2
        let x = cell.x(of: width, from: isStart ? inset : cell.width - inset - width, direction)
        let y =
            cell.minY + typesetter.centredBaseline(of: .bold, size: metrics.daySize(contents.rows), height: cell.height)
        return .text(TextRun(text, origin: Point(x: x, y: y), size: size, ink: ink))
    }

    func personHead(_ person: Int, inColumn cell: Rect) -> DisplayItem {
        let (names, name) = (contents.names, contents.names.names[person])
        let top = cell.maxY - metrics.padding / 2 - name.height
        var items: [DisplayItem] = []
        if let initials = names.initials[person] {
            items.append(run(initials, names.size, .black, midX: cell.midX, top - names.size / 4))
        }
        let runs = name.runs(at: Point(x: cell.minX, y: top)).map { line in
            let origin = Point(x: cell.midX - line.width / 2, y: line.origin.y)
            return TextRun(line.shaped, clusters: line.clusters, origin: origin, size: line.size)
        }
        return .group(Structure(.columnHeader, frame: cell), items + runs.map(DisplayItem.text))
    }
}
