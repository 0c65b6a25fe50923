import CalendarLayout

/// What decides a page's look.
typealias PageStyle = MonthView.Options
