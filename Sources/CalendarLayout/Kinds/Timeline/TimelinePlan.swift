import CalendarCore

/// A planned page with hours: the contents of each of its bands, and the entries that have no room.
public struct TimelinePlan {
    let span: DaySpan
    let metrics: TimelineMetrics
    let days: [TimelineDay]
    let axis: HourAxis
    let hours: HourRange
    let geometry: TimelineGeometry
    let lines: TextColumns
    let bars: AllDayBars
    let before: TextColumns
    /// The boxes by day.
    let boxes: [TimelineBoxes]
    let after: TextColumns
    let foot: TextColumns
    let list: NumberedList?
    let staff: StaffColumn?

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
        let onBars = bars.continued.filter { $0.days.contains(date) }.map { $0.event.entry(on: date) }
        let onClock = list == nil ? boxes[day].unset.map(\.entry) : []
        let staffed = staff?.continued ?? []
        return staffed + lines.columns[day].continued + onBars + before.columns[day].continued + onClock
            + after.columns[day].continued + foot.columns[day].continued
    }

    /// True if another page shows something of this one.
    var isContinued: Bool { days.indices.contains { !continued(on: $0).isEmpty } }
}
