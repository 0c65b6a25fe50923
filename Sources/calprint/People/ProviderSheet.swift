import CalendarCore
import CalendarLayout

/// One provider's sheet: the entries that name the provider, and those for all.
struct ProviderSheet {
    /// The name before the days in every title, if no title is given.
    let name: String
    private let content: Content

    /// The only person on the sheet; nil if it names others as well.
    var owner: ChosenPerson? { if case .own(_, let chosen) = content { chosen } else { nil } }

    private enum Content {
        /// The entries in full, with all people that they name.
        case whole(Schedule, Provider)
        /// The whole schedule, and the person whose own sheet is made of it.
        case own(Schedule, ChosenPerson)
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
        guard isOwn else {
            content = try ProviderSheet.part(of: schedule, names)
            name = (try? sheet.person(of: schedule, among: people))?.person.name ?? names[0]
            return
        }
        let chosen = try sheet.person(of: schedule, among: people)
        (name, content) = (chosen.person.name, .own(schedule, chosen))
    }

    /// The entries that name the provider, whole.
    private static func part(of schedule: Schedule, _ names: [String]) throws -> Content {
        guard let provider = Provider(names: names), schedule.names(provider) else {
            throw Failure(unknown: names[0], among: schedule.words.sorted())
        }
        return .whole(schedule.naming(provider), provider)
    }

    /// The part that pages of a kind show, and the texts that they shorten.
    func part(for view: PageView, _ style: PageStyle) -> (schedule: Schedule, shortened: [ShortenedText]) {
        switch content {
        case .whole(let schedule, _): return (schedule, [])
        case .own(let whole, let chosen):
            let sheet = own(whole, chosen, view, style)
            return (sheet.schedule, sheet.shortened)
        }
    }

    /// The part that they would have shown of an earlier schedule.
    func schedule(earlier: Schedule, for view: PageView, _ style: PageStyle) -> Schedule {
        switch content {
        case .whole(_, let provider): earlier.naming(provider)
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
