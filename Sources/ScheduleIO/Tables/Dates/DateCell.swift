import CalendarCore

/// The information about a day in one cell, before the column provides the rest.
struct DateCell {
    enum Day: Equatable {
        /// Month and day are certain; the year may be missing. The date need not exist.
        case parts(year: Int?, month: Int, day: Int)
        /// Two numbers in either order.
        case pair(Int, Int, year: Int?)
        /// Three numbers of two digits, the year first or last: `26-03-01`. The years are 20yy.
        case triple(Int, Int, Int)
        /// A whole number: perhaps the serial number of a day, or `20260301`.
        case number(Int)
    }

    var day: Day
    /// The weekday beside the date.
    var weekday: WeekdayName?
    /// The time beside the date, in minutes; 1440 is the day's end.
    var minute: Int?
    /// The minutes by which this time is ahead of UTC, if that is beside it (RFC 3339, clause 5.6); 0 for `Z`.
    var offset: Int?
    /// True for `Z`, which no local time has.
    var isUTC = false
}

extension DateCell {
    /// Returns nil if the cell is not a date in any order, or its month is another one in another of these languages.
    init?(_ cell: String, in languages: NameLanguages = .all) {
        guard let scanned = DateCell.scanned(cell, languages).cell else { return nil }
        self = scanned
    }

    /// Returns the date that a cell is in any language that has its month, one that exists if there is one.
    static func inAnyLanguage(_ cell: String) -> DateCell? {
        let (date, doubtful) = scanned(cell, .all)
        guard date == nil, let doubtful else { return date }
        let dates = doubtful.languagesByMeaning.compactMap { DateCell(cell, in: $0) }
        return dates.first { $0.day.exists(.dmy) } ?? dates.first
    }

    /// Returns the date, or the name of its month if that is in doubt.
    private static func scanned(_ cell: String, _ languages: NameLanguages) -> (cell: DateCell?, doubtful: MonthName?) {
        PlainLetters.with(cell) { bytes in
            var scanner = DateCellScanner(bytes, in: languages)
            return (scanner.cell(), scanner.doubtful)
        }
    }
}

extension DateCell.Day {
    /// Returns year, month and day if numbers are in this order; nil for a serial number.
    func parts(_ order: DateFields) -> (year: Int?, month: Int, day: Int)? {
        switch (self, order) {
        case (.parts(let year, let month, let day), _): (year, month, day)
        case (.pair(let month, let day, let year), .mdy): (year, month, day)
        case (.pair(let day, let month, let year), _): (year, month, day)
        case (.triple(let month, let day, let year), .mdy): (2000 + year, month, day)
        case (.triple(let day, let month, let year), .dmy): (2000 + year, month, day)
        case (.triple(let year, let month, let day), .ymd): (2000 + year, month, day)
        case (.number, _): nil
        }
    }

    /// Returns true if there is such a date in this order, in some year if the year is missing.
    func exists(_ order: DateFields) -> Bool {
        guard let (year, month, day) = parts(order) else { return false }
        return CivilDate(year: year ?? 2000, month: month, day: day) != nil
    }
}

/// The order of the fields of a date of numbers.
enum DateFields {
    case mdy, dmy
    /// Year first, with two digits: `26-03-01`.
    case ymd

    init(_ order: DateOrder) {
        self = order == .mdy ? .mdy : .dmy
    }
}
