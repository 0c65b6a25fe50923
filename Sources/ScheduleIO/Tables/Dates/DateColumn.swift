import CalendarCore

/// The dates of a column, which is understood as a whole: one order of day and month, one way to count, one run of
/// years.
struct DateColumn {
    enum Value: Equatable {
        case blank
        /// A date, with the minute (0 to 1439) of the time beside it.
        case day(CivilDate, minute: Int?)
        /// Not a date, or one that cannot be determined.
        case notADate

        var date: CivilDate? {
            if case .day(let date, _) = self { date } else { nil }
        }

        var minute: Int? {
            if case .day(_, let minute) = self { minute } else { nil }
        }
    }

    /// The way the column counts its days.
    enum System: String {
        case written
        /// Whole numbers; 61 is 1900-03-01, and 60 is not a day.
        case serial1900 = "1900"
        /// Whole numbers; 0 is 1904-01-01.
        case serial1904 = "1904"
        /// Eight digits: `20260301`.
        case digits
    }

    /// The reason for the order of day and month.
    enum OrderBasis: Equatable {
        case option
        /// The value at this index has a number above 12.
        case valueAbove12(Int)
        case weekdays
        case consecutiveDays
        /// The first two digits can only be the year.
        case yearFirst
    }

    /// The source of the missing years.
    enum YearBasis: String {
        case neighbours, title, from
    }

    private(set) var values: [Value]
    /// The last days of ranges, and the days of other values; empty without ranges.
    private(set) var lasts: [CivilDate?] = []

    /// The dates; nil for a value that is blank or not a date.
    var dates: [CivilDate?] { values.map(\.date) }

    private(set) var system = System.written
    /// The order of day and month as decided; nil if nothing needed it.
    private(set) var order: DateOrder?
    /// The reason for this order; nil if nothing needed it.
    private(set) var orderBasis: OrderBasis?
    /// The index of the first value that could be two days, if nothing decides.
    private(set) var ambiguity: Int?
    /// The source of the missing years; nil if none is missing, or there is no source.
    private(set) var yearBasis: YearBasis?
    /// The index of the first value whose year is unknown.
    private(set) var missingYear: Int?
    /// The index of the first value that could be in two years, though the column's first year is known.
    private(set) var yearAmbiguity: Int?
    /// The index of the first time in UTC, if nothing tells the zone of the page.
    private(set) var unknownZone: Int?
    /// The indices of values whose weekday differs from the one written beside them.
    private(set) var contradictions: [Int] = []

    /// Reads the dates of these cells. Cells with only white space are blank.
    init(_ cells: [String], _ context: DateColumnContext = DateColumnContext()) {
        let blanks = cells.map { $0.utf8.allSatisfy { $0 == 0x20 } }
        var parsed = zip(cells, blanks).map { $1 ? nil : DateCell($0) }
        let doubtful = cells.indices.filter {
            parsed[$0] == nil && !blanks[$0] && DateCell.inAnyLanguage(cells[$0]) != nil
        }
        if !doubtful.isEmpty {
            let languages = NameTable.languages(of: cells)
            for index in doubtful { parsed[index] = DateCell(cells[index], in: languages) }
        }
        let ranges = zip(cells, parsed).map { $1 == nil && context.mayHaveRanges ? DateRange($0) : nil }
        if ranges.contains(where: { $0 != nil }) {
            self.init(ranges, parsed, blanks, context)
        } else {
            self.init(parsed, blanks, context)
        }
    }

    /// Reads ranges as a column of twice the length, in which each first day is above its last one.
    private init(_ ranges: [DateRange?], _ cells: [DateCell?], _ blanks: [Bool], _ context: DateColumnContext) {
        var context = context
        context.weekdays = []
        let ends = zip(ranges, cells).flatMap { range, cell in [range?.first ?? cell, range?.last ?? cell] }
        self.init(ends, blanks.flatMap { [$0, $0] }, context)
        lasts = stride(from: 1, to: values.count, by: 2).map { values[$0].date }
        values = stride(from: 0, to: values.count, by: 2).map {
            values[$0 + 1] == .notADate ? .notADate : values[$0]
        }
        if case .valueAbove12(let index)? = orderBasis { orderBasis = .valueAbove12(index / 2) }
        (ambiguity, missingYear) = (ambiguity.map { $0 / 2 }, missingYear.map { $0 / 2 })
        yearAmbiguity = yearAmbiguity.map { $0 / 2 }
        contradictions = Set(contradictions.map { $0 / 2 }).sorted()
    }

