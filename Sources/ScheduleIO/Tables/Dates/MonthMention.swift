import CalendarCore

/// A month in a title, a sheet's name or a file's name: "Dienstplan März 2026", "June", "2026-03".
struct MonthMention: Equatable {
    /// 1 to 12.
    let month: Int
    /// Nil if the text has none.
    let year: Int?

    /// Nil without a year.
    var yearMonth: YearMonth? { year.flatMap { YearMonth(year: $0, month: month) } }

    /// Returns the month with its year; a missing one is that of `first`, or the next one if the month follows it soon.
    func yearMonth(from first: YearMonth) -> YearMonth? {
        yearMonth ?? YearMonth(year: first.year + YearAnchor.years(from: first.month, to: month), month: month)
    }

    /// Finds the month in a text; returns nil if there is none, or if there are two.
    static func find(in text: String) -> MonthMention? {
        let words = TitleWords(text)
        let found = Set(words.numericMonths.isEmpty ? words.namedMonths : words.numericMonths)
        guard found.count == 1, let mention = found.first else { return nil }
        return MonthMention(month: mention / 10_000, year: mention % 10_000 == 0 ? nil : mention % 10_000)
    }

    /// Finds the year in a text, with a month or without one; returns nil if there is none, or if there are two.
    static func year(in text: String) -> Int? {
        let years = Set(TitleWords(text).years)
        return years.count == 1 ? years.first : nil
    }
}
