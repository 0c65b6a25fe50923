import CalendarCore

/// Finds months and weekdays by name, in all languages at once. Names are in ``PlainLetters``.
enum NameTable {
    /// 1 to 12. No word is a different month in two languages.
    static let months: [String: Int] = {
        var table: [String: Int] = [:]
        for (index, names) in CalendarNames.all.flatMap({ $0.months.enumerated() }) {
            for name in names.split(separator: " ") { table[PlainLetters.of(name)] = index + 1 }
        }
        return table
    }()

    /// The full names alone, which mean a month even within other words.
    static let wideMonths: Set<String> = Set(
        CalendarNames.all.flatMap(\.months).compactMap { names in
            names.split(separator: " ").first.map(PlainLetters.of)
        } + ["maerz", "setiembre", "jaenner", "janner"])

    static let weekdays: [String: WeekdayName] = {
        var table: [String: WeekdayName] = [:]
        for (language, names) in CalendarNames.all.enumerated() {
            for (offset, words) in names.weekdays.enumerated() {
                for word in words.split(separator: " ") {
                    table[PlainLetters.of(word), default: WeekdayName()].add(
                        Weekday(mondayZeroOffset: offset), language: language)
                }
            }
        }
        return table
    }()
}
