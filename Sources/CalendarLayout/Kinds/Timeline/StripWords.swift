import CalendarCore

/// The words in the strip over a day: its number, the name of the weekday, and on a closed day the word that says so.
struct StripWords {
    let number: Word
    let weekday: Word
    /// The word at the end of the strip of a closed day; nil if there is no room for it.
    private(set) var closed: Word?

    struct Word {
        let shaped: ShapedText
        let size: Length

        var width: Length { shaped.advance.width(at: size) }
    }

    init(_ day: TimelineDay, width: Length, _ metrics: TimelineMetrics, _ context: LayoutContext) {
        let setter = StripSetter(day: day, metrics: metrics, context: context)
        let width = width - context.textInset(of: day.date, usual: metrics.inset) + metrics.inset
        number = setter.number(width: width)
        let room = width - number.width - metrics.inset * 3
        closed = day.closing.flatMap { setter.closed($0.word, room: room - metrics.inset) }
        weekday = setter.weekday(room: room - (closed.map { $0.width + metrics.inset } ?? .zero))
    }
}

private struct StripSetter {
    let day: TimelineDay
    let metrics: TimelineMetrics
    let context: LayoutContext
    private var locale: CalendarLocale { context.style.locale }

    /// A narrow column leaves room for the weekday.
    func number(width: Length) -> StripWords.Word {
        let number = context.typesetter.word(locale.number(day.date.day), in: .bold)
        let room = (width - metrics.inset * 3) * 6 / 10
        return StripWords.Word(shaped: number, size: number.size(atMost: metrics.numberSize, fitting: room))
    }

    /// The longest of the weekday's names that fits; that of a weekend is regular, unless the strip is black.
    func weekday(room: Length) -> StripWords.Word {
        let weekday = day.date.weekday
        let faces: [FontFace] = day.isWeekend && !day.isClosed ? [.regular, .condensed] : [.bold, .condensedBold]
        for name in [locale.fullName(of: weekday), locale.shortName(of: weekday)] {
            for face in faces {
                let shaped = context.typesetter.word(name, in: face)
                if shaped.advance.width(at: metrics.weekdaySize) <= room {
                    return StripWords.Word(shaped: shaped, size: metrics.weekdaySize)
                }
            }
        }
        let shaped = context.typesetter.word(locale.shortestName(of: weekday), in: faces[1])
        return StripWords.Word(shaped: shaped, size: shaped.size(atMost: metrics.weekdaySize, fitting: room))
    }

    /// The word in the largest type that leaves room for the weekday: for its short name if possible. Returns nil if
    /// there is no such type that can be read in white on black.
    func closed(_ word: String, room: Length) -> StripWords.Word? {
        let weekday = day.date.weekday
        for name in [locale.shortName(of: weekday), locale.shortestName(of: weekday)] {
            let shaped = context.typesetter.word(name, in: .condensedBold)
            let left = room - shaped.advance.width(at: metrics.weekdaySize)
            for size in TypeLadder.sizes(from: metrics.weekdaySize, to: metrics.leastInverse) {
                let words = [FontFace.bold, .condensedBold].map { context.typesetter.word(word, in: $0) }
                if let fitting = words.first(fitting: left, at: size) {
                    return StripWords.Word(shaped: fitting, size: size)
                }
            }
        }
        return nil
    }
}
