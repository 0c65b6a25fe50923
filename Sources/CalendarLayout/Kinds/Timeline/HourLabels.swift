import CalendarCore

/// The names of the hours and of the bands, beside the days.
struct HourLabels: PageComposer {
    let context: LayoutContext
    private let metrics: TimelineMetrics

    init(_ context: LayoutContext, _ metrics: TimelineMetrics) {
        (self.context, self.metrics) = (context, metrics)
    }

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

// Names beside the days.
extension TimelineComposer {
    func labels() -> [DisplayItem] {
        let names = HourLabels(context, metrics)
        var items: [DisplayItem] = []
        // Low hours have a name only where there is room for it.
        let step = max(
            1, (metrics.labelSize.rawValue + geometry.hourHeight.rawValue - 1) / max(1, geometry.hourHeight.rawValue))
        for (index, row) in plan.frame.axis.rows.enumerated() where index.isMultiple(of: step) {
            let column = geometry.timeColumn
            let name = names.name(row.hour, width: column.width - metrics.labelGap)
            let top = geometry.y(ofMinute: index * 60)
            let capHeight = Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: name.size)
            let baseline = top + min(capHeight + metrics.labelGap, max(capHeight, geometry.hourHeight * 4 / 5))
            items += runs(of: name, baseline).map(DisplayItem.text)
        }
        return items + (bandLabels())
    }

    /// Figures end where the days begin, whichever way the page is read.
    private func runs(of name: HourLabels.Name, _ baseline: Length) -> [TextRun] {
        let column = geometry.timeColumn
        let x = column.x(of: name.width, from: column.width - metrics.labelGap - name.width, direction)
        let shade = style.timeline.labelShade
        let run = TextRun(name.shaped, origin: Point(x: x, y: baseline), size: name.size, ink: shade)
        let raised = name.raised.map { raised in
            TextRun(
                raised,
                origin: Point(x: x + run.width, y: baseline - name.size * TimelineMetrics.raise / 100),
                size: name.raisedSize, ink: shade)
        }
        return [run] + (raised.map { [$0] } ?? [])
    }

    /// The labels beside whole days, before the hours and after them.
    private func bandLabels() -> [DisplayItem] {
        let labels = HourLabels(context, metrics).bands(plan.frame.hours)
        var items: [DisplayItem] = []
        for (band, words) in labels where geometry.band(band).height > .zero {
            // There may be only a reference to another page.
            if band == .after, plan.bands.after.height == .zero { continue }
            items += label(words, geometry.label(band))
        }
        return items
    }

    private func label(_ words: String, _ cell: Rect) -> [DisplayItem] {
        let block = block(words, cell)
        let top = cell.minY + max(.zero, min((cell.height - block.height) / 2, metrics.leastBand / 3))
        let x = direction == .leftToRight ? cell.minX : cell.maxX
        return block.runs(at: Point(x: x, y: top), direction).map(DisplayItem.text)
    }

    /// The label of a band: on a line, else condensed on several, and smaller if these are higher than the band.
    private func block(_ words: String, _ cell: Rect) -> TextBlock {
        let (size, width) = (metrics.bandLabelSize, cell.width - metrics.labelGap / 2)
        func block(_ face: FontFace, _ size: Length) -> TextBlock {
            TextBlock(words, in: face, size: size, leading: size * 110 / 100, width: width, typesetter)
        }
        let regular = block(.regular, size)
        guard regular.lineCount > 1 else { return regular }
        let condensed = TypeLadder.fineTypes(from: size, to: size / 2).dropFirst().lazy.map {
            block(.condensed, $0.size)
        }
        return condensed.first { $0.height <= cell.height } ?? block(.condensed, size / 2)
    }
}
