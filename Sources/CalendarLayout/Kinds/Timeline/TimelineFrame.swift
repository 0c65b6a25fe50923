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
        days = span.days.map { TimelineDay($0, context) }
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
        widths = TimelineFrame.widths(days, room, context.style)
    }

    /// The widths of the days: weekends are narrower, unless all columns are to be equal.
    private static func widths(_ days: [TimelineDay], _ width: Length, _ style: PageStyle) -> [Length] {
        let isNarrow = days.count > 1 && style.weekends == .narrow && days.contains { !$0.isWeekend }
        return width.shared(by: days.map { isNarrow && $0.isWeekend ? 62 : 100 })
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
