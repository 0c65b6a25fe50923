import CalendarCore

/// A date as written, which need not exist: `2025-02-30`.
struct WrittenDate {
    let year: Int
    let month: Int
    let day: Int

    /// The date; nil if it does not exist.
    var date: CivilDate? { CivilDate(year: year, month: month, day: day) }

    init?(_ fields: inout ASCIIFields) {
        guard let year = fields.digits(4), fields.skip("-") != nil, let month = fields.digits(2),
            fields.skip("-") != nil, let day = fields.digits(2)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads exactly `YYYY-MM-DD` in ASCII digits (ISO 8601-1, 5.2.2.1 a); returns nil for any other form.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var fields = ASCIIFields(bytes)
        self.init(&fields)
        guard fields.isAtEnd else { return nil }
    }
}

/// The order of day and month in a date of numbers: `3/1/2026`.
public enum DateOrder: String, CaseIterable, Sendable {
    /// The month first, as in the United States.
    case mdy
    /// The day first.
    case dmy
}
