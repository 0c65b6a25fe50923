import CalendarCore

/// The month of a table's dates, from the text above it and the names of its sheet and file.
struct TitleMonth {
    private(set) var mention: MonthMention?
    private(set) var year: Int?
    /// The months that it can be if its name is another month in another language; empty if it is certain.
    private(set) var alternatives: [YearMonth] = []

    /// - Parameters:
    ///   - titles: the texts above the header.
    ///   - names: the sheet's and the file's; the first that names a month counts.
    init(titles: [String], names: [String]) {
        let texts = [titles] + names.map { [$0] }
        mention = texts.lazy.compactMap { TitleMonth.mention($0, names) }.first
        year = texts.lazy.compactMap { $0.compactMap(MonthMention.year).first }.first
        guard mention == nil else { return }
        let year = year
        alternatives = titles.flatMap(MonthMention.alternatives).compactMap { mention in
            mention.yearMonth ?? year.flatMap { YearMonth(year: $0, month: mention.month) }
        }
    }

    /// Returns the one month in the texts; of several, the one that a name has, too.
    private static func mention(_ texts: [String], _ names: [String]) -> MonthMention? {
        let mentions = texts.compactMap(MonthMention.find)
        let dated = mentions.first { $0.year != nil } ?? mentions.first
        guard let dated, mentions.contains(where: { $0.month != dated.month }) else { return dated }
        let named = names.compactMap(MonthMention.find)
        return mentions.first { mention in named.contains { $0.month == mention.month } }
    }

    /// Returns the month with its year; nil if one of them is unknown.
    func month(from: YearMonth?) -> YearMonth? {
        guard let mention else { return from }
        return mention.yearMonth ?? year.flatMap { YearMonth(year: $0, month: mention.month) }
            ?? from.flatMap { mention.yearMonth(from: $0) }
    }
}
