import CalendarCore

/// A time as written: `YYYYMMDD` or `YYYYMMDDTHHMMSS`, perhaps with `Z` (RFC 5545, 3.3.4 and 3.3.5).
struct WrittenTime {
    /// Seconds since 1970-01-01, 0:00. A leap second counts as the one before it.
    let wall: Int
    let isDate: Bool
    let isUTC: Bool

    /// Returns nil if the form is different, or the date or time does not exist.
    init?(_ text: String) {
        self.init(Array(text.utf8)[...])
    }

    /// Returns nil if the form is different, or the date or time does not exist.
    init?(_ text: ArraySlice<UInt8>) {
        let parsed = text.withUnsafeBufferPointer { bytes -> WrittenTime? in
            var fields = ASCIIFields(bytes)
            return WrittenTime(&fields)
        }
        guard let parsed else { return nil }
        self = parsed
    }

    private init?(_ fields: inout ASCIIFields) {
        guard let year = fields.digits(4), let month = fields.digits(2), let day = fields.digits(2),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let midnight = date.epochDay.rawValue * WallTime.secondsPerDay
        guard !fields.isAtEnd else {
            (wall, isDate, isUTC) = (midnight, true, false)
            return
        }
        guard fields.skip("T", or: "t") != nil, let time = WrittenTimeOfDay(&fields, separator: nil),
            let second = time.second
        else { return nil }
        isUTC = fields.skip("Z", or: "z") != nil
        guard fields.isAtEnd else { return nil }
        (wall, isDate) = (midnight + time.minute * 60 + min(second, 59), false)
    }
}
