/// A date and a time of day on some wall clock, to the second, without a zone.
package struct WallTime: Hashable, Comparable {
    /// Seconds since 1970-01-01, 0:00.
    let seconds: Int

    package init(seconds: Int) { self.seconds = seconds }

    /// `second` counts from midnight of the day, which counts from 1970-01-01.
    package init(day: Int, second: Int) {
        seconds = day * WallTime.secondsPerDay + second
    }

    /// The seconds of a day on which the clocks do not change.
    static let secondsPerDay = 86_400

    /// Days since 1970-01-01.
    var day: Int { seconds.flooredQuotient(by: WallTime.secondsPerDay) }

    /// 0 to 86,399.
    var secondOfDay: Int { seconds - day * WallTime.secondsPerDay }

    var hour: Int { secondOfDay / 3600 }

    var minute: Int { secondOfDay / 60 % 60 }

    var second: Int { secondOfDay % 60 }

    package static func < (a: WallTime, b: WallTime) -> Bool { a.seconds < b.seconds }
}

extension Int {
    /// Returns the quotient rounded down, also below 0.
    func flooredQuotient(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
