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
    /// The heads of columns that are not those of days.
    let heads: [ColumnHead]
    /// Those of each day who work and have no column.
    let idle: [SetStackedText?]
    /// The line about those on call at the foot of a day with columns.
    let call: CallRow?
    /// True for each closed day whose first text says so, because its head has no room for the word.
    let hasClosedWord: [Bool]

    /// The part of the page's height that each band may take, in percent.
    fileprivate enum Limit {
        static let lines = 26, allDay = 16, outside = 8, foot = 12, footOfColumns = 20
    }

    init(_ frame: TimelineFrame, _ holders: CallHolders?) {
        let (hours, call) = (frame.hours, frame.callRow(holders))
        hasClosedWord = frame.hasClosedWord()
        lines = frame.lines(hasClosedWord)
        foot = frame.metrics.hasColumns ? frame.footOfColumns(besides: call?.entry) : frame.foot()
        (before, after) = (frame.outside { $0.isBefore(hours) }, frame.outside { $0.isAfter(hours) })
        let setter = AllDayBarSetter(context: frame.context, metrics: frame.metrics, widths: frame.widths)
        bars = AllDayBars(frame.bars().map(setter.bar), gap: frame.metrics.barGap, limit: frame.limit(Limit.allDay))
        staff = frame.staff()
        (heads, idle, self.call) = (frame.heads(), frame.idle(), call)
    }

    /// The height of the lines about those who work and have no column.
    var idleHeight: Length { idle.compactMap(\.?.height).max() ?? .zero }

    /// The heights of all bands but the hours.
    func heights(_ metrics: TimelineMetrics) -> [TimelineGeometry.Band: Length] {
        func padded(_ height: Length, _ padding: Length, least: Length) -> Length {
            height > .zero ? max(least, height + padding) : .zero
        }
        let padding = metrics.bandPadding * 2
        return [
            .strip: metrics.stripHeight,
            .lines: padded(lines.height, padding, least: .zero),
            .head: padded(heads.map(\.height).max() ?? .zero, padding, least: .zero),
            .allDay: padded(bars.height, metrics.barTop + metrics.barGap, least: metrics.leastBand),
            .before: padded(before.height, padding, least: metrics.leastBand),
            .after: padded(after.height, padding, least: metrics.leastBand),
            .foot: padded(foot.height + idleHeight, padding, least: metrics.leastFoot) + (call?.height ?? .zero),
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

    /// Sets the texts of columns of some widths, at most at a size, and in at most a part of the page's height.
    fileprivate func set(
        _ texts: [[StackedText]], widths: [Length], size: Length, leadShare: Int, isLeadAbove: Bool = false,
        gapShare: Int = 0, limit: Int
    ) -> TextColumns {
        let setter = TextColumnsSetter(
            context: context, size: max(metrics.leastSize, context.style.scale.furniture(size)),
            least: metrics.leastSize, leadShare: leadShare, isLeadAbove: isLeadAbove, gapShare: gapShare)
        return setter.set(texts, widths: widths, limit: self.limit(limit))
    }

    /// The reasons why days are closed, and the lines below those; beside the hours of a day they are in the column
    /// there.
    fileprivate func lines(_ hasClosedWord: [Bool]) -> TextColumns {
        let texts = zip(days, hasClosedWord).map { day, hasWord in
            metrics.hasSide
                ? []
                : (day.closing?.texts(hasWord: hasWord) ?? [])
                    + day.lines.map { StackedText(labelled: $0, context.format) }
        }
        return set(
            texts, widths: dayTextWidths, size: .quarterPoints(38), leadShare: 74, gapShare: 12,
            limit: TimelineBands.Limit.lines)
    }

    /// The events before or after the hours, by column.
    fileprivate func outside(_ isIncluded: (TimelineEvent) -> Bool) -> TextColumns {
        let texts = columns.map { column in
            column.events.filter { !$0.isContinued && isIncluded($0) }.sorted { $0.start < $1.start }
                .map { StackedText(timed: $0, context.format) }
        }
        return set(
            texts, widths: columnTextWidths, size: .quarterPoints(metrics.hasSide ? 42 : 34), leadShare: 95,
            limit: TimelineBands.Limit.outside)
    }

    /// The lines at the foot of days; beside the hours of a day they are in the column there.
    fileprivate func foot() -> TextColumns {
        let texts = days.map { day in
            metrics.hasSide ? [] : day.foot.map { StackedText(labelled: $0, context.format) }
        }
        return set(
            texts, widths: dayTextWidths, size: .quarterPoints(48), leadShare: 70, isLeadAbove: true,
            limit: TimelineBands.Limit.foot)
    }

    /// All lines of days with columns, but for one entry, with names in the place of initials.
    fileprivate func footOfColumns(besides entry: Entry?) -> TextColumns {
        let initials = DeclaredInitials(context.schedule.people)
        let texts = days.map { day in
            day.foot.filter { $0 != entry }.map { entry in
                let names = entry.kind == .line ? initials.names(in: entry.text) : nil
                return names.map {
                    StackedText(
                        entry, lead: context.format.labelWithHours(of: entry), text: $0.joined(separator: " · "),
                        isBold: entry.isBoldOrClosing)
                } ?? StackedText(labelled: entry, context.format)
            }
        }
        return set(
            texts, widths: footWidths, size: .quarterPoints(38), leadShare: 84, gapShare: 24,
            limit: TimelineBands.Limit.footOfColumns)
    }

    /// The widths of the columns without the room at their edges.
    fileprivate var columnTextWidths: [Length] {
        zip(columns, widths).map { $1 - context.textInset(of: days[$0.day].date, usual: metrics.inset) - metrics.inset }
    }

    /// The widths of the days without the room at their edges.
    fileprivate var dayTextWidths: [Length] {
        zip(days, ranges).map { day, columns in
            widths[columns].sum() - context.textInset(of: day.date, usual: metrics.inset) - metrics.inset
        }
    }

    /// The widths of the texts at the foot of days with columns. That of a page of one day has all of the width.
    fileprivate var footWidths: [Length] { metrics.isDay ? [area.width] : dayTextWidths }

    fileprivate func heads() -> [ColumnHead] {
        guard metrics.hasColumns else { return [] }
        let setter = ColumnHeadSetter(context: context, metrics: metrics)
        return zip(columns, widths).map(setter.head)
    }

    /// "No appointments: Kovář (CL) · Núñolver (OS)", by day.
    fileprivate func idle() -> [SetStackedText?] {
        zip(days, footWidths).map { day, width -> SetStackedText? in
            guard !day.idle.isEmpty else { return nil }
            let text = StackedText(
                Entry(line: nil, text: ""), lead: context.style.locale.phrases.noAppointments,
                text: day.idle.joined(separator: " · "))
            let size = max(metrics.leastSize, metrics.footSize)
            return SetStackedText(
                text, BodyType(.condensed, size: size), width: width, leadSize: size, isLeadAbove: false,
                leading: size * (text.isTall ? 136 : 130) / 100, context.typesetter)
        }
    }

    fileprivate func callRow(_ holders: CallHolders?) -> CallRow? {
        guard let holders, metrics.isDay, let day = days.first else { return nil }
        return CallRow(day, holders, context, metrics, area.width)
    }

    /// True for each closed day of a week whose strip has no room for the word that says so.
    fileprivate func hasClosedWord() -> [Bool] {
        zip(days, ranges.map { widths[$0].sum() }).map { day, width in
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
