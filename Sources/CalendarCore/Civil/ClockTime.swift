/// Times of a day, in minutes after its midnight, in words that do not depend on a locale.
package enum ClockTime {
    /// `08:05`; the end of a day is `24:00`.
    package static func text(_ minute: Int) -> String {
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(digits(minute / 60)):\(digits(minute % 60))"
    }

    /// Returns the minutes of `8:05` or `08:05`, up to `24:00`; nil for anything else. `digits` are those of a minute.
    package static func minute(_ text: some StringProtocol, digits: ClosedRange<Int> = 2...2) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }),
            (1...2).contains(parts[0].count), digits.contains(parts[1].count), let hour = Int(parts[0]),
            let minute = Int(parts[1])
        else { return nil }
        return self.minute(hour, minute)
    }

    /// Returns the minutes of an hour and a minute, up to 24:00; of an hour from 1 to 12 if they are before or after
    /// noon.
    package static func minute(_ hour: Int, _ minute: Int, isAfterNoon: Bool? = nil) -> Int? {
        guard minute < 60 else { return nil }
        guard let isAfterNoon else {
            return hour * 60 + minute <= 24 * 60 ? hour * 60 + minute : nil
        }
        guard (1...12).contains(hour) else { return nil }
        return (hour % 12 + (isAfterNoon ? 12 : 0)) * 60 + minute
    }
}
