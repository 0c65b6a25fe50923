import CalendarCore

/// Weekdays as their first letters, side by side: `M T W T F S S`, `L M X J V S D`, `Mo Di Mi`.
enum WeekdayLetters {
    /// The most letters of one.
    private static let length = 2
    /// The fewest that are known without their dates.
    private static let leastCount = 5

    /// Returns the weekdays of cells, one a day; nil for each if they are no letters of weekdays that follow each
    /// other, or if they could be of several.
    static func weekdays(_ cells: [String]) -> [Weekday?] {
        let starts = Set(starts(cells))
        guard starts.count == 1, let start = starts.first else { return cells.map { _ in nil } }
        return cells.indices.map { cells[$0].isEmpty ? nil : Weekday(mondayZeroOffset: (start + $0) % 7) }
    }

    /// Returns true if the cells are weekdays that follow each other, in some language.
    static func areIn(_ cells: [String]) -> Bool { !starts(cells).isEmpty }

    /// Returns the weekdays, from Monday, that the first of the cells can be.
    private static func starts(_ cells: [String]) -> [Int] {
        let letters = cells.map { PlainLetters.of($0).filter { $0 != "." } }
        guard letters.count(where: { !$0.isEmpty }) >= leastCount, Set(letters).count > 2,
            letters.allSatisfy({ $0.count <= length && $0.utf8.allSatisfy(\.isPlainLetter) })
        else { return [] }
        return names.flatMap { names in
            (0..<7).filter { start in
                letters.indices.allSatisfy { index in
                    let letters = letters[index]
                    return letters.isEmpty || names[(start + index) % 7].contains { $0.hasPrefix(letters) }
                }
            }
        }
    }

    /// In each language the names of the weekdays, from Monday, in plain letters.
    private static let names: [[[String]]] = CalendarNames.all.map { language in
        language.weekdays.enumerated().map { $1.map(PlainLetters.of) + (others[language.language]?[$0] ?? []) }
    }

    /// Letters that begin no name: Spanish writes X for miércoles, English R and U for Thursday and Sunday.
    private static let others: [String: [Int: [String]]] = ["es": [2: ["x"]], "en": [3: ["r"], 6: ["u"]]]
}