    private init(_ parsed: [DateCell?], _ blanks: [Bool], _ context: DateColumnContext) {
        values = blanks.map { $0 ? .blank : .notADate }
        let weekdays = ColumnWeekdays(parsed, context.weekdays)
        if let numbers = DateNumbers(mostOf: parsed) {
            system = numbers.system(context, weekdays)
            fill(numbers.dates(system), parsed, weekdays)
        } else {
            fill(WrittenDays(parsed.map { $0?.withoutNumber }, weekdays, context), parsed, weekdays)
            move(parsed, to: context.timeZone)
        }
    }

    private mutating func fill(_ days: WrittenDays, _ parsed: [DateCell?], _ weekdays: ColumnWeekdays) {
        (order, orderBasis, ambiguity) = (days.order, days.orderBasis, days.ambiguity)
        (yearBasis, missingYear, yearAmbiguity) = (days.years.basis, days.years.missing, days.years.ambiguity)
        fill(days.years.dates, parsed, weekdays)
    }

    /// Moves times that say how far they are ahead of UTC to the zone of the page; without one, they are as written,
    /// unless one has a `Z` or all of them are in UTC.
    private mutating func move(_ parsed: [DateCell?], to zone: TimeZoneName?) {
        let timed = parsed.indices.filter { parsed[$0]?.offset != nil }
        guard !timed.isEmpty else { return }
        guard let zone, let rules = TimeZoneRules(identifier: zone.identifier) else {
            let areUTC = timed.allSatisfy { parsed[$0]?.offset == 0 }
            unknownZone = timed.first { areUTC || parsed[$0]?.isUTC ?? false }
            return
        }
        for index in timed {
            guard case .day(let date, let minute?) = values[index], let offset = parsed[index]?.offset else { continue }
            let minutes = date.epochDay.rawValue * 1440 + minute - offset
            guard let local = rules.local(Instant(milliseconds: minutes * 60_000)) else { continue }
            values[index] = .day(local.date, minute: local.minute)
        }
    }

    private mutating func fill(_ dates: [CivilDate?], _ parsed: [DateCell?], _ weekdays: ColumnWeekdays) {
        for (index, date) in dates.enumerated() {
            guard let date, ScheduleYears.range.contains(date.year) else { continue }
            let minute = parsed[index]?.minute
            guard let day = minute == 1440 ? CivilDate(date.epochDay + 1) : date else { continue }
            values[index] = .day(day, minute: minute.map { $0 % 1440 })
            if weekdays.contradicts(date, at: index) { contradictions.append(index) }
        }
    }
}

extension DateColumn {
    /// Returns true if a cell is a date in words or with separators. Whole numbers are not: only a column shows whether
    /// they are dates (``looksLikeSerials(_:)``).
    static func looksLikeDate(_ cell: String) -> Bool {
        guard let day = DateCell.inAnyLanguage(cell)?.day else { return false }
        return [DateFields.mdy, .dmy, .ymd].contains { day.exists($0) }
    }

    /// Returns true if a cell is a date or a range of dates.
    static func looksLikeDays(_ cell: String) -> Bool { looksLikeDate(cell) || DateRange(cell) != nil }

    /// Returns true if all values are whole numbers that count days, or dates of eight digits, within ten years.
    static func looksLikeSerials(_ cells: [String]) -> Bool {
        let blanks = cells.map { $0.utf8.allSatisfy { $0 == 0x20 } }
        guard let numbers = DateNumbers(zip(cells, blanks).map { $1 ? nil : DateCell($0) }, blanks) else {
            return false
        }
        return numbers.span <= 3653
    }

    /// Returns the reason a cell is ``Value/notADate``.
    static func problem(_ cell: String) -> DateProblem {
        guard case .parts(let year?, _, _)? = DateCell(cell)?.day, !ScheduleYears.range.contains(year) else {
            return .form("a date")
        }
        return .year
    }
}

extension DateCell {
    /// Nil for a whole number, which is not a date among written ones.
    fileprivate var withoutNumber: DateCell? {
        if case .number = day { nil } else { self }
    }
}

/// The facts about a column's dates from outside the column.
struct DateColumnContext {
    /// The order that the user gave.
    var order: DateOrder?
    /// The title rows, the sheet's name and the file's.
    var title: TitleMonth?
    /// The first month to print.
    var from: YearMonth?
    /// The weekday of each value, from a column of weekdays; empty if there is none.
    var weekdays: [Weekday?] = []
    /// The date that each value is near, such as the start of an event that ends on it; empty if there is none.
    var neighbours: [CivilDate?] = []
    /// True if a cell may have a range of days.
    var mayHaveRanges = false
    /// True if a workbook counts its days from 1904; nil if nothing says so.
    var is1904: Bool?
    /// The zone of the page, for times in another one; nil if nothing tells it.
    var timeZone: TimeZoneName?
}
