import CalendarCore

/// The number of a day in a column or row of days.
struct NumberedDay {
    let number: DayNumber
    let row: Int
    let column: Int
}

/// The numbers of days in a row or a column, with all that says which month is theirs.
struct NumberedDays {
    private let days: [NumberedDay]
    private let title: TitleMonth
    private let months: [Int: MonthMention]
    private let weekdays: [Weekday?]
    /// The month of the first of the days, if that is known.
    var start: YearMonth?
    /// The day before these, if they follow others.
    var previous: CivilDate?

    /// - Parameters:
    ///   - title: the month that a title names.
    ///   - months: the month above a column, if months are above the days.
    ///   - weekdays: those beside the days; empty if there are none.
    init(_ days: [NumberedDay], _ title: TitleMonth, months: [Int: MonthMention] = [:], weekdays: [Weekday?] = []) {
        (self.days, self.title, self.months) = (days, title, months)
        let written = WeekdayName.weekdays(days.map { $0.number.weekday ?? "" })
        self.weekdays = days.indices.map { index in
            written[index] ?? (index < weekdays.count ? weekdays[index] : nil)
        }
    }

    /// Returns their dates; nil for a day that the month does not have. Stops if the month is in doubt.
    func dates(in reader: inout TableReader) throws(ReadingStopped) -> [CivilDate?] {
        guard let first = days.first else { return [] }
        let monthOfEach = try monthOfEach(in: &reader, reader.table.position(first.row, first.column))
        var dates: [CivilDate?] = []
        for day in days { reader.table.use(day.row, day.column, as: .date) }
        for (day, month) in zip(days, monthOfEach) { dates.append(try date(of: day, in: month, &reader.table)) }
        try checkWeekdays(of: dates, &reader.table)
        reader.account.dates = "days of a month"
        if previous == nil { reader.account.yearReason = isTitled ? "title" : "from" }
        for date in dates { if let date { reader.note(date) } }
        return dates
    }

    private func monthOfEach(
        in reader: inout TableReader, _ place: TextPosition
    ) throws(ReadingStopped) -> [YearMonth] {
        if Set(months.values.map(\.month)).count > 1 {
            let resolved = days.map { day in
                months.filter { $0.key <= day.column }.max { $0.key < $1.key }?.value
            }.map { mention in mention.flatMap { month($0, from: reader.options.from) } }
            if resolved.allSatisfy({ $0 != nil }) { return resolved.compactMap(\.self) }
        }
        if let start = start ?? monthBelowPrevious { return monthOfEach(from: start) }
        guard let base = fittingAlternative ?? title.month(from: reader.options.from), previous == nil else {
            throw reader.table.log.stop(
                .ambiguousDate, at: place, hint: "--from YYYY-MM says it",
                title.mention == nil || previous != nil
                    ? "days without a month: no title, sheet or file name says which"
                    : "the month has no year, and nothing else tells it")
        }
        guard let wrap = days.indices.dropFirst().first(where: { days[$0].number.day < days[$0 - 1].number.day }) else {
            return days.map { _ in base }
        }
        return monthOfEach(from: try firstMonth(base, wrap, &reader.table, place))
    }

    /// Returns a month for each day, if the first is in this one.
    private func monthOfEach(from start: YearMonth) -> [YearMonth] {
        var (month, months) = (start, [YearMonth]())
        for index in days.indices {
            let wraps = index > 0 && days[index].number.day < days[index - 1].number.day
            if wraps { month = month.adding(months: 1) ?? month }
            months.append(month)
        }
        return months
    }

    /// The only one of the months that the title can mean that has these days and weekdays; nil if it means one month.
    private var fittingAlternative: YearMonth? {
        let fitting = Set(title.alternatives).filter { month in
            let isWhole = days[0].number.day == 1 && days.count >= 28
            return (!isWhole || days[days.count - 1].number.day == month.dayCount)
                && zip(days, weekdays).allSatisfy { day, weekday in
                    let date = CivilDate(year: month.year, month: month.month, day: day.number.day)
                    return date != nil && (weekday == nil || date?.weekday == weekday)
                }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The month of days that follow others; nil if they do not.
    private var monthBelowPrevious: YearMonth? {
        guard let previous, let first = days.first?.number.day else { return nil }
        if first > previous.day { return previous.yearMonth }
        return first == 1 || previous.day == previous.yearMonth.dayCount ? previous.yearMonth.adding(months: 1) : nil
    }

    /// True if the text above the days has their month and year.
    private var isTitled: Bool {
        if fittingAlternative != nil || start != nil { return true }
        let year = title.mention?.year ?? title.year ?? months.values.first?.year
        return year != nil && !(title.mention == nil && months.isEmpty)
    }

    private func month(_ mention: MonthMention, from: YearMonth?) -> YearMonth? {
        mention.yearMonth ?? title.year.flatMap { YearMonth(year: $0, month: mention.month) }
            ?? from.flatMap { mention.yearMonth(from: $0) }
    }

    /// Returns the month of the days before they begin again at 1.
    private func firstMonth(
        _ base: YearMonth, _ wrap: Int, _ table: inout Table, _ place: TextPosition
    ) throws(ReadingStopped) -> YearMonth {
        if days[0].number.day == 1 { return base }
        let fitting = [base, base.adding(months: -1)].compactMap(\.self).filter { start in
            days[wrap - 1].number.day == start.dayCount
                && zip(days.indices, monthOfEach(from: start)).allSatisfy { index, month in
                    let date = CivilDate(year: month.year, month: month.month, day: days[index].number.day)
                    return weekdays[index] == nil || date?.weekday == weekdays[index]
                }
        }
        guard fitting.count == 1 else {
            throw table.log.stop(
                .ambiguousDate, at: place, hint: "write the dates, or the weekdays below the days",
                "the days run on into another month, and nothing says whether \(base) is the first or the second")
        }
        return fitting[0]
    }

    /// Returns nil for a day that the month does not have and that no cell uses.
    private func date(
        of day: NumberedDay, in month: YearMonth, _ table: inout Table
    ) throws(ReadingStopped) -> CivilDate? {
        if let date = CivilDate(year: month.year, month: month.month, day: day.number.day) { return date }
        guard table.hasValues(below: day.row, day.column) else { return nil }
        throw table.log.stop(
            .invalidDate, at: table.position(day.row, day.column), "\(month) has no day \(day.number.day)")
    }

    private func checkWeekdays(of dates: [CivilDate?], _ table: inout Table) throws(ReadingStopped) {
        for (index, day) in days.enumerated() {
            guard let date = dates[index], let weekday = weekdays[index], date.weekday != weekday else { continue }
            let english = CalendarLocale.english
            throw table.log.stop(
                .ambiguousDate, at: table.position(day.row, day.column), hint: "check the month and year of the title",
                "\(date) is a \(english.fullName(of: date.weekday)), but the table says \(english.fullName(of: weekday))"
            )
        }
    }
}

extension Table {
    /// Returns true if a column has a cell below a row.
    func hasValues(below row: Int, _ column: Int) -> Bool {
        (row + 1..<max(rowCount, row + 1)).contains { !isBlank($0, column) }
    }
}
