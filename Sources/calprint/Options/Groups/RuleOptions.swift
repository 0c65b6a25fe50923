import CalendarCore

/// The rules of a command that does not draw, and the sources that it adds to its schedules.
struct RuleOptions: RowGroup {
    var holidays: [String] = []
    var closed: [String] = []
    var rules: String?
    var people: String?
    var lines: String?

    static let rows = list {
        OptionRow<[String]>.holidays.at(\.holidays)
        OptionRow<[String]>.closed.at(\.closed)
        OptionRow<String?>.rules.at(\.rules)
        OptionRow<String?>.people.at(\.people)
        OptionRow<String?>.lines.at(\.lines)
    }
}
