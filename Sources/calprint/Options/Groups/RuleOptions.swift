import CalendarCore

/// The rules of a command that does not draw, and the sources that it adds to its schedules.
struct RuleOptions: RowGroup {
    var days = DayFileOptions()
    var closed: [String] = []
    var rules: String?
    var people: String?
    var lines: String?

    static let rows: [GroupRow<RuleOptions>] = DayFileOptions.rows.within(\.days) + own

    private static let own = list {
        OptionRow<[String]>.closed.at(\.closed)
        OptionRow<String?>.rules.at(\.rules)
        OptionRow<String?>.people.at(\.people)
        OptionRow<String?>.lines.at(\.lines)
    }
}
