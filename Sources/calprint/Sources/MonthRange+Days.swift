import CalendarCore

extension MonthRange {
    /// From the first day of the first month to the last day of the last.
    var days: ClosedRange<CivilDate> { first.firstDay...last.lastDay }
}
