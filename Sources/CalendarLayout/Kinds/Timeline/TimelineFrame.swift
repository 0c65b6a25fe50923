import CalendarCore

/// The days and the hours of a page, and the areas that they have.
struct TimelineFrame {
    let context: LayoutContext
    let span: DaySpan
    let metrics: TimelineMetrics
    let days: [TimelineDay]
    let columns: [TimelineColumn]
    /// The columns of each day.
    let ranges: [Range<Int>]
    /// The bars in columns that are not those of days; nil in those.
    let columnBars: [ColumnBar]?
    let hours: HourRange
    let axis: HourAxis
    /// The hours with their names, the days, and everything below them.
    let area: Rect
    /// The column beside a day.
    let side: Rect?
    /// The width of the names of the hours.
    let timeColumn: Length
    /// The widths of the columns.
    let widths: [Length]

    init(
        _ context: LayoutContext, _ span: DaySpan, _ contents: TimelineContents, _ hours: HourRange,
        _ metrics: TimelineMetrics
    ) {
        (self.context, self.span, self.metrics, self.hours) = (context, span, metrics, hours)
        (days, columns, columnBars) = (contents.days, contents.columns, contents.bars)
        ranges = days.indices.map(contents.columns(ofDay:))
        axis = HourAxis(hours, days: days.map { context.hours($0.date) })
        let body = context.frame.body
        if metrics.hasSide {
            let width = body.width * TimelineMetrics.dayShare.width / TimelineMetrics.dayShare.of
            let parts = body.columns([width, body.width - width], context.style.locale.direction)
            area = parts[0]
            side = parts[1]
        } else {
            (area, side) = (body, nil)
        }
        timeColumn = HourLabels(context, metrics).columnWidth(hours)
        let room = area.width - timeColumn - (metrics.hasSide ? metrics.inset * 2 : .zero)
        widths =
            columnBars == nil ? TimelineFrame.widths(days, room, context) : room.divided(into: contents.columns.count)
    }

    /// The days, from the first to the last that is shown.
    var shownSpan: DaySpan { days[0].date...days[days.count - 1].date }

    /// The bars of events of whole days: those of days in order of their first day, the longer first.
    func bars() -> [EventBar] {
        if let columnBars { return columnBars.flatMap { $0.bars(in: columns, on: days[$0.day].date) } }
        return context.barEvents(in: shownSpan, where: \.runsForDays).compactMap { event in
            EventBar(event, on: days.map(\.date))
        }
    }

    /// The widths of the days: weekends are narrower, those without entries still more, unless all columns are to be
    /// equal.
    private static func widths(_ days: [TimelineDay], _ width: Length, _ context: LayoutContext) -> [Length] {
        let isNarrow = context.style.weekends == .narrow && days.contains { !$0.isWeekend }
        let bars = context.barEvents(in: days[0].date...days[days.count - 1].date, where: \.runsForDays)
        return width.shared(
            by: days.map { day in
                guard isNarrow, day.isWeekend else { return 100 }
                // A longer bar has its words on other days.
                let hasBar = bars.contains { $0.firstDay <= day.date && $0.lastDay >= day.date && $0.isShort }
                return day.isEmpty && !hasBar ? 38 : 62
            })
    }

    /// The rectangles of the page if the bands around the hours have these heights, and `below` is left for a list.
    func geometry(_ heights: [TimelineGeometry.Band: Length], below: Length) -> TimelineGeometry {
        let (direction, scale) = (context.style.locale.direction, context.style.scale)
        let width = timeColumn + widths.sum()
        return TimelineGeometry(
            area: Rect(
                x: area.x(of: width, from: .zero, direction), y: area.minY, width: width, height: area.height - below),
            timeColumn: timeColumn, widths: widths, heights: heights, hourCount: axis.rows.count,
            hourHeight: context.style.timeline.hourHeight.map(scale.furniture), direction)
    }
}

extension Event {
    /// True if it lasts two days at most.
    fileprivate var isShort: Bool { lastDay.epochDay - firstDay.epochDay < 2 }
}
