import CalendarCore

/// A column of whole numbers that mean days.
struct DateNumbers {
    private let numbers: [Int?]
    private let isDigits: Bool

    /// Serial numbers of the years 1950 to 2150, by 1904 from 1954 on; smaller numbers are more likely something else.
    private static let serials = 18_264...91_676

    /// Returns nil unless all values are whole numbers, and all of them plausible.
    init?(_ cells: [DateCell?], _ blanks: [Bool]) {
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
        guard let first = values.first else { return nil }
        isDigits = first >= 19_000_101
        let isDigits = isDigits
        let isPlausible = values.allSatisfy {
            isDigits ? DateNumbers.date(ofDigits: $0) != nil : DateNumbers.serials.contains($0)
        }
        guard isPlausible else { return nil }
        self.numbers = numbers
    }

    /// The number of days from the first to the last.
    var span: Int {
        let days = dates(isDigits ? .digits : .serial1900).compactMap { $0?.epochDay.rawValue }
        return (days.max() ?? 0) - (days.min() ?? 0)
    }

    /// Returns 1900, unless the workbook says 1904, or only 1904 agrees with the weekdays or, without any, the title.
    func system(_ context: DateColumnContext, _ weekdays: ColumnWeekdays) -> DateColumn.System {
        guard !isDigits else { return .digits }
        if let is1904 = context.is1904 { return is1904 ? .serial1904 : .serial1900 }
        let (by1900, by1904) = (dates(.serial1900), dates(.serial1904))
        if weekdays.agree(with: by1900) { return .serial1900 }
        if weekdays.agree(with: by1904) { return .serial1904 }
        guard let title = context.title?.yearMonth, !by1900.contains(where: { $0?.yearMonth == title }) else {
            return .serial1900
        }
        return by1904.contains { $0?.yearMonth == title } ? .serial1904 : .serial1900
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
