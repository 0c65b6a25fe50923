import CalendarCore

/// The bands around the hours of a page, set before the hours are.
struct TimelineBands {
    let lines: TextColumns
    let bars: AllDayBars
    let before: TextColumns
    let after: TextColumns
    let foot: TextColumns
    /// The column beside a day.
    let staff: StaffColumn?
    /// True for each closed day whose first text says so, because its head has no room for the word.
    let hasClosedWord: [Bool]

    /// The part of the page's height that each band may take, in percent.
    private enum Limit {
        static let lines = 26, allDay = 16, outside = 8, foot = 12
    }

    init(_ frame: TimelineFrame) {
        let (isDay, format, hours) = (frame.metrics.isDay, frame.context.format, frame.hours)
        func texts(_ entries: (TimelineDay) -> [Entry]) -> [[StackedText]] {
            frame.days.map { day in isDay ? [] : entries(day).map { StackedText(labelled: $0, format) } }
        }
        func outside(_ isIncluded: (TimelineEvent) -> Bool) -> TextColumns {
            let events = frame.days.map { day in
                day.events.filter { !$0.isContinued && isIncluded($0) }.sorted { $0.start < $1.start }
            }
            let texts = events.map { $0.map { StackedText(timed: $0, format) } }
            return frame.set(texts, size: .quarterPoints(isDay ? 42 : 34), leadShare: 95, limit: Limit.outside)
        }
        let hasWord = frame.hasClosedWord()
        let closings = zip(frame.days, hasWord).map { day, hasWord in
            isDay ? [] : day.closing?.texts(hasWord: hasWord) ?? []
        }
        hasClosedWord = hasWord
        lines = frame.set(
            zip(closings, texts(\.lines)).map { $0 + $1 }, size: .quarterPoints(38), leadShare: 74, gapShare: 12,
            limit: Limit.lines)
        foot = frame.set(
            texts(\.foot), size: .quarterPoints(48), leadShare: 70, isLeadAbove: true, limit: Limit.foot)
        (before, after) = (outside { $0.isBefore(hours) }, outside { $0.isAfter(hours) })
        let setter = AllDayBarSetter(
            context: frame.context, metrics: frame.metrics, days: frame.days.map(\.date), widths: frame.widths)
        bars = AllDayBars(setter.bars(), gap: frame.metrics.barGap, limit: frame.limit(Limit.allDay))
        staff = frame.staff()
    }

    /// The heights of all bands but the hours.
    func heights(_ metrics: TimelineMetrics) -> [TimelineGeometry.Band: Length] {
        func padded(_ height: Length, _ padding: Length, least: Length) -> Length {
            height > .zero ? max(least, height + padding) : .zero
        }
        let padding = metrics.bandPadding * 2
        return [
            .strip: metrics.stripHeight,
            .lines: padded(lines.height, padding, least: .zero),
            .allDay: padded(bars.height, metrics.barTop + metrics.barGap, least: metrics.leastBand),
            .before: padded(before.height, padding, least: metrics.leastBand),
            .after: padded(after.height, padding, least: metrics.leastBand),
            .foot: padded(foot.height, padding, least: metrics.leastFoot),
        ]
    }

    /// True if an entry has no room in its band.
    var isContinued: Bool {
        let columns = [lines, before, after, foot].flatMap(\.columns)
        return !bars.continued.isEmpty || columns.contains { !$0.continued.isEmpty }
            || staff?.continued.isEmpty == false
    }
}

extension TimelineFrame {
    /// A part of the page's height, in percent.
    func limit(_ percent: Int) -> Length { area.height * percent / 100 }

    /// Sets the texts of each day, at most at a size, and in at most a part of the page's height.
    fileprivate func set(
        _ texts: [[StackedText]], size: Length, leadShare: Int, isLeadAbove: Bool = false, gapShare: Int = 0,
        limit: Int
    ) -> TextColumns {
        let setter = TextColumnsSetter(
            context: context, size: max(metrics.leastSize, context.style.scale.furniture(size)),
            least: metrics.leastSize, leadShare: leadShare, isLeadAbove: isLeadAbove, gapShare: gapShare)
        return setter.set(texts, widths: textWidths, limit: self.limit(limit))
    }

    /// The widths of the days without the room at their edges.
    private var textWidths: [Length] {
        zip(days, widths).map { $1 - context.textInset(of: $0.date, usual: metrics.inset) - metrics.inset }
    }

    /// True for each closed day of a week whose strip has no room for the word that says so.
    fileprivate func hasClosedWord() -> [Bool] {
        zip(days, widths).map { day, width in
            !metrics.isDay && day.isClosed && StripWords(day, width: width, metrics, context).closed == nil
        }
    }

    fileprivate func staff() -> StaffColumn? {
        guard let side, let day = days.first else { return nil }
        let direction = context.style.locale.direction
        let area = side.columns([metrics.sideGap, side.width - metrics.sideGap], direction)[1]
        return StaffColumnSetter(context: context, metrics: metrics, area: area).set(
            day.closing, foot: day.foot, lines: day.lines)
    }
}
