import CalendarCore

/// A word as the name of a weekday.
typealias WeekdayName = CalendarName<Weekday>

extension WeekdayName {
    /// Returns the weekday that a cell names: "Sunday", "So", "dim.", "lun,". Returns nil for anything else.
    static func weekday(_ cell: String) -> Weekday? { name(cell)?.first }

    /// Returns the weekdays of a column, in the language that all its names are of; nil for other values.
    static func weekdays(_ cells: [String]) -> [Weekday?] {
        weekdays(cells.map { $0.isEmpty ? nil : name($0) })
    }

    /// Returns the weekdays for names that are found already.
    static func weekdays(_ names: [WeekdayName?]) -> [Weekday?] {
        let shared = names.reduce(NameLanguages.all) { $0.intersection($1?.languages ?? .all) }
        return names.map { $0?.value(in: shared.isEmpty ? .preferred : shared) }
    }

    /// Returns true if the weekdays of cells side by side follow each other, but for some that are left out: not for
    /// codes that look like weekdays.
    static func areSuccessive(_ cells: [(column: Int, text: String)]) -> Bool {
        let days = weekdays(cells.map(\.text))
        let steps = zip(zip(cells, days), zip(cells, days).dropFirst()).map { before, after in
            guard let first = before.1, let next = after.1 else { return false }
            return (next.rawValue - first.rawValue - (after.0.column - before.0.column)) % 7 == 0
        }
        return steps.count { $0 } * 2 >= steps.count
    }

    /// The ending of Portuguese weekdays, in plain letters: "segunda-feira".
    static let ending = Array("-feira".utf8)

    private static func name(_ cell: String) -> WeekdayName? {
        PlainLetters.with(cell) { bytes in
            var letters = bytes[...]
            while let last = letters.last, last == 0x20 || last == 0x2E || last == 0x2C { letters.removeLast() }
            letters = letters.drop { $0 == 0x20 }
            if letters.count > ending.count, letters.suffix(ending.count).elementsEqual(ending) {
                letters.removeLast(ending.count)
            }
            // Names are letters alone; most cells are none, and the table of all languages takes long to make.
            guard letters.allSatisfy(\.isPlainLetter) else { return nil }
            return NameTable.weekdays[String(decoding: letters, as: UTF8.self)]
        }
    }
}
