import CalendarCore

/// A time as written: `YYYYMMDD` or `YYYYMMDDTHHMMSS`, perhaps with `Z`; for a period, the start.
struct WrittenTime {
    /// Seconds since 1970-01-01, 0:00.
    let wall: Int
    let isDate: Bool
    let isUTC: Bool

    /// Nil if the form is different, or the date or time does not exist.
    init?(_ text: String) {
        var text = text
        let parsed = text.withUTF8 { bytes -> (Int, Bool, Bool)? in
            let end = bytes.firstIndex(of: 0x2F) ?? bytes.count
            var fields = ASCIIFields(UnsafeBufferPointer(rebasing: bytes[..<end]))
            guard let year = fields.digits(4), let month = fields.digits(2), let day = fields.digits(2),
                let date = CivilDate(year: year, month: month, day: day)
            else { return nil }
            let midnight = date.epochDay.rawValue * 86_400
            if fields.isAtEnd { return (midnight, true, false) }
            guard fields.skip("T", or: "t") != nil, let hour = fields.digits(2), let minute = fields.digits(2),
                let second = fields.digits(2), hour < 24, minute < 60, second < 60
            else { return nil }
            let isUTC = fields.skip("Z", or: "z") != nil
            return fields.isAtEnd ? (midnight + hour * 3600 + minute * 60 + second, false, isUTC) : nil
        }
        guard let parsed else { return nil }
        (wall, isDate, isUTC) = parsed
    }
}
