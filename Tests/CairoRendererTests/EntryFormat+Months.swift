import CalendarLayout

extension EntryFormat {
    /// How months write entries unless told otherwise.
    static let ofMonths = PageStyle().entryFormat(MonthPage.details)
}
