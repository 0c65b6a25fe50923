import CalendarCore

/// A time of day as people write it: `7:30`, `07.30`, `0730`, `7:30 PM`, `7 p.m.`, `19h30`, `19 Uhr`.
enum WrittenClock {
    /// Returns minutes since midnight, 0 to 1440 (24:00 is the day's end); nil if not a time. Seconds are dropped.
    static func minutes(_ cell: String) -> Int? {
        PlainLetters.with(cell) { minutes($0[...]) }
    }

    /// Returns the minutes of a text in ``PlainLetters``.
    static func minutes(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let start = text.firstIndex { $0 != 0x20 } ?? text.endIndex
        let digitsEnd = text[start...].firstIndex { !$0.isDigit && $0 != 0x3A && $0 != 0x2E && $0 != 0x68 }
        let clockEnd = digitsEnd ?? text.endIndex
        // The letters after the figures: "pm", "uhr", "h". A full stop of "p.m." belongs to them.
        let suffix = String(decoding: text[clockEnd...].filter { $0 != 0x20 && $0 != 0x2E }, as: UTF8.self)
        guard let clock = HourAndMinute(text[start..<clockEnd]) else { return nil }
        switch suffix {
        case "": return clock.isTime ? ClockTime.minute(clock.hour, clock.minute) : nil
        case "h", "uhr", "hrs", "hours": return ClockTime.minute(clock.hour, clock.minute)
        case "am", "a", "pm", "p":
            return ClockTime.minute(clock.hour, clock.minute, isAfterNoon: suffix.first == "p")
        default: return nil
        }
    }
}

/// Hours and minutes without the text after them.
private struct HourAndMinute {
    let hour: Int
    let minute: Int
    /// True if they are a time without a word after them; "7" is not.
    let isTime: Bool

    /// Reads `7`, `0730`, `7:30`, `7.30`, `7h30`, `7h`, `7:30:00`, `07:30:00.000`.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var fields = ASCIIFields(UnsafeBufferPointer(rebasing: bytes))
        let length = bytes.prefix { $0.isDigit }.count
        guard [1, 2, 4].contains(length), let number = fields.digits(length) else { return nil }
        guard length < 4 else {
            (hour, minute, isTime) = (number / 100, number % 100, true)
            guard fields.isAtEnd, minute < 60 else { return nil }
            return
        }
        hour = number
        isTime = !fields.isAtEnd
        let hasHourSign = fields.skip("h") != nil
        let hasColon = !hasHourSign && fields.skip(":") != nil
        guard hasHourSign || hasColon || fields.skip(".") != nil, !(hasHourSign && fields.isAtEnd) else {
            minute = 0
            guard fields.isAtEnd else { return nil }
            return
        }
        guard let minute = fields.digits(2), minute < 60, !hasColon || HourAndMinute.skipSeconds(&fields),
            fields.isAtEnd
        else { return nil }
        self.minute = minute
    }

    private static func skipSeconds(_ fields: inout ASCIIFields) -> Bool {
        guard fields.skip(":") != nil else { return true }
        guard let second = fields.digits(2), second < 60 else { return false }
        return fields.skip(".") == nil || fields.thousandths() != nil
    }
}
