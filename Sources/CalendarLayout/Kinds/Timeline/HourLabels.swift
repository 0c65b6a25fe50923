import CalendarCore

/// The names of the hours and of the bands, beside the days.
struct HourLabels {
    private let context: LayoutContext
    private let metrics: TimelineMetrics

    init(_ context: LayoutContext, _ metrics: TimelineMetrics) {
        (self.context, self.metrics) = (context, metrics)
    }

    private var style: PageStyle { context.style }
    private var timeFormat: TimeFormat { style.timeFormat }

    /// The width of the column, enough for the longest word beside a band.
    func columnWidth(_ hours: HourRange) -> Length {
        var width = style.scale.furniture(style.timeline.timeColumnWidth)
        for word in bands(hours).flatMap({ $0.words.split(separator: " ") }) {
            let shaped = context.typesetter.word(String(word), in: .condensed)
            width = max(width, shaped.advance.width(at: metrics.bandLabelSize) + metrics.labelGap)
        }
        return width
    }

    /// The words beside whole days, and beside the times before and after the hours.
    func bands(_ hours: HourRange) -> [(band: TimelineGeometry.Band, words: String)] {
        let locale = style.locale
        func time(_ hour: Int) -> String {
            CivilDateTime(date: .first, minute: hour % 24 * 60).map { locale.clockTime($0, as: timeFormat) } ?? ""
        }
        let after = locale.times.filled(["first": time(hours.end), "last": ""])
        return [
            (.allDay, locale.phrases.allDay), (.before, locale.ending(at: time(hours.first))), (.after, after),
        ]
    }

    /// An hour's name: its figures, and the minutes that are raised behind them.
    struct Name {
        let shaped: ShapedText
        let size: Length
        let raised: ShapedText?
        let raisedSize: Length

        var width: Length { shaped.advance.width(at: size) + (raised?.advance.width(at: raisedSize) ?? .zero) }
    }

    /// The name of an hour, as large as the column allows.
    func name(_ hour: Int, width: Length) -> Name {
        let (words, minutes) = words(hour)
        var size = metrics.labelSize
        for face in [FontFace.bold, .condensedBold] {
            let name = name(words, minutes, face, size)
            if name.width <= width { return name }
        }
        let name = name(words, minutes, .condensedBold, size)
        size = Length(rawValue: size.rawValue * width.rawValue / max(1, name.width.rawValue) - 1)
        return self.name(words, minutes, .condensedBold, size)
    }

    private func name(_ words: String, _ minutes: String?, _ face: FontFace, _ size: Length) -> Name {
        let raised = minutes.map { minutes in
            context.typesetter.word(minutes, in: .regular)
        }
        return Name(
            shaped: context.typesetter.word(words, in: face), size: size, raised: raised,
            raisedSize: size * TimelineMetrics.raisedSize / 100)
    }

    /// The hour, and the minutes if the clock has 24 hours; words of the configuration take precedence.
    private func words(_ hour: Int) -> (words: String, minutes: String?) {
        if let words = style.timeline.hourLabels[hour] { return (words, nil) }
        let name = style.locale.hourName(hour, as: timeFormat)
        return (name.name, name.minutes)
    }
}
