import CalendarCore

/// Reads the dates and months that a schedule can hold.
enum ScheduleDate {
    /// Reads exactly `YYYY-MM-DD`, a date of the years 1900 to 2199.
    static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<CivilDate, DateProblem> {
        guard let written = WrittenDate(bytes) else { return .failure(.form("a date (YYYY-MM-DD)")) }
        guard let date = written.date else { return .failure(.form("a date")) }
        return inRange(date)
    }

    /// Reads exactly `YYYY-MM`, a month of the years 1900 to 2199.
    static func month(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<YearMonth, DateProblem> {
        guard let month = YearMonth(asciiBytes: bytes) else { return .failure(.form("a month (YYYY-MM)")) }
        return ScheduleYears.range.contains(month.year) ? .success(month) : .failure(.year)
    }

    static func inRange(_ date: CivilDate) -> Result<CivilDate, DateProblem> {
        ScheduleYears.range.contains(date.year) ? .success(date) : .failure(.year)
    }
}

extension YearMonth {
    /// Reads `YYYY-MM` in ASCII digits; returns nil for anything else.
    init?(asciiBytes bytes: UnsafeBufferPointer<UInt8>) {
        var fields = ASCIIFields(bytes)
        guard let year = fields.digits(4), fields.skip("-") != nil, let month = fields.digits(2), fields.isAtEnd
        else { return nil }
        self.init(year: year, month: month)
    }
}

/// The reason a text is not a date or month of a schedule.
enum DateProblem: Error {
    /// The text does not have the form that is named here.
    case form(String)
    case year

    /// Returns `'2025-02-30' is not a date`.
    func message(for text: String) -> String {
        switch self {
        case .form(let wanted): "'\(text.abridged)' is not \(wanted)"
        case .year: "'\(text.abridged)' is outside the years 1900 to 2199"
        }
    }
}
