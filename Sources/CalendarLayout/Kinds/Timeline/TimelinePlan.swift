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

    /// The entries that other pages have to show, by day, in the order of the page.
    var overflow: [ContinuedBlock] {
        days.indices.compactMap { day in
            let entries = continued(on: day)
            guard !entries.isEmpty else { return nil }
            return ContinuedBlock(date: days[day].date, entries: entries, origin: geometry.columns[day].origin)
        }
    }

    /// The entries of a day that the page does not show.
    func continued(on day: Int) -> [Entry] {
        let date = days[day].date
        let onBars = bands.bars.continued.filter { $0.bar.days.contains(date) }.map { $0.bar.event.entry(on: date) }
        let onClock = list == nil ? boxes[day].unset.map(\.entry) : []
        func continued(_ columns: TextColumns) -> [Entry] { columns.columns[day].continued }
        return (bands.staff?.continued ?? []) + continued(bands.lines) + onBars + continued(bands.before) + onClock
            + continued(bands.after) + continued(bands.foot)
    }
}
