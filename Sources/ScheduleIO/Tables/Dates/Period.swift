import CalendarCore

/// A week by its number or a month by its name, as the head of a row or a column: `2025-W23`, `KW 23`, `March 2026`.
struct Period: Hashable {
    enum Kind { case week, month }

    let kind: Kind
    /// The number of the ISO week or the month.
    let number: Int
    /// Nil if the cell has none.
    let year: Int?
    /// False for a week whose word can also number the weeks of a rotation: `Week 3`.
    var isOfCalendar = true

    /// Returns nil unless a week or a month fills the cell.
    init?(_ cell: String) {
        guard let period = Period.week(cell) ?? Period.month(cell) else { return nil }
        self = period
    }

    /// Returns nil unless a week fills the cell.
    init?(week cell: String) {
        guard let week = Period.week(cell) else { return nil }
        self = week
    }

    /// Returns the week of a number alone, below a word for weeks.
    init?(bareWeek cell: String, year: Int? = nil) {
        guard cell.utf8.count <= 2, cell.utf8.areDigits, let number = Int(cell), Period.weeks.contains(number) else {
            return nil
        }
        self.init(kind: .week, number: number, year: year)
    }

    private init(kind: Kind, number: Int, year: Int?) { (self.kind, self.number, self.year) = (kind, number, year) }

    /// Returns the same with a year, unless it has one.
    func of(_ year: Int?) -> Period {
        var period = Period(kind: kind, number: number, year: self.year ?? year)
        period.isOfCalendar = isOfCalendar
        return period
    }

    private static let weeks = 1...53
    private static let maximumLength = 24

    /// Returns its days in a year; nil for a week that the year does not have.
    func days(in year: Int) -> DaySpan? {
        guard kind == .week else { return YearMonth(year: year, month: number).map { $0.firstDay...$0.lastDay } }
        guard let fourth = CivilDate(year: year, month: 1, day: 4),
            let first = CivilDate(fourth.epochDay + (7 * (number - 1) - fourth.weekday.mondayZeroOffset)),
            first.isoWeek == number, let last = CivilDate(first.epochDay + 6)
        else { return nil }
        return first...last
    }

    /// Reads `2025-W23`, `W23`, `KW 23/2025`, `Week 23, 2025`.
    private static func week(_ cell: String) -> Period? {
        guard cell.utf8.count <= maximumLength, cell.utf8.contains(where: \.isDigit) else { return nil }
        var (numbers, word) = ([(value: Int, digits: Int)](), "")
        for part in parts(of: PlainLetters.of(cell)) {
            if let number = Int(part) { numbers.append((number, part.count)) } else { word += part }
        }
        guard let week = numbers.first(where: { $0.digits < 3 })?.value, weeks.contains(week), numbers.count < 3,
            word == "w" || HeaderWords.week.contains(PlainName(stringLiteral: word))
        else { return nil }
        let years = numbers.filter { $0.digits > 2 }.map(\.value)
        guard years.count == numbers.count - 1, years.allSatisfy(ScheduleYears.range.contains) else { return nil }
        var period = Period(kind: .week, number: week, year: years.first)
        period.isOfCalendar = !years.isEmpty || !HeaderWords.weekOfAnything.contains(PlainName(stringLiteral: word))
        return period
    }

    /// Reads `March`, `Mar 2026`, `2026-03`, `3月`.
    private static func month(_ cell: String) -> Period? {
        guard cell.utf8.count <= maximumLength, let mention = MonthMention.find(in: cell) else { return nil }
        let words = parts(of: PlainLetters.of(cell)).filter { Int($0) == nil }
        let isSigned = words.allSatisfy { DateSign.month.begins($0) || DateSign.year.begins($0) }
        guard words.count < 2 || isSigned else { return nil }
        return Period(kind: .month, number: mention.month, year: mention.year)
    }

    /// The runs of letters and of digits of a text.
    private static func parts(of text: String) -> [String] {
        var (parts, kind) = ([[UInt8]](), 0)
        for byte in text.utf8 {
            let next = byte.isDigit ? 1 : byte.isPlainLetter ? 2 : 0
            if next != 0, next != kind { parts.append([]) }
            if next != 0 { parts[parts.count - 1].append(byte) }
            kind = next
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }
}
