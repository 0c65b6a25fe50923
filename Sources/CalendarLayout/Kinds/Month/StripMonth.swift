import CalendarCore

/// The name of a month beside the number of its first day, in the order of the language.
struct StripMonth {
    /// True if the name comes before the number.
    let isFirst: Bool
    /// The distance from the edge of the cell to the number.
    let startOfNumber: Length
    private let word: ShapedText
    private let size: Length
    private let start: Length
    private let gap: Length
    private let composer: MonthComposer
    private let cell: Rect

    /// Returns nil if no month begins on a day, or the page is that of the month.
    init?(beginningOn day: CellDay, _ composer: MonthComposer, beside number: Length, in cell: Rect) {
        guard day.date.day == 1, composer.span.month == nil else { return nil }
        (self.composer, self.cell) = (composer, cell)
        isFirst = composer.locale.writesMonthBeforeDay
        let size = composer.scale.furniture(.points(11))
        gap = composer.scale.furniture(.points(4))
        let inset = composer.inset
        let besideWord = day.closingWord == nil ? Length.zero : composer.scale.furniture(.points(34))
        let room = cell.width - number - gap - inset * 2 - besideWord
        word = StripMonth.word(day.date.yearMonth, composer, size, fitting: room)
        self.size = word.size(atMost: size, fitting: max(room, size))
        startOfNumber = isFirst ? inset + word.advance.width(at: self.size) + gap : inset
        start = isFirst ? inset : inset + number + gap
    }

    /// The whole name in bold, else in condensed bold, else a short name.
    private static func word(
        _ month: YearMonth, _ composer: MonthComposer, _ size: Length, fitting room: Length
    ) -> ShapedText {
        let (typesetter, locale) = (composer.typesetter, composer.locale)
        let whole = typesetter.word(
            locale.name(of: month), in: [.bold, .condensedBold], size: size, fitting: room)
        guard whole.advance.width(at: size) > room else { return whole }
        return typesetter.word(locale.shortName(of: month), in: .condensedBold)
    }

    /// The width of the name and the gap to the number.
    var width: Length { word.advance.width(at: size) + gap }

    /// The name, on the line of the number.
    func item(_ ink: Shade) -> DisplayItem {
        composer.item(word, .start(start), in: cell, at: composer.stripBaseline(in: cell), size: size, ink: ink)
    }
}
