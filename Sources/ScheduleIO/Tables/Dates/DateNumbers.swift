import CalendarCore

/// A column of whole numbers that mean days.
struct DateNumbers {
    private let numbers: [Int?]
    private let isDigits: Bool

    /// Serial numbers of the years 1950 to 2150, by 1904 from 1954 on; smaller numbers are more likely something else.
    private static let serials = 18_264...91_676

    /// Returns nil unless all values are whole numbers, and all of them plausible.
    init?(_ cells: [DateCell?], _ blanks: [Bool]) {
        self.init(cells, blanks, isPlausible: { $0 == $1 })
    }

    /// Returns nil unless most values are plausible whole numbers, and none is a date in words; others are no dates.
    init?(mostOf cells: [DateCell?]) {
        self.init(cells, cells.map { $0 == nil }, isPlausible: { $0 * 2 > $1 })
    }

    /// - Parameter isPlausible: returns true if this many plausible values, out of all, are enough.
    private init?(_ cells: [DateCell?], _ blanks: [Bool], isPlausible: (_ count: Int, _ all: Int) -> Bool) {
        var numbers: [Int?] = []
        for (cell, isBlank) in zip(cells, blanks) {
            guard case .number(let number)? = cell?.day else {
                guard isBlank else { return nil }
                numbers.append(nil)
                continue
            }
            numbers.append(number)
        }
        let values = numbers.compactMap(\.self)
        isDigits = values.count { $0 >= DateNumbers.firstDigits } * 2 > values.count
        let isDigits = isDigits
        self.numbers = numbers.map { number in number.flatMap { DateNumbers.isDate($0, isDigits) ? $0 : nil } }
        let count = self.numbers.count { $0 != nil }
        guard count > 0, isPlausible(count, values.count) else { return nil }
    }

    /// The least number of eight digits that is a date.
    private static let firstDigits = 19_000_101

    private static func isDate(_ number: Int, _ isDigits: Bool) -> Bool {
        isDigits ? date(ofDigits: number) != nil : serials.contains(number)
    }

    /// The number of days from the first to the last.
    var span: Int {
        let days = dates(isDigits ? .digits : .serial1900).compactMap { $0?.epochDay.rawValue }
        return (days.max() ?? 0) - (days.min() ?? 0)
    }

    /// Returns 1900, unless the workbook says 1904, or only 1904 agrees with the weekdays or, without any, the title
    /// in one of its meanings.
    func system(_ context: DateColumnContext, _ weekdays: ColumnWeekdays) -> DateColumn.System {
        guard !isDigits else { return .digits }
        if let is1904 = context.is1904 { return is1904 ? .serial1904 : .serial1900 }
        let (by1900, by1904) = (dates(.serial1900), dates(.serial1904))
        if let isNear = isNearer(by1904, than: by1900, to: context.neighbours) {
            return isNear ? .serial1904 : .serial1900
        }
        if weekdays.agree(with: by1900) { return .serial1900 }
        if weekdays.agree(with: by1904) { return .serial1904 }
        let months = Set([context.title?.mention?.yearMonth].compactMap(\.self) + (context.title?.alternatives ?? []))
        func areTitled(_ dates: [CivilDate?]) -> Bool {
            dates.contains { $0.map { months.contains($0.yearMonth) } ?? false }
        }
        return !areTitled(by1900) && areTitled(by1904) ? .serial1904 : .serial1900
    }

    /// Returns true if the first of these dates is nearer to the one beside it than the other; nil without one.
    private func isNearer(_ dates: [CivilDate?], than others: [CivilDate?], to neighbours: [CivilDate?]) -> Bool? {
        for (neighbour, (date, other)) in zip(neighbours, zip(dates, others)) {
            guard let neighbour, let date, let other else { continue }
            return abs(date.epochDay - neighbour.epochDay) < abs(other.epochDay - neighbour.epochDay)
        }
        return nil
    }

    func dates(_ system: DateColumn.System) -> [CivilDate?] {
        numbers.map { number in
            guard let number else { return nil }
            return switch system {
            case .serial1900: DateNumbers.date(ofSerial1900: number)
            case .serial1904: CivilDate(EpochDay(number - 24_107))
            case .digits: DateNumbers.date(ofDigits: number)
            case .written: nil
            }
        }
    }

    /// Returns a date: 1 is 1900-01-01, 61 is 1900-03-01. 60 would be 29 February, which 1900 did not have.
    static func date(ofSerial1900 number: Int) -> CivilDate? {
        guard number > 0, number != 60 else { return nil }
        return CivilDate(EpochDay(number - (number < 60 ? 25_568 : 25_569)))
    }

    private static func date(ofDigits number: Int) -> CivilDate? {
        CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
