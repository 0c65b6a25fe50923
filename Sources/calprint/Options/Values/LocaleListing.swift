import CalendarCore

/// The output of `--locale help`.
enum LocaleListing {
    /// A locale a line: its tag, and a month as its titles have it.
    static var text: String {
        let month = YearMonth(year: 2025, month: 1)!
        let lines = CalendarLocale.tags.compactMap { tag in
            CalendarLocale(named: tag).map { tag.padded(to: 16) + $0.title(of: month) }
        }
        return """
            \(lines.joined(separator: "\n"))

            Also de_DE, de_DE.UTF-8 and any case. A region that is not listed has what its language has.
            Source: CLDR \(CalendarLocale.version).
            """
    }
}
