import CalendarCore

extension StaffingNeed.Days {
    /// Reads the spelling of a file of rules: `weekend`, `mon,thu`, `2025-07-01..2025-08-31`. Else nil.
    init?(option text: String) {
        switch text {
        case "every": self = .every
        case "weekday": self = .weekday
        case "weekend": self = .weekend
        default:
            let ends = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
            if ends.count == 2, let first = CivilDate(iso8601: ends[0]), let last = CivilDate(iso8601: ends[1]) {
                guard first <= last else { return nil }
                self = .span(first...last)
            } else if let day = CivilDate(iso8601: text) {
                self = .span(day...day)
            } else {
                guard let days = try? Weekday.weekend(option: text), !days.weekdays.isEmpty else { return nil }
                self = .weekdays(days)
            }
        }
    }
}
