import CalendarCore

/// What is particular to the tables of the original app's exporter: `Date,Line1,Line2,Line3` with an instant for a
/// date, and `Month,Year,Line1,Line2,Line3` with the month's number. Every cell is quoted, and nothing is escaped.
///
/// The instant is midnight of the day in the zone of the person who made the schedule, which the file does not name.
/// - With a zone among the options, the date is that zone's.
/// - Without one it is the date of the nearest midnight: zones west of Greenwich have theirs after 00:00Z, on the
///   same date; zones east of it before 24:00Z, of the next date. From 10:00Z to 12:00Z it can be either (UTC−10 is
///   UTC+14 a day later); 12:00Z is taken for the next date (UTC+12 is inhabited, UTC−12 is not).
/// - What can be midnight in no zone, because offsets are quarters of an hour, gets the date of UTC.
struct OriginalExport {
    private let timeZone: TimeZoneName?
    private lazy var rules = timeZone.flatMap { TimeZoneRules(identifier: $0.identifier) }
    private var hasWarnedOfEither = false
    /// The zone of the options, if an instant needed it.
    private(set) var usedTimeZone: String?

    init(timeZone: TimeZoneName?) {
        self.timeZone = timeZone
    }

    /// The date of an instant, or of a local time; where it is doubtful, that is logged.
    mutating func date(of written: WrittenDateTime, at position: TextPosition, _ log: inout FindingLog) -> CivilDate {
        guard let instant = written.instant else {
            if written.seconds != 0 { warn("this is not midnight", written.date, at: position, &log) }
            return written.date
        }
        guard let rules, let timeZone, let local = rules.local(instant) else {
            return nearestMidnight(instant, at: position, &log) ?? written.date
        }
        usedTimeZone = timeZone.identifier
        if !isStartOfDay(instant, local, rules) {
            warn("this is not midnight in \(timeZone.identifier)", local.date, at: position, &log)
        }
        return local.date
    }

    /// Midnight, or, where clocks go forward at midnight, the first moment after it.
    private func isStartOfDay(_ instant: Instant, _ local: CivilDateTime, _ rules: TimeZoneRules) -> Bool {
        guard instant.milliseconds % 60_000 == 0 else { return false }
        guard local.minute != 0 else { return true }
        let before = rules.local(Instant(milliseconds: instant.milliseconds - 60_000))
        return before.map { $0.date < local.date } ?? false
    }

    private func warn(_ reason: String, _ date: CivilDate, at position: TextPosition, _ log: inout FindingLog) {
        log.warning(.doubtfulDate, at: position, "\(reason); read as \(date)")
    }

    /// Nil outside the calendar.
    private mutating func nearestMidnight(
        _ instant: Instant, at position: TextPosition, _ log: inout FindingLog
    ) -> CivilDate? {
        let day = instant.milliseconds.flooredQuotient(by: 86_400_000)
        let time = instant.milliseconds - day * 86_400_000
        let isQuarter = time % 900_000 == 0
        let hours = time / 3_600_000
        guard let date = CivilDate(EpochDay(isQuarter && hours >= 12 ? day + 1 : day)) else { return nil }
        if !isQuarter {
            warn("this is midnight in no time zone", date, at: position, &log)
        } else if (36_000_000...43_200_000).contains(time), !hasWarnedOfEither {
            hasWarnedOfEither = true
            log.warning(
                .doubtfulDate, at: position, hint: "give the schedule's time zone",
                "this is midnight of one date west and of another east of Greenwich; read as \(date)")
        }
        return date
    }

    /// A whole number of one to four ASCII digits.
    static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count <= 4 else { return nil }
        var fields = ASCIIFields(bytes)
        return fields.digits(max(bytes.count, 1))
    }

    /// Whether the rows after the header are as the exporter writes them, not saved again by another program.
    static func quotesEveryCell(_ rows: UnsafeBufferPointer<UInt8>, _ kind: CSVHeader.Kind) -> Bool {
        guard rows.first == 0x22 else { return false }
        return kind == .notes || rows.count > 11 && rows[11] == 0x54
    }
}
