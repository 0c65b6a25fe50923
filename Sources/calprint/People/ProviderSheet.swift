import CalendarCore
import CalendarLayout
import ScheduleIO

/// One provider's sheet: the entries that name the provider, and those for all.
struct ProviderSheet {
    /// The name before the days in every title, if no title is given.
    let name: String
    private let content: Content

    /// The only person on the sheet; nil if it names others as well.
    var owner: ChosenPerson? { if case .own(_, let chosen) = content { chosen } else { nil } }

    private enum Content {
        /// The entries in full, with all people that they name.
        case whole(Schedule, ChosenPerson)
        /// The whole schedule, and the person whose own sheet is made of it.
        case own(Schedule, ChosenPerson)
    }

    /// What pages of a kind show.
    struct Part {
        var schedule: Schedule
        /// The texts that say more than an own sheet does.
        var shortened: [ShortenedText] = []
        /// The texts with names that are nobody's.
        var unowned: [UnownedText] = []
    }

    /// The part of a schedule that names a provider; nil for no names.
    ///
    /// - Parameters:
    ///   - isOwn: leaves out the names of other people.
    ///   - people: those of the schedule, and maybe others whose names are left out.
    /// - Throws: ``Failure`` 64 if a name has no letter or digit, or `isOwn` without a name; 65 if no entry of the
    ///   whole schedule has the name, which most likely is misspelt, or if two people have it.
    init?(_ names: [String], isOwn: Bool, of schedule: Schedule, among people: People? = nil) throws {
        guard let sheet = try PersonalSheet(names) else {
            if isOwn { throw Failure(.usage, "--only is for --provider NAME") }
            return nil
        }
        let chosen = try sheet.person(of: schedule, among: people)
        name = chosen.person.name
        content = isOwn ? .own(schedule, chosen) : .whole(schedule, chosen)
        guard isOwn || schedule.names(chosen) else { throw Failure(unknown: names[0], among: schedule.words.sorted()) }
    }

    /// The part that pages of a kind show, and the texts that they shorten.
    func part(for view: PageView, _ style: PageStyle) -> Part {
        switch content {
        case .whole(let schedule, let chosen): return Part(schedule: schedule.naming(chosen))
        case .own(let whole, let chosen):
            let sheet = own(whole, chosen, view, style)
            return Part(schedule: sheet.schedule, shortened: sheet.shortened, unowned: sheet.unowned)
        }
    }

    /// The part that they would have shown of an earlier schedule.
    func schedule(earlier: Schedule, for view: PageView, _ style: PageStyle) -> Schedule {
        switch content {
        case .whole(_, let chosen): earlier.naming(chosen)
        case .own(_, let chosen): own(earlier, chosen, view, style).schedule
        }
    }

    private func own(_ whole: Schedule, _ chosen: ChosenPerson, _ view: PageView, _ style: PageStyle) -> OwnSheet {
        OwnSheet(
            whole, of: chosen, hasNames: view.readsNames, countsDays: !view.countsDays,
            hasPhones: style.phones == .all, locale: style.locale, timeFormat: style.timeFormat)
    }
}

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
        let what = count == 1 ? "1 entry names" : "\(count) entries name"
        let names = near.prefix(UnownedTexts.maximumNameCount).joined(separator: ", ")
        guard !near.isEmpty else { return console.note("\(what) somebody whom nobody is; no name comes near") }
        console.warn("\(what) somebody whom nobody is: \(names)")
    }
}
