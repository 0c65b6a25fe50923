import CalendarCore

/// A value of BYDAY: every such weekday, or the nth of the month or year (`weekdaynum` in RFC 5545, 3.3.10).
struct WeekdayNumber: Hashable {
    let weekday: Weekday
    /// 1 to 53 from the start, −1 to −53 from the end; nil means every one.
    let ordinal: Int?
}

extension Weekday {
    /// Parses a name from `MO` to `SU`.
    init?(iCalendar name: some StringProtocol) {
        guard let index = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(where: { $0 == name }) else {
            return nil
        }
        self.init(mondayZeroOffset: index)
    }
}
