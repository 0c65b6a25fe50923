import CalendarCore

/// A day's number where lines begin, and its weekday at the other end of a box; white if the day is closed.
struct DateHead {
    private let number: ShapedText
    private let weekday: ShapedText
    private let ink: Shade
    private let direction: WritingDirection

    init(_ date: CivilDate, isClosed: Bool, _ context: LayoutContext) {
        let locale = context.style.locale
        (ink, direction) = (isClosed ? .white : .black, locale.direction)
        number = context.typesetter.word(locale.number(date.day), in: .bold)
        let isLight = locale.weekend.contains(date.weekday) && !isClosed
        weekday = context.typesetter.word(locale.shortName(of: date.weekday), in: isLight ? .regular : .bold)
    }

    /// The number, and the weekday in at most a size, `inset` from the ends of the box.
    func runs(
        in box: Rect, inset: Length, baseline: Length, numberSize: Length, weekdaySize: Length
    ) -> (number: TextRun, weekday: TextRun) {
        let width = number.advance.width(at: numberSize)
        let size = weekday.size(atMost: weekdaySize, fitting: box.width - width - inset * 3)
        return (
            number.run(.start(inset), in: box, at: baseline, size: numberSize, ink: ink, direction),
            weekday.run(.end(inset), in: box, at: baseline, size: size, ink: ink, direction)
        )
    }
}
