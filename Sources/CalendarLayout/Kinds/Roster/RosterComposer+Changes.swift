import CalendarCore

// Bars at the edges of days that have changed.
extension RosterComposer {
    /// The bars at the head of the day's column, or all along its row.
    func changeBars() -> [DisplayItem] {
        guard !context.schedule.revisedDays.isEmpty else { return [] }
        return dayHeads.filter { context.schedule.revision(of: contents.date($0.day)) != nil }.map {
            ChangeBar(of: $0.area, direction, style.scale).item
        }
    }

    private var dayHeads: [(day: Int, area: Rect)] {
        let first = plan.part.days.lowerBound
        guard byPerson else { return geometry.rows.enumerated().map { (first + $0.offset, $0.element) } }
        return geometry.cells(of: geometry.header).columns.enumerated().map { (first + $0.offset, $0.element) }
    }
}
