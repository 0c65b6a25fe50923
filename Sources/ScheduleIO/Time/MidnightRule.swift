import CalendarCore

/// Gives the date of an instant of the original app. The app writes a day as its midnight in the time zone of the
/// person who made the schedule, and does not say which zone that is.
///
/// - With a time zone, midnight there is that day. The app itself identifies days by their date in UTC, and has written
///   00:00Z for some; that means the date in UTC. Any other instant is the day of the nearest midnight, with a warning.
/// - Without a time zone, it is the date of the nearest midnight. Zones west of Greenwich have theirs after 00:00Z, on
///   the same date; zones east of it before 24:00Z, of the next date. From 10:00Z to 12:00Z it can be either (UTC−10 is
///   UTC+14 a day later); 12:00Z is taken for the next date (UTC+12 is inhabited, UTC−12 is not).
/// - Offsets are multiples of a quarter of an hour. An instant that is midnight in no zone gets its date in UTC.
struct MidnightRule {
    private let timeZone: TimeZoneName?
    private lazy var rules = timeZone.flatMap { TimeZoneRules(identifier: $0.identifier) }
    private var hasWarnedOfEither = false
    /// The time zone of the options, if an instant needed it.
    private(set) var usedTimeZone: String?

    init(timeZone: TimeZoneName?) {
        self.timeZone = timeZone
    }

    /// Returns the date of an instant; logs a doubtful date. Returns nil beyond the calendar.
    mutating func date(of instant: Instant, at position: TextPosition, _ log: inout FindingLog) -> CivilDate? {
        guard let rules, let timeZone, let local = rules.local(instant) else {
            return nearestMidnight(instant, at: position, &log)
        }
        usedTimeZone = timeZone.identifier
        if isStartOfDay(instant, local, rules) { return local.date }
        if instant.milliseconds % Instant.millisecondsPerDay == 0 { return instant.dayInUTC }
        let isEvening = local.minute >= 720
        guard let date = CivilDate(local.date.epochDay + (isEvening ? 1 : 0)) else { return nil }
        MidnightRule.warn("this is not midnight in \(timeZone.identifier)", date, at: position, &log)
        return date
    }

    /// Returns true at midnight; or, if clocks go forward at midnight, at the first moment after the gap.
    private func isStartOfDay(_ instant: Instant, _ local: CivilDateTime, _ rules: TimeZoneRules) -> Bool {
        guard instant.milliseconds % 60_000 == 0 else { return false }
        guard local.minute != 0 else { return true }
        let before = rules.local(Instant(milliseconds: instant.milliseconds - 60_000))
        return before.map { $0.date < local.date } ?? false
    }

    static func warn(_ reason: String, _ date: CivilDate, at position: TextPosition, _ log: inout FindingLog) {
        log.warning(.doubtfulDate, at: position, "\(reason); read as \(date)")
    }

    private mutating func nearestMidnight(
        _ instant: Instant, at position: TextPosition, _ log: inout FindingLog
    ) -> CivilDate? {
        let (day, time) = instant.dayAndTimeInUTC
        let isQuarter = time % 900_000 == 0
        let hours = time / 3_600_000
        guard let date = CivilDate(EpochDay(isQuarter && hours >= 12 ? day + 1 : day)) else { return nil }
        if !isQuarter {
            MidnightRule.warn("this is not midnight in any time zone", date, at: position, &log)
        } else if (36_000_000...43_200_000).contains(time), !hasWarnedOfEither {
            hasWarnedOfEither = true
            log.warning(
                .doubtfulDate, at: position, hint: "give the schedule's time zone",
                "this is midnight of one date west of Greenwich and of another east of it; read as \(date)")
        }
        return date
    }
}

extension Instant {
    fileprivate var dayInUTC: CivilDate? { CivilDate(EpochDay(dayAndTimeInUTC.day)) }
}
