import CalendarCore

/// The days and the hours of a page, and the areas that they have.
struct TimelineFrame {
    let context: LayoutContext
    let span: DaySpan
    let metrics: TimelineMetrics
    let days: [TimelineDay]
    let hours: HourRange
    let axis: HourAxis
    /// The hours with their names, the days, and everything below them.
    let area: Rect
    /// The column beside a day.
    let side: Rect?
    /// The width of the names of the hours.
    let timeColumn: Length
    /// The widths of the days.
    let widths: [Length]

    init(_ context: LayoutContext, _ span: DaySpan, isDay: Bool) {
        (self.context, self.span) = (context, span)
        metrics = TimelineMetrics(context.style, isDay: isDay)
        days = span.days.filter { isDay || context.style.timeline.shows($0) }.map { TimelineDay($0, context) }
        let times = days.flatMap { $0.events.map { $0.start...$0.end } }
        hours = context.style.timeline.hours ?? HourRange(around: times)
        axis = HourAxis(hours, days: days.map { context.hours($0.date) })
        let body = context.frame.body
        if isDay {
            let width = body.width * TimelineMetrics.dayShare.width / TimelineMetrics.dayShare.of
            let parts = body.columns([width, body.width - width], context.style.locale.direction)
            area = parts[0]
            side = parts[1]
        } else {
            (area, side) = (body, nil)
        }
        timeColumn = HourLabels(context, metrics).columnWidth(hours)
        let room = area.width - timeColumn - (isDay ? metrics.inset * 2 : .zero)
        widths = TimelineFrame.widths(days, room, context)
    }

    /// The days, from the first to the last that is shown.
    var shownSpan: DaySpan { days[0].date...days[days.count - 1].date }

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
