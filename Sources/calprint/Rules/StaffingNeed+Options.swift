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

extension ShiftHours {
    /// Reads the spelling of a file of rules: `08:00-17:00`; `17:00-08:00` ends on the next day. Else nil.
    init?(option text: String) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { ShiftHours.minute(of: $0) }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start < ShiftHours.dayLength else { return nil }
        self.init(start, end > start ? end : end + ShiftHours.dayLength)
    }

    /// `24:00` is the day's end.
    private static func minute(of text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }),
            (1...2).contains(parts[0].count), parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            minute < 60, hour * 60 + minute <= dayLength
        else { return nil }
        return hour * 60 + minute
    }
}
