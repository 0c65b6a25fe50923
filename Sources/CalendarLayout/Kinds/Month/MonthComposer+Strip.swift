import CalendarCore

// The numbers of days, in their strips, and those of weeks.
extension MonthComposer {
    /// The baseline of the numbers of days.
    func stripBaseline(in cell: Rect) -> Length {
        let (size, height) = (typography.metrics.numberSize, typography.metrics.stripHeight)
        return cell.minY + typesetter.centredBaseline(of: .bold, size: size, height: height)
    }

    /// The day's number, with its month where one begins; beside it, a word if it is closed, or today.
    func strip(_ day: CellDay, in cell: Rect) -> [DisplayItem] {
        let (size, strip) = (typography.metrics.numberSize, cell.top(typography.metrics.stripHeight))
        let (isToday, ink): (Bool, Shade) = (style.today == day.date, day.isClosed ? .white : .black)
        let word = typesetter.word(locale.number(day.date.day), in: .bold)
        let month = StripMonth(beginningOn: day, self, beside: word.advance.width(at: size), in: cell)
        let start = month?.startOfNumber ?? inset
        let run = word.run(
            .start(start), in: cell, at: stripBaseline(in: cell), size: size, ink: isToday ? .black : ink, direction)
        // From the strip to a page of the day or of its week.
        let number = directory.leading(.text(run), from: strip, of: span, to: day.date...day.date)
        var items = month?.isFirst ?? false ? [month?.item(ink)].compactMap(\.self) : []
        if isToday {
            let mark = context.todayMark(around: word, size: size, inset: start, in: strip)
            items.append(.group(Structure(.artifact), [mark]))
        }
        let isSpoken = isToday && day.isClosed
        items.append(isSpoken ? .group(Structure(.dayNumber, spoken: spokenToday(day)), [number]) : number)
        if let month, !month.isFirst { items.append(month.item(ink)) }
        let room = cell.width - run.width - inset * 3 - (month?.width ?? .zero)
        if let closed = day.closingWord {
            items.append(stripWord(closed, size * 52 / 100, room, ink, in: cell))
        } else if isToday {
            items.append(stripWord(phrases.today, scale.furniture(style.sizes.footer), room, ink, in: cell))
        }
        return items
    }

    /// "6, today", for a closed day, whose strip has no room for the word.
    private func spokenToday(_ day: CellDay) -> String {
        "\(style.locale.number(day.date.day)), \(style.locale.phrases.today)"
    }

    /// A word at the end of the strip: bold, else condensed, else as small as it has to be.
    private func stripWord(
        _ words: String, _ size: Length, _ room: Length, _ ink: Shade, in cell: Rect
    ) -> DisplayItem {
        let word = typesetter.word(words, in: [.bold, .condensedBold], size: size, fitting: room)
        let sizes = [size, size * 9 / 10, size * 3 / 4]
        let fitting = sizes.first { word.advance.width(at: $0) <= room } ?? word.size(atMost: sizes[2], fitting: room)
        return item(word, .end(inset), in: cell, at: stripBaseline(in: cell), size: fitting, ink: ink)
    }

    // MARK: The numbers of weeks, beside the grid

    /// The word above the numbers; nil without them.
    func weekHeading() -> DisplayItem? {
        guard style.hasWeekNumbers else { return nil }
        let word = typesetter.word(style.locale.phrases.week, in: .regular)
        let size = word.size(atMost: style.scale.furniture(style.sizes.footer), fitting: room)
        let cell = geometry.weekNumber(of: geometry.header)
        let run = item(word, .start(.zero), in: cell, at: plan.header.weekdayBaseline, size: size)
        return .group(Structure(.weekNumberHeader, frame: cell), [run])
    }

    /// A week's number, on the line of the days' numbers.
    func weekNumber(of week: WeekRow, _ row: Rect) -> DisplayItem? {
        guard style.hasWeekNumbers, let number = week.isoWeek(firstWeekday: style.firstWeekday) else { return nil }
        let word = typesetter.word(style.locale.number(number), in: .regular)
        let size = word.size(atMost: style.scale.furniture(style.sizes.weekNumber), fitting: room)
        let cell = geometry.weekNumber(of: row)
        let run = item(word, .start(.zero), in: cell, at: stripBaseline(in: row), size: size)
        return .group(Structure(.weekNumber(number), frame: cell), [run])
    }

    /// The width of the column, without a gap to the grid.
    private var room: Length { geometry.weekColumn - style.scale.furniture(.points(2)) }
}
