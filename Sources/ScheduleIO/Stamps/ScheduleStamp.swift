import CalendarCore

/// The content that a schedule shows on some days, as digests: they reveal on which days two states of a schedule
/// differ, without any of their words.
///
/// Only visible content counts: texts, times, places and the people named; not the place of a record in its file or the
/// time of its last change.
public struct ScheduleStamp: Hashable, Sendable {
    /// The days that it covers.
    public let days: DaySpan
    /// The digests of its months, in order.
    let months: [MonthDigests]

    /// Creates the stamp of a schedule's days. Private events do not count.
    public init(_ schedule: Schedule, days: DaySpan) {
        self.init(days: days, months: days.monthParts.map { MonthDigests(of: schedule, $0) })
    }

    init(days: DaySpan, months: [MonthDigests]) {
        (self.days, self.months) = (days, months)
    }

    /// Eight hexadecimal digits that people can compare: `3f2a-91c0`. Two states of a schedule have the same code once
    /// in four billion times.
    public var code: String {
        let text = "\(days.lowerBound)\n" + months.map(\.text).joined(separator: "\n")
        let digits = ContentDigest.of(Array(text.utf8)).prefix(8)
        return "\(digits.prefix(4))-\(digits.suffix(4))"
    }

    /// Returns the differences from another stamp of the same days, in order of date; nil if it is of other days.
    public func differences(from other: ScheduleStamp) -> [Difference]? {
        guard days == other.days else { return nil }
        return zip(days.monthParts, zip(months, other.months)).flatMap { span, digests in
            digests.0.differences(from: digests.1, on: span)
        }
    }

    /// A difference between two states of a schedule.
    public enum Difference: Hashable, Sendable {
        /// The content of a day.
        case day(CivilDate)
        /// The notes of a month.
        case notes(YearMonth)
    }
}

extension MonthDigests {
    /// Returns the differences from the digests of another state of these days.
    fileprivate func differences(from other: MonthDigests, on span: DaySpan) -> [ScheduleStamp.Difference] {
        let changed = zip(span.days, zip(days, other.days)).filter { $1.0 != $1.1 }.map(\.0)
        return (notes == other.notes ? [] : [.notes(span.lowerBound.yearMonth)])
            + changed.map(ScheduleStamp.Difference.day)
    }
}

extension DaySpan {
    /// The days of each of its months.
    var monthParts: [DaySpan] {
        let months = MonthRange(from: lowerBound.yearMonth, to: upperBound.yearMonth).map(Array.init) ?? []
        return months.map { clamped(to: DaySpan($0)) }
    }
}
