import CalendarCore

/// The month of a table's dates, from the text above it and the names of its sheet and file.
///
/// It is looked for when it is asked for: that takes the names of months in all languages, and most dates are complete.
final class TitleMonth {
    private let titles: [String]
    private let names: [String]

    /// - Parameters:
    ///   - titles: the texts above the header.
    ///   - names: the sheet's and the file's; the first that names a month counts.
    init(titles: [String], names: [String] = []) {
        (self.titles, self.names) = (titles, names)
    }

    /// The month; nil if there is none, or if there are two.
    private(set) lazy var mention = texts.lazy.compactMap { TitleMonth.mention($0, self.names) }.first

    /// True if there is a text above the header.
    var hasTitles: Bool { !titles.isEmpty }

    /// The month that the texts above the header name; nil if they name none, or more than one.
    private(set) lazy var titled = TitleMonth.mention(titles, names)

    /// The year of the first text that has one, with a month or without.
    private(set) lazy var year = texts.lazy.compactMap { $0.compactMap(MonthMention.year).first }.first

    /// The first of the two years of the first text that has two: "2025/26".
    private(set) lazy var firstOfTwoYears =
        texts.lazy.compactMap { $0.lazy.compactMap(MonthMention.firstOfTwoYears).first }.first

    /// True if a text has a year or two.
    var hasYear: Bool { mention?.year ?? year ?? firstOfTwoYears != nil }

    /// The months that it can be if its name is another month in another language; empty if it is certain.
    var alternatives: [YearMonth] {
        guard mention == nil else { return [] }
        return titles.flatMap(MonthMention.alternatives).compactMap { mention in
            mention.yearMonth ?? year.flatMap { YearMonth(year: $0, month: mention.month) }
        }
    }

    private var texts: [[String]] { [titles] + names.map { [$0] } }

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
