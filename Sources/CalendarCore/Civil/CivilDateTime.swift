/// A date and a time of day to the minute, without a time zone.
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// The day.
    public let date: CivilDate
    /// Minutes since midnight, 0 to 1439.
    public let minute: Int

    /// A time on a date; nil if `minute` is not 0 to 1439.
    public init?(date: CivilDate, minute: Int) {
        guard (0..<1440).contains(minute) else { return nil }
        (self.date, self.minute) = (date, minute)
    }

    /// `9:00`, `14:30`.
    public var clockTime: String { CivilDateTime.clockTime(hour: minute / 60, minute: minute % 60) }

    /// `9:00`, `14:30`; `hour` and `minute` must not be negative.
    static func clockTime(hour: Int, minute: Int) -> String { "\(hour):\(minute < 10 ? "0" : "")\(minute)" }

    /// How many minutes it comes after another; negative if it comes before.
    public func minutes(since other: CivilDateTime) -> Int {
        (date.epochDay - other.date.epochDay) * 24 * 60 + minute - other.minute
    }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool {
        (a.date, a.minute) < (b.date, b.minute)
    }
}

extension CivilDateTime {
    /// The time of an instant in UTC; nil outside the years 1 to 9999.
    public init?(utc instant: Instant) {
        let minutes = (instant.milliseconds - ((instant.milliseconds % 60_000) + 60_000) % 60_000) / 60_000
        let minute = ((minutes % 1440) + 1440) % 1440
        guard let date = CivilDate(EpochDay((minutes - minute) / 1440)) else { return nil }
        self.init(date: date, minute: minute)
    }
}

/// A moment, in milliseconds since 1970-01-01T00:00:00Z (leap seconds not counted, as in POSIX).
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
    public let milliseconds: Int

    /// The instant this many milliseconds after 1970-01-01T00:00:00Z.
    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
}
