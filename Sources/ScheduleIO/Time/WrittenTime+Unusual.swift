import CalendarCore

extension WrittenTime {
    /// Reads the form of RFC 5545, else any other that can only mean one time.
    init?(anyForm text: ArraySlice<UInt8>) {
        guard let time = WrittenTime(text) ?? WrittenTime(unusual: text) else { return nil }
        self = time
    }

    /// Reads the long form of ISO 8601 (`2026-03-02T09:00:00+01:00`), or one of its parts; perhaps without seconds, or
    /// with a fraction of them, which does not count. Returns nil if the form is different, or the time does not exist.
    ///
    /// - Parameter isEnd: true for the end of a rule, for which the last day of a month is a day that it does not have.
    init?(unusual text: ArraySlice<UInt8>, isEnd: Bool = false) {
        let parsed = text.withUnsafeBufferPointer { bytes -> WrittenTime? in
            var fields = ASCIIFields(bytes)
            return WrittenTime(unusual: &fields, isEnd)
        }
        guard let parsed else { return nil }
        self = parsed
    }

    private init?(unusual fields: inout ASCIIFields, _ isEnd: Bool) {
        guard let date = fields.date(isEnd) else { return nil }
        let midnight = date.epochDay.rawValue * WallTime.secondsPerDay
        guard !fields.isAtEnd else {
            (wall, isDate, isUTC) = (midnight, true, false)
            return
        }
        guard (fields.skip("T", or: "t") ?? fields.skip(" ")) != nil, let second = fields.secondOfDay()
        else { return nil }
        let isLocal = fields.isAtEnd
        _ = fields.skip(" ")
        let isZulu = fields.skip("Z", or: "z") != nil
        guard let offset = isLocal || isZulu ? 0 : fields.utcOffset(), fields.isAtEnd else { return nil }
        (wall, isDate, isUTC) = (midnight + second - offset, false, !isLocal)
    }

    /// The date of a time.
    init(date time: WallTime) {
        (wall, isDate, isUTC) = (time.day * WallTime.secondsPerDay, true, false)
    }

    /// `20260302`, `20260302T090000`, `20260302T090000Z`.
    var iCalendar: String {
        let time = WallTime(seconds: wall)
        return time.date.iCalendar + (isDate ? "" : "T\(time.iCalendarClock)\(isUTC ? "Z" : "")")
    }
}

extension ASCIIFields {
    /// Reads `YYYY-MM-DD` or `YYYYMMDD`; if it is an end, the last day of the month for one that the month does not have.
    fileprivate mutating func date(_ isEnd: Bool) -> CivilDate? {
        guard let year = digits(4) else { return nil }
        let isLong = skip("-") != nil
        guard let month = digits(2), isLong == (skip("-") != nil), let day = digits(2), day <= 31
        else { return nil }
        return (0...(isEnd ? 3 : 0)).lazy.compactMap { CivilDate(year: year, month: month, day: day - $0) }.first
    }

    /// Reads `HH:MM`, `HH:MM:SS`, `HHMM` or `HHMMSS`, from 00:00 to 24:00, perhaps with a fraction of a second.
    fileprivate mutating func secondOfDay() -> Int? {
        guard let hour = digits(2) else { return nil }
        let isLong = skip(":") != nil
        guard let minute = digits(2), minute < 60 else { return nil }
        let second = isLong && skip(":") == nil ? 0 : digits(2) ?? (isLong ? nil : 0)
        guard let second, second <= 60, hour < 24 || (hour, minute, second) == (24, 0, 0) else { return nil }
        guard skip(".") == nil || thousandths() != nil else { return nil }
        return hour * 3600 + minute * 60 + min(second, 59)
    }
}
