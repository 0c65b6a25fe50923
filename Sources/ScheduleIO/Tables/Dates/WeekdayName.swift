import CalendarCore

/// What a word means as the name of a weekday: "Di" is a Tuesday in German and a Sunday in French.
struct WeekdayName: Equatable {
    /// The weekday's number for each language; 0 where the word is no name.
    private var numbers: SIMD8<UInt8> = .zero

    mutating func add(_ weekday: Weekday, language: Int) {
        numbers[language] = UInt8(weekday.rawValue)
    }

    /// A bit for each language in which the word is a name.
    var languages: UInt8 {
        (0..<numbers.scalarCount).reduce(0) { numbers[$1] == 0 ? $0 : $0 | 1 << UInt8($1) }
    }

    /// The weekday in the first language that knows the word.
    var weekday: Weekday? {
        (0..<numbers.scalarCount).lazy.compactMap { Weekday(rawValue: Int(numbers[$0])) }.first
    }

    /// The weekday in these languages; nil if they do not agree.
    func weekday(in languages: UInt8) -> Weekday? {
        var found: UInt8 = 0
        for language in 0..<numbers.scalarCount where languages & 1 << UInt8(language) != 0 && numbers[language] != 0 {
            guard found == 0 || found == numbers[language] else { return nil }
            found = numbers[language]
        }
        return Weekday(rawValue: Int(found))
    }
}

extension WeekdayName {
    /// The weekday that a cell names: "Sunday", "So", "dim.", "lun,". Nil for anything else.
    static func weekday(_ cell: String) -> Weekday? { name(cell)?.weekday }

    /// The weekdays of a column, in the language that all its names are of; nil for what is no name.
    static func weekdays(_ cells: [String]) -> [Weekday?] {
        weekdays(cells.map { $0.isEmpty ? nil : name($0) })
    }

    /// The same for names that are found already.
    static func weekdays(_ names: [WeekdayName?]) -> [Weekday?] {
        let shared = names.reduce(UInt8.max) { $0 & ($1?.languages ?? .max) }
        return names.map { $0?.weekday(in: shared == 0 ? .max : shared) }
    }

    private static func name(_ cell: String) -> WeekdayName? {
        PlainLetters.with(cell) { bytes in
            var letters = bytes[...]
            while let last = letters.last, last == 0x20 || last == 0x2E || last == 0x2C { letters.removeLast() }
            letters = letters.drop { $0 == 0x20 }
            return NameTable.weekdays[String(decoding: letters, as: UTF8.self)]
        }
    }
}
