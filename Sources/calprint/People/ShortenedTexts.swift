import CalendarCore

/// The texts that end in "…" on a person's own sheet. What they say otherwise may be others' business.
struct ShortenedTexts {
    private let dates: [CivilDate]

    /// The texts on days of some spans. Returns nil without such texts.
    init?(_ texts: [ShortenedText], in spans: [DaySpan]) {
        dates = texts.map(\.date).filter { date in spans.contains { $0.contains(date) } }
        if dates.isEmpty { return nil }
    }

    /// Beyond this many, days are only counted.
    private static let maximumDayCount = 6

    /// Without a word of them: `texts that say more than this sheet: 2 (2025-01-29, 2025-02-03)`.
    var message: String {
        let days = Set(dates).sorted()
        let shown = days.prefix(ShortenedTexts.maximumDayCount).map(\.description).joined(separator: ", ")
        let rest = days.count - ShortenedTexts.maximumDayCount
        let more = rest > 0 ? " and \(rest) more days" : ""
        return "texts that say more than this sheet, where they end in …: \(dates.count) (\(shown)\(more))"
    }
}
