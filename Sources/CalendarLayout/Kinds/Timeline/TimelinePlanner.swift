import CalendarCore

/// Plans a page with hours: the bands around the hours first, then the boxes in what they leave.
///
/// Words that have no room in their box move to a list at the foot of the page. It takes its room from the hours, so
/// that more boxes may be too small; the page is planned again until the list has them all. If it gets too long, they
/// are continued on another page.
struct TimelinePlanner {
    private let frame: TimelineFrame
    private let bands: TimelineBands
    private var metrics: TimelineMetrics { frame.metrics }

    /// The part of the page's height that the list may take, in percent.
    private static let listLimit = 30

    init(_ frame: TimelineFrame, _ holders: CallHolders?) {
        self.frame = frame
        bands = TimelineBands(frame, holders)
    }

    func plan() -> TimelinePlan { listed() ?? continued() }

    /// Plans the page with all words on it; returns nil if the list would take too much of it.
    private func listed() -> TimelinePlan? {
        var height = Length.zero
        let bandHeights = bands.heights(metrics).values.sum()
        let rest = frame.area.height - bandHeights - metrics.leastHour * frame.axis.rows.count
        let most = max(.zero, min(frame.limit(TimelinePlanner.listLimit), rest))
        for _ in 0..<8 {
            let geometry = geometry(below: height, hasReference: bands.isContinued)
            let boxes = boxes(geometry)
            let list = NumberedList(
                sources(boxes), width: frame.area.width, showsWeekdays: !metrics.isDay, frame.context)
            if list.height > most { return nil }
            if list.height <= height { return plan(geometry, boxes, list) }
            height = list.height
        }
        return nil
    }

    private func continued() -> TimelinePlan {
        let geometry = geometry(below: .zero, hasReference: true)
        return plan(geometry, boxes(geometry), nil)
    }

    /// `hasReference` leaves room for the line "+3 more, p. 2" below the events after the hours.
    private func geometry(below: Length, hasReference: Bool) -> TimelineGeometry {
        var heights = bands.heights(metrics)
        if hasReference { heights[.after, default: .zero] += metrics.referenceHeight }
        return frame.geometry(heights, below: below)
    }

    private func boxes(_ geometry: TimelineGeometry) -> [TimelineBoxes] {
        let setter = BoxTextSetter(context: frame.context, metrics: metrics, hours: frame.hours)
        var boxes = frame.columns.enumerated().map { index, column in
            let events = column.events.filter { !$0.isBefore(frame.hours) && !$0.isAfter(frame.hours) }
            return TimelineBoxes(events, column: index, frame.axis, geometry, setter)
        }
        if metrics.hasColumns { JoinedBoxes.join(&boxes, days: frame.ranges, setter) }
        return boxes
    }

    /// The events whose words are not all in their box, column by column in the order of the clock. Those of which a
    /// box shows nothing have a number.
    private func sources(_ boxes: [TimelineBoxes]) -> [NumberedList.Source] {
        var number = 0
        return boxes.enumerated().flatMap { column, boxes in
            boxes.listed.map { listed in
                number += listed.isUnseen ? 1 : 0
                return NumberedList.Source(
                    number: listed.isUnseen ? number : nil, listed: listed, column: column,
                    date: frame.days[frame.columns[column].day].date, name: frame.columns[column].name)
            }
        }
    }

    /// Boxes without words have the number of their text in the list, or refer to another page without a list.
    private func plan(_ geometry: TimelineGeometry, _ boxes: [TimelineBoxes], _ list: NumberedList?) -> TimelinePlan {
        var (boxes, next) = (boxes, 1)
        for column in boxes.indices {
            boxes[column].number(from: list == nil ? nil : next)
            next += boxes[column].listed.count(where: \.isUnseen)
        }
        return TimelinePlan(frame: frame, bands: bands, geometry: geometry, boxes: boxes, list: list)
    }
}
