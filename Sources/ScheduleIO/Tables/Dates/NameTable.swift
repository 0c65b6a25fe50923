import CalendarCore

/// Finds months and weekdays by name, in all languages at once. Names are in ``PlainLetters``.
enum NameTable {
    /// The months, 1 to 12. Hardly any word is different months in different languages; "listopad" is October in
    /// Croatian and November in Czech and Polish.
    static let months = table({ $0.months }, { CalendarNames.otherMonths($0) }) { $0 + 1 }

    static let weekdays = table({ $0.weekdays }, { CalendarNames.otherWeekdays($0) }) { Weekday(mondayZeroOffset: $0) }

    /// Returns true for a text with a word that is different months in different languages.
    static func isAmbiguous(_ text: String) -> Bool {
        PlainLetters.of(text).utf8.split { !$0.isPlainLetter }
            .contains { months[String(decoding: $0, as: UTF8.self)]?.isAmbiguous ?? false }
    }

    /// Returns the languages that have all the names of months and weekdays in some texts; all of them if none has.
    static func languages(of texts: [String]) -> NameLanguages {
        let words = Set(
            texts.flatMap { PlainLetters.of($0).utf8.split { !$0.isPlainLetter } }.map {
                String(decoding: $0, as: UTF8.self)
            })
        let shared = words.reduce(NameLanguages.all) { shared, word in
            let languages = (months[word]?.languages ?? []).union(weekdays[word]?.languages ?? [])
            return languages.isEmpty ? shared : shared.intersection(languages)
        }
        return shared.isEmpty ? .all : shared
    }

    /// The full names alone, which mean a month even within other words.
    static let wideMonths: Set<String> = Set(
        CalendarNames.all.flatMap { $0.months.flatMap { words($0.prefix(1)) } } + [
            "maerz", "setiembre", "jaenner", "janner",
        ])

    private static func table<Value>(
        _ names: (DateWords) -> [[String]], _ others: (String) -> [(value: Value, name: String)],
        _ value: (Int) -> Value
    ) -> [String: CalendarName<Value>] {
        var table: [String: CalendarName<Value>] = [:]
        for (index, language) in CalendarNames.all.enumerated() {
            for (offset, names) in names(language).enumerated() {
                for name in words(names) {
                    table[name, default: CalendarName()].add(value(offset), in: NameLanguages(at: index))
                }
            }
            for (value, name) in others(language.language) {
                table[PlainLetters.of(name), default: CalendarName()].add(value, in: NameLanguages(at: index))
            }
        }
        return table
    }

    /// Returns names in plain letters, without full stop and Catalan's "de": of one word, and of more than one letter.
    private static func words(_ names: some Sequence<String>) -> [String] {
        names.compactMap { name in
            let name = PlainLetters.of(name)
            let bare = name.hasPrefix("de ") ? name.dropFirst(3) : name[...]
            let word = String(bare.hasSuffix(".") ? bare.dropLast() : bare)
            let isWord = word.unicodeScalars.count > 1 || word.unicodeScalars.first?.properties.isIdeographic ?? false
            return isWord && word.utf8.allSatisfy(\.isPlainLetter) ? word : nil
        }
    }
}
