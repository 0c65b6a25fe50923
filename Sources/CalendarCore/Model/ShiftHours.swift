/// The part of a day that somebody works, in minutes after the day's midnight. It may end on the next day.
public struct ShiftHours: Hashable, Sendable {
    /// When it begins.
    public let start: Int
    /// When it ends; more than ``dayLength`` on the next day.
    public let end: Int
    /// True if its beginning is known, and if its end is. One that is not known is that of the day.
    public let hasStart: Bool, hasEnd: Bool

    /// The minutes of a day.
    public static let dayLength = 24 * 60

    /// From a minute to a later one, both known unless told otherwise.
    public init(_ start: Int, _ end: Int, hasStart: Bool = true, hasEnd: Bool = true) {
        (self.start, self.end) = (start, max(start, end))
        (self.hasStart, self.hasEnd) = (hasStart, hasEnd)
    }

    /// Reads the spelling of files: `08:00-17:00`; `17:00-08:00` ends on the next day. Returns nil for anything else.
    public init?(text: some StringProtocol) {
        guard let hours = AssignedHours(text: text), let start = hours.from, let end = hours.until,
            start < ShiftHours.dayLength
        else { return nil }
        self.init(start, end > start ? end : end + ShiftHours.dayLength)
    }

    /// The spelling of files: `17:00-08:00`.
    public var spelling: String { asAssigned.spelling }

    /// The same by the clock.
    var asAssigned: AssignedHours {
        AssignedHours(from: start, until: end > ShiftHours.dayLength ? end - ShiftHours.dayLength : end)
    }

    /// A whole day of which neither beginning nor end is known.
    public static let unknown = ShiftHours(0, dayLength, hasStart: false, hasEnd: false)

    /// True if both its beginning and its end are known.
    var isKnown: Bool { hasStart && hasEnd }

    /// Returns true if both have a minute in common.
    public func overlaps(_ other: ShiftHours) -> Bool { start < other.end && other.start < end }

    /// The same, as the next day counts its minutes.
    public var onNextDay: ShiftHours { moved(days: -1) }

    /// The same, a number of days later.
    func moved(days: Int) -> ShiftHours {
        let minutes = days * ShiftHours.dayLength
        return ShiftHours(start + minutes, end + minutes, hasStart: hasStart, hasEnd: hasEnd)
    }
}

extension ShiftHours {
    /// A number of minutes as hours: `80`, `7:30`. `number` writes the digits.
    public static func hours(ofMinutes minutes: Int, number: (Int) -> String = { "\($0)" }) -> String {
        let (hours, rest) = (number(minutes / 60), minutes % 60)
        return rest == 0 ? hours : "\(hours):\(rest < 10 ? number(0) : "")\(number(rest))"
    }
}

extension [ShiftHours] {
    /// How many minutes they take together; a minute of two of them counts once.
    var minutes: Int {
        var (sum, end) = (0, Int.min)
        for hours in sorted(by: { $0.start < $1.start }) where hours.end > end {
            sum += hours.end - Swift.max(hours.start, end)
            end = hours.end
        }
        return sum
    }
}

extension ShiftHours: CustomStringConvertible {
    /// `17:00–08:00`
    public var description: String { "\(ShiftHours.clock(start))–\(ShiftHours.clock(end))" }

    /// `08:00`; the day's end is `24:00`.
    private static func clock(_ minute: Int) -> String {
        ClockTime.text(minute > dayLength ? minute - dayLength : minute)
    }
}
