import CalendarCore

/// Reads the special values in the tables of the original app's exporter: `Date,Line1,Line2,Line3` with an instant for
/// a date, and `Month,Year,Line1,Line2,Line3` with the month's number. Every cell is quoted, and nothing is escaped.
///
/// The instant is the day's midnight in a time zone that the file does not name: ``MidnightRule``.
struct OriginalExport {
    private var midnights: MidnightRule
    /// The time zone of the options, if an instant needed it.
    var usedTimeZone: String? { midnights.usedTimeZone }

    init(timeZone: TimeZoneName?) {
        midnights = MidnightRule(timeZone: timeZone)
    }

    /// Returns the date of an instant or a local time; logs a doubtful date.
    mutating func date(of written: WrittenDateTime, at position: TextPosition, _ log: inout FindingLog) -> CivilDate {
        guard let instant = written.instant else {
            if written.seconds != 0 { MidnightRule.warn("this is not midnight", written.date, at: position, &log) }
            return written.date
        }
        return midnights.date(of: instant, at: position, &log) ?? written.date
    }

    /// Reads a whole number of one to four ASCII digits.
    static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count <= 4 else { return nil }
        var fields = ASCIIFields(bytes)
        return fields.digits(max(bytes.count, 1))
    }

    /// Returns true if the rows are as the exporter wrote them, not saved again by another program.
    static func quotesEveryCell(_ rows: UnsafeBufferPointer<UInt8>, _ kind: CSVHeader.Kind) -> Bool {
        guard rows.first == 0x22 else { return false }
        return kind == .notes || rows.count > 11 && rows[11] == 0x54
    }
}
