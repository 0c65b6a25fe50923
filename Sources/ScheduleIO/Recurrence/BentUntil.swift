import CalendarCore

extension RecurrenceRule.Until {
    /// Reads an end that is not in the form of RFC 5545, 3.3.5: with an offset (`20260320T090000+0100`), without
    /// seconds, with parts of seconds, with a space for the `T`, at 24:00, or on a day that its month does not have,
    /// which means the month's last. Returns nil for any other form.
    init?(bent text: String) {
        let read = Array(text.utf8).withUnsafeBufferPointer { bytes -> RecurrenceRule.Until? in
            var fields = ASCIIFields(bytes)
            guard let day = fields.dayOrLastOfMonth() else { return nil }
            guard !fields.isAtEnd else { return .date(day: day) }
            guard fields.skip("T", or: " ") != nil, let second = fields.secondOfDay(), let offset = fields.offset(),
                fields.isAtEnd
            else { return nil }
            let wall = WallTime(day: day, second: second)
            return offset.map { .utc(WallTime(seconds: wall.seconds - $0)) } ?? .local(wall)
        }
        guard let read else { return nil }
        self = read
    }
}

extension ASCIIFields {
    /// Reads `YYYYMMDD`; the days 29 to 31 may be beyond the end of the month.
    fileprivate mutating func dayOrLastOfMonth() -> Int? {
        guard let year = digits(4), let month = digits(2), let day = digits(2), day <= 31 else { return nil }
        return (0...3).lazy.compactMap { CivilDate(year: year, month: month, day: day - $0) }.first?.epochDay.rawValue
    }

    /// Reads `HHMM`, `HHMMSS` or `HHMMSS.fff`, at most 24:00.
    fileprivate mutating func secondOfDay() -> Int? {
        guard let hour = digits(2), let minute = digits(2), minute < 60 else { return nil }
        let second = digits(2) ?? 0
        if skip(".") != nil, thousandths() == nil { return nil }
        let total = hour * 3600 + minute * 60 + min(second, 59)
        return second <= 60 && total <= WallTime.secondsPerDay ? total : nil
    }

    /// Reads `Z`, `+HH`, `+HHMM` or `+HH:MM`: the seconds east of UTC, nil inside for a local time.
    fileprivate mutating func offset() -> Int?? {
        if isAtEnd { return .some(nil) }
        _ = skip(" ")
        if skip("Z") != nil { return 0 }
        guard let sign = skip("+", or: "-"), let hours = digits(2), hours < 24 else { return nil }
        _ = skip(":")
        guard let minutes = isAtEnd ? 0 : digits(2), minutes < 60 else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }
}
