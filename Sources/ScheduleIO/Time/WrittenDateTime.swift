import CalendarCore

/// A date and time as written, with the offset from UTC if there is one.
struct WrittenDateTime {
    let date: CivilDate
    /// Seconds since midnight, 0 to 86,400. A leap second counts as the first second of the next minute.
    let seconds: Int
    let milliseconds: Int
    /// East of UTC, in seconds; nil for a local time.
    let offset: Int?

    /// Reads `YYYY-MM-DDTHH:MM[:SS[.fff]]`, perhaps with `Z` or `±HH:MM` (ISO 8601-1; RFC 3339 if complete). Returns
    /// nil if the form is different, or the date or time does not exist.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var fields = ASCIIFields(bytes)
        guard let date = WrittenDate(&fields)?.date, fields.skip("T", or: "t") != nil,
            let time = WrittenTimeOfDay(&fields)
        else { return nil }
        hasSeconds = time.second != nil
        let hasFraction = hasSeconds && fields.skip(".") != nil
        guard let milliseconds = hasFraction ? fields.thousandths() : 0, let zone = ZoneDesignator(&fields),
            fields.isAtEnd
        else { return nil }
        self.date = date
        seconds = time.minute * 60 + (time.second ?? 0)
        self.milliseconds = milliseconds
        offset = zone.offset
    }

    let hasSeconds: Bool

    /// The instant; nil for a local time.
    var instant: Instant? {
        guard let offset else { return nil }
        return Instant(
            milliseconds: (date.epochDay.rawValue * WallTime.secondsPerDay + seconds - offset) * 1000 + milliseconds)
    }

    /// Reads the instant of an RFC 3339 date-time, with seconds and an offset; returns nil for any other form.
    static func rfc3339(_ bytes: UnsafeBufferPointer<UInt8>) -> Instant? {
        guard let written = WrittenDateTime(bytes), written.hasSeconds else { return nil }
        return written.instant
    }

    /// The time on the wall clock as written; seconds are dropped.
    var local: CivilDateTime? { CivilDateTime(date: date, minute: min(seconds / 60, 1439)) }
}

private struct ZoneDesignator {
    /// The offset in seconds; nil if there is none.
    let offset: Int?

    init?(_ fields: inout ASCIIFields) {
        if fields.isAtEnd {
            offset = nil
        } else if fields.skip("Z", or: "z") != nil {
            offset = 0
        } else {
            guard let sign = fields.skip("+", or: "-"), let hours = fields.digits(2), hours < 24,
                fields.skip(":") != nil, let minutes = fields.digits(2), minutes < 60
            else { return nil }
            offset = (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
        }
    }
}
