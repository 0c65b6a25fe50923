import CalendarCore

/// Plans the sheets of a span of days: one, or as many as its columns need.
struct TimelineSheets {
    let context: LayoutContext
    let isDay: Bool
    /// How days are divided into columns; nil for columns of days.
    private let columns: ColumnSheets?
    private let holders: CallHolders?
    /// The style that was asked for.
    private let style: PageStyle

    /// A day's sheets have who is on call at their foot if they have columns.
    init(_ context: LayoutContext, isDay: Bool) {
        style = context.style
        let context = context.writingTimes(as: style.timeline.timeFormat)
        let keys = ColumnKeys(context)
        self.context = keys.map { context.printing(detailsBesides: $0.grouping) } ?? context
        self.isDay = isDay
        columns = keys.map { [context = self.context] in ColumnSheets(context, $0) }
        holders = isDay && keys != nil ? CallHolders(context) : nil
    }

    func plans(_ span: DaySpan) -> [TimelinePlan] {
        let days = span.days.filter { isDay || context.style.timeline.shows($0) }.map { TimelineDay($0, context) }
        let times = days.flatMap { $0.events.map { $0.start...$0.end } }
        let hours = context.style.timeline.hours ?? HourRange(around: times)
        let metrics = TimelineMetrics(context.style, isDay: isDay, hasColumns: columns != nil)
        let contents = columns?.contents(days) ?? [TimelineContents(days)]
        return contents.map { contents in
            TimelinePlanner(TimelineFrame(context, span, contents, hours, metrics), holders).plan()
        }.sharingOverflow
    }

    /// The style of the pages of some spans: a day's on turned paper if that has room for more columns, and they need
    /// it.
    func settledStyle(for spans: [DaySpan]) -> PageStyle {
        guard isDay, let columns, !style.keepsOrientation, let sheet = style.sheet.turned else { return style }
        var turned = style
        turned.sheet = sheet
        let capacity = columns.capacity(style)
        return columns.capacity(turned) > capacity && columns.mostColumns(in: spans) > capacity ? turned : style
    }
}

extension LayoutContext {
    /// The same context, for pages whose columns already say whose events are, or where.
    fileprivate func printing(detailsBesides grouping: PageGrouping) -> LayoutContext {
        var (style, details) = (style, format.details)
        if grouping == .person { (style.timeline.hasInitials, details.owners) = (false, .none) }
        if grouping == .place { details.places = false }
        return LayoutContext(schedule, style, typesetter, details: details, localTime: localTime, hours: hours)
    }
}
