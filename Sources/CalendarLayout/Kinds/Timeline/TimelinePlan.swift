import CalendarCore

/// A planned page with hours: the contents of each of its bands, and the entries that have no room.
public struct TimelinePlan {
    let frame: TimelineFrame
    let bands: TimelineBands
    let geometry: TimelineGeometry
    /// The boxes by day.
    let boxes: [TimelineBoxes]
    let list: NumberedList?

    var span: DaySpan { frame.span }
    var metrics: TimelineMetrics { frame.metrics }
    var days: [TimelineDay] { frame.days }

    /// The bar with the title of a closed day; nil on all other pages.
    var titleBar: Rect? {
        guard metrics.isDay, days[0].isClosed else { return nil }
        let body = frame.context.frame.body
        return Rect(x: body.minX, y: body.minY - metrics.titleBar, width: body.width, height: metrics.titleBar)
    }

    /// The entries that close a day and are only in its head, with the area of that.
    func closingsInHead(of day: Int) -> (entries: [Entry], head: Rect) {
        let hasWord = bands.hasClosedWord[day]
        let head = titleBar ?? geometry.cell(.strip, day: day)
        return (days[day].closing?.textless(hasWord: hasWord) ?? [], head)
    }

    /// The entries that other pages have to show, by day, in the order of the page.
    var overflow: [ContinuedBlock] {
        days.indices.compactMap { day in
            let entries = continued(on: day)
            guard !entries.isEmpty else { return nil }
            return ContinuedBlock(date: days[day].date, entries: entries, origin: geometry.columns[day].origin)
        }
    }

    /// The entries of a day that the page does not show, or not in full.
    func continued(on day: Int) -> [TimelineBoxes.Listed] {
        let date = days[day].date
        let onBars = bands.bars.continued.filter { $0.bar.days.contains(date) }.map { $0.bar.event.entry(on: date) }
        func unseen(_ entries: [Entry]) -> [TimelineBoxes.Listed] { entries.map { ($0, .continued) } }
        func unseen(_ columns: TextColumns) -> [TimelineBoxes.Listed] { unseen(columns.columns[day].continued) }
        return unseen(bands.staff?.continued ?? []) + unseen(bands.lines) + unseen(onBars) + unseen(bands.before)
            + continuedOnClock(day) + unseen(bands.after) + unseen(bands.foot)
    }

    private func continuedOnClock(_ day: Int) -> [TimelineBoxes.Listed] { list == nil ? boxes[day].listed : [] }

    /// The index, among ``continued(on:)``, of the first entry on the clock.
    func firstOnClock(_ day: Int) -> Int {
        continued(on: day).count - continuedOnClock(day).count - bands.after.columns[day].continued.count
            - bands.foot.columns[day].continued.count
    }
}
