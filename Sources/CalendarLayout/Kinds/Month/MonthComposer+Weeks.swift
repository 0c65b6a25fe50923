import CalendarCore

// The numbers of weeks, beside the grid.
extension MonthComposer {
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
