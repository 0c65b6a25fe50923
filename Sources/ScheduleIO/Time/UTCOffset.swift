/// An offset of a clock from UTC as written: `+0100`, and in other forms that mean the same (`+01:00`, `+1`).
struct UTCOffset {
    /// In seconds, east of Greenwich positive.
    let seconds: Int

    /// Returns nil if it has another form.
    init?(_ text: some Sequence<UInt8>) {
        let parsed = Array(text).withUnsafeBufferPointer { bytes -> Int? in
            var fields = ASCIIFields(bytes)
            let seconds = fields.utcOffset()
            return fields.isAtEnd ? seconds : nil
        }
        guard let parsed else { return nil }
        seconds = parsed
    }

    /// `+0100`; with seconds if there are any (RFC 5545, 3.3.14).
    var iCalendar: String {
        let second = abs(seconds) % 60
        let digits = [abs(seconds) / 3600, abs(seconds) / 60 % 60] + (second > 0 ? [second] : [])
        return (seconds < 0 ? "-" : "+") + digits.map(twoDigits).joined()
    }
}
