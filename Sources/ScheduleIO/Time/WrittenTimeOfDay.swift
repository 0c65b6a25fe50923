/// A time of day as files write it, from 00:00 to 23:59, perhaps with a second.
struct WrittenTimeOfDay {
    /// Minutes since midnight.
    let minute: Int
    /// 0 to 60, where 60 is a leap second; nil if the time has no seconds.
    let second: Int?

    /// Reads `HH:MM` or `HH:MM:SS`; without a separator `HHMM` or `HHMMSS`.
    init?(_ fields: inout ASCIIFields, separator: Unicode.Scalar? = ":") {
        func skipSeparator() -> Bool { separator.map { fields.skip($0) != nil } ?? !fields.isAtEnd }
        guard let hour = fields.digits(2), hour < 24, skipSeparator(), let minute = fields.digits(2), minute < 60
        else { return nil }
        self.minute = hour * 60 + minute
        guard skipSeparator() else {
            second = nil
            return
        }
        guard let second = fields.digits(2), second <= 60 else { return nil }
        self.second = second
    }
}
