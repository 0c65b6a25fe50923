import CalendarCore

/// Plans a page with hours: the bands around the hours first, then the boxes in what they leave.
///
/// Words that have no room in their box move to a list at the foot of the page. It takes its room from the hours, so
/// that more boxes may be too small; the page is planned again until the list has them all. If it gets too long, they
/// are continued on another page.
struct TimelinePlanner {
    private let context: LayoutContext
    private let span: DaySpan
    private let metrics: TimelineMetrics
    private let days: [TimelineDay]
    private let hours: HourRange
    private let axis: HourAxis
    /// The hours with their names, the days, and everything below them.
    private let area: Rect
    private let side: Rect?
    private let timeColumn: Length
    private let widths: [Length]

    /// The part of the page's height that each band may take, in percent.
    private enum Limit {
        static let lines = 26, allDay = 16, outside = 8, foot = 12, list = 30
    }

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
        widths = TimelinePlanner.widths(days, room, context.style)
    }

    /// The widths of the days: weekends are narrower, unless all columns are to be equal.
    private static func widths(_ days: [TimelineDay], _ width: Length, _ style: PageStyle) -> [Length] {
        let isNarrow = days.count > 1 && style.weekends == .narrow && days.contains { !$0.isWeekend }
        return width.shared(by: days.map { isNarrow && $0.isWeekend ? 62 : 100 })
    }

    func plan() -> TimelinePlan {
        let bands = bands()
        if let plan = listed(bands) { return plan }
        return continued(bands)
    }

    // MARK: Bands

    /// The bands around the hours.
    private struct Bands {
        let lines: TextColumns
        let bars: AllDayBars
        let before: TextColumns
        let after: TextColumns
        let foot: TextColumns
        let staff: StaffColumn?
        let heights: [TimelineGeometry.Band: Length]
    }

    private func bands() -> Bands {
        let isDay = metrics.isDay
        let format = context.format
        let lines = columns(9.5, leadShare: 74, gapShare: 12).set(
            days.map { day in isDay ? [] : day.lines.map { StackedText(labelled: $0, format) } }, widths: textWidths,
            limit: limit(Limit.lines))
        let foot = columns(12, leadShare: 70, isLeadAbove: true).set(
            days.map { day in isDay ? [] : day.foot.map { StackedText(labelled: $0, format) } }, widths: textWidths,
            limit: limit(Limit.foot))
        let (before, after) = (outside { self.isBefore($0) }, outside { self.isAfter($0) })
        let setter = AllDayBarSetter(context: context, metrics: metrics, span: span, widths: widths)
        let bars = AllDayBars(setter.bars(), gap: metrics.barGap, limit: limit(Limit.allDay))
        return Bands(
            lines: lines, bars: bars, before: before, after: after, foot: foot, staff: staff(),
            heights: heights(lines, bars, before, after, foot))
    }

    private func staff() -> StaffColumn? {
        guard let side, let day = days.first else { return nil }
        let direction = context.style.locale.direction
        let area = side.columns([metrics.sideGap, side.width - metrics.sideGap], direction)[1]
        return StaffColumnSetter(context: context, metrics: metrics, area: area).set(
            foot: day.foot, lines: day.lines)
    }

    private func outside(_ isIncluded: (TimelineEvent) -> Bool) -> TextColumns {
        let events = days.map { $0.events.filter { !$0.isContinued && isIncluded($0) }.sorted { $0.start < $1.start } }
        return columns(metrics.isDay ? 10.5 : 8.5, leadShare: 95).set(
            events.map { $0.map { StackedText(timed: $0, context.format) } }, widths: textWidths,
            limit: limit(Limit.outside))
    }

    private func isBefore(_ event: TimelineEvent) -> Bool {
        event.isMoment ? event.start < hours.first * 60 : event.end <= hours.first * 60
    }

    private func isAfter(_ event: TimelineEvent) -> Bool {
        event.start >= hours.end * 60 && !(event.isMoment && event.start == hours.end * 60 && hours.end == 24)
    }

    private func columns(
        _ size: Double, leadShare: Int, isLeadAbove: Bool = false, gapShare: Int = 0
    ) -> TextColumnsSetter {
        let size = max(
            metrics.leastSize, context.style.scale.furniture(Length(rawValue: Int(size * Double(Length.unitsPerPoint))))
        )
        return TextColumnsSetter(
            context: context, size: size, least: metrics.leastSize, leadShare: leadShare,
            isLeadAbove: isLeadAbove, gapShare: gapShare)
    }

    private var textWidths: [Length] { widths.map { $0 - metrics.inset * 2 } }

    private func limit(_ percent: Int) -> Length { area.height * percent / 100 }

    private func heights(
        _ lines: TextColumns, _ bars: AllDayBars, _ before: TextColumns, _ after: TextColumns, _ foot: TextColumns
    ) -> [TimelineGeometry.Band: Length] {
        func padded(_ height: Length, least: Length) -> Length {
            height > .zero ? max(least, height + metrics.bandPadding * 2) : .zero
        }
        let allDay = bars.height > .zero ? bars.height + metrics.barTop + metrics.barGap : .zero
        return [
            .strip: metrics.stripHeight,
            .lines: lines.height > .zero ? lines.height + metrics.bandPadding * 2 : .zero,
            .allDay: max(allDay, allDay > .zero ? metrics.leastBand : .zero),
            .before: padded(before.height, least: metrics.leastBand),
            .after: padded(after.height, least: metrics.leastBand),
            .foot: padded(foot.height, least: metrics.leastFoot),
        ]
    }

    // MARK: Hours

    private func geometry(_ bands: Bands, below: Length, reference: Length) -> TimelineGeometry {
        var heights = bands.heights
        heights[.after, default: .zero] += reference
        return TimelineGeometry(
            area: Rect(x: area.minX, y: area.minY, width: timeColumn + widths.sum(), height: area.height - below)
                .aligned(in: area, context.style.locale.direction),
            timeColumn: timeColumn, widths: widths, heights: heights, hourCount: axis.rows.count,
            hourHeight: context.style.timeline.hourHeight.map(context.style.scale.furniture),
            context.style.locale.direction)
    }

    private func boxes(_ geometry: TimelineGeometry) -> [TimelineBoxes] {
        let setter = BoxTextSetter(context: context, metrics: metrics)
        var all: [TimelineBoxes] = []
        for (index, day) in days.enumerated() {
            let events = day.events.filter { !isBefore($0) && !isAfter($0) }
            all.append(TimelineBoxes(events, day: index, axis, geometry, setter))
        }
        return all
    }

    /// Plans the page with all words on it; returns nil if the list would take too much of it.
    private func listed(_ bands: Bands) -> TimelinePlan? {
        let reference = continuesBands(bands) ? referenceHeight : .zero
        var height = Length.zero
        let hours = metrics.leastHour * axis.rows.count
        let most = max(.zero, min(limit(Limit.list), area.height - bands.heights.values.sum() - hours))
        for _ in 0..<8 {
            let geometry = geometry(bands, below: height, reference: reference)
            var boxes = boxes(geometry)
            let sources = sources(boxes)
            let list = NumberedList(
                sources, width: area.width, showsWeekdays: !metrics.isDay, context)
            if list.height > most { return nil }
            if list.height <= height {
                var next = 1
                for day in boxes.indices {
                    boxes[day].number(from: next)
                    next += boxes[day].unset.count
                }
                return plan(bands, geometry, boxes, list)
            }
            height = list.height
        }
        return nil
    }

    /// The events that are in no box, numbered day by day in the order of the clock.
    private func sources(_ boxes: [TimelineBoxes]) -> [NumberedList.Source] {
        let unset = zip(days, boxes).flatMap { day, boxes in boxes.unset.map { (day.date, $0.entry) } }
        return unset.enumerated().map { NumberedList.Source(number: $0 + 1, entry: $1.1, date: $1.0) }
    }

    private func continued(_ bands: Bands) -> TimelinePlan {
        let geometry = geometry(bands, below: .zero, reference: referenceHeight)
        var boxes = boxes(geometry)
        for day in boxes.indices { boxes[day].number(from: nil) }
        return plan(bands, geometry, boxes, nil)
    }

    private func continuesBands(_ bands: Bands) -> Bool {
        let columns = [bands.lines, bands.before, bands.after, bands.foot].flatMap(\.columns)
        return !bands.bars.continued.isEmpty || columns.contains { !$0.continued.isEmpty }
            || bands.staff?.continued.isEmpty == false
    }

    /// The height of the line "+3 more, p. 2" below the events after the hours.
    private var referenceHeight: Length { metrics.referenceSize * 3 / 2 }

    private func plan(
        _ bands: Bands, _ geometry: TimelineGeometry, _ boxes: [TimelineBoxes], _ list: NumberedList?
    ) -> TimelinePlan {
        TimelinePlan(
            span: span, metrics: metrics, days: days, axis: axis, hours: hours, geometry: geometry, lines: bands.lines,
            bars: bands.bars, before: bands.before, boxes: boxes, after: bands.after, foot: bands.foot, list: list,
            staff: bands.staff)
    }
}

extension Rect {
    /// The same width at the side of a rectangle where lines begin.
    fileprivate func aligned(in rect: Rect, _ direction: WritingDirection) -> Rect {
        Rect(x: rect.x(of: width, from: .zero, direction), y: minY, width: width, height: height)
    }
}
