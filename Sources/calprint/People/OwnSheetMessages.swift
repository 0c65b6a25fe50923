import CalendarCore
import ScheduleIO

/// The texts that end in "…" on a person's own sheet. Their other words may concern other people.
struct ShortenedTexts {
    private let dates: [CivilDate]

    /// The texts on days of some spans. Returns nil without such texts.
    init?(_ texts: [ShortenedText], in spans: [DaySpan]) {
        dates = texts.map(\.date).filter { date in spans.contains { $0.contains(date) } }
        if dates.isEmpty { return nil }
    }

    /// Beyond this many, days are only counted.
    private static let maximumDayCount = 6

    /// A message without their words: `texts that say more than this sheet: 2 (2025-01-29, 2025-02-03)`.
    var message: String {
        let days = Set(dates).sorted()
        let shown = days.prefix(ShortenedTexts.maximumDayCount).map(\.description).joined(separator: ", ")
        let rest = days.count - ShortenedTexts.maximumDayCount
        let more = rest > 0 ? " and \(rest) more days" : ""
        return "texts that say more than this sheet, where they end in …: \(dates.count) (\(shown)\(more))"
    }
}

/// The texts on a person's own days that the person's own sheet leaves out because their names are nobody's.
struct UnownedTexts {
    private let count: Int
    /// The names that come near one of the person's, or that the person shares with others, each with a hint.
    private let near: [String]

    /// Returns nil without such texts on days of some spans.
    init?(_ texts: [UnownedText], of owner: ChosenPerson?, in spans: [DaySpan]) {
        let shown = Set(texts).filter { text in spans.contains { $0.contains(text.date) } }
        guard let owner, !shown.isEmpty else { return nil }
        count = shown.count
        near = Set(shown.flatMap(\.names)).sorted().compactMap { UnownedTexts.hint(for: $0, owner) }
    }

    /// Beyond this many, names are not listed.
    private static let maximumNameCount = 6

    private static func hint(for name: String, _ owner: ChosenPerson) -> String? {
        let person = owner.person
        if owner.people.index.people(sharing: name).contains(owner.index) {
            return "'\(name)' (it could be '\(person.name)')"
        }
        let names = person.names.filter { $0.count > 2 } + [person.surname].compactMap(\.self)
        guard Spelling.hint(for: name, among: names) != nil else { return nil }
        return "'\(name)' (did you mean '\(person.name)'?)"
    }

    /// Says how many there are, and which names come near the person's. Others' names are not said.
    func tell(_ console: Console) {
        let entries = count == 1 ? "1 entry names" : "\(count) entries name"
        let what = "\(entries) somebody whom the schedule does not know"
        let names = near.prefix(UnownedTexts.maximumNameCount).joined(separator: ", ")
        guard !near.isEmpty else { return console.note("\(what); no name comes near") }
        console.warn("\(what): \(names)")
    }
}
