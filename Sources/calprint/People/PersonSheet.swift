import CalendarCore
import CalendarLayout
import ScheduleIO

/// The part of a schedule that is about the people whom `--person` names: their entries and records, and what is for
/// all.
struct PersonSheet {
    /// Those whose entries are shown, if pages show days; on an own sheet its owner.
    private let people: [ChosenPerson]
    private let names: [String]
    private let isOwn: Bool
    private let hasRecords: Bool

    /// The only person on the sheet; nil if it names others as well.
    var owner: ChosenPerson? { isOwn ? people.first : nil }

    /// What pages of a kind show.
    struct Part {
        var schedule: Schedule
        /// What lost when the schedule was merged, as far as they would show it.
        var superseded: [Superseded]
        /// The texts that say more than an own sheet does.
        var shortened: [ShortenedText] = []
        /// The texts with names that are nobody's.
        var unowned: [UnownedText] = []
    }

    /// The part that options choose; nil without `--person`.
    ///
    /// - Parameter known: the people of the schedule, and maybe others whose names are left out.
    /// - Throws: ``Failure`` 64 if a name has no letter or digit, or for `--only` without a name; 65 if nothing of the
    ///   schedule has a name, which most likely is misspelt, or if two people have it.
    init?(_ options: DrawingOptions, of schedule: Schedule, among known: People? = nil) throws {
        (names, isOwn) = (options.schedules.person, options.schedules.only)
        guard !names.isEmpty else {
            if isOwn { throw Failure(.usage, "--only is for --person NAME") }
            return nil
        }
        hasRecords = options.views.contains { $0.records != nil }
        if isOwn {
            people = try [schedule.person(called: names, among: known)].compactMap(\.self)
        } else {
            let showsDays = options.views.contains(where: \.showsDays)
            people = showsDays ? try schedule.people(called: names, among: known) : []
            if hasRecords { try schedule.checkOwners(called: names) }
        }
    }

    /// The names before the days in every title, if no title is given; nil for pages that say whose they are.
    func title(for view: PageView) -> String? {
        isOwn || view.showsDays ? people.map(\.person.name).joined(separator: ", ") : nil
    }

    /// The part of a schedule, and of what lost, that pages of a kind show, and the texts that they shorten.
    func part(of whole: Schedule, _ lost: [Superseded], for view: PageView, _ style: PageStyle) -> Part {
        if let owner {
            let sheet = OwnSheet(
                whole, of: owner, hasNames: view.readsNames, countsDays: !view.countsDays,
                hasPhones: style.phones == .all, locale: style.locale, timeFormat: style.timeFormat)
            return Part(
                schedule: sheet.schedule, superseded: sheet.part(of: lost, in: whole), shortened: sheet.shortened,
                unowned: sheet.unowned)
        }
        let schedule = hasRecords ? whole.keepingRecords(of: whole.recordOwners(called: names)) : whole
        guard view.showsDays else { return Part(schedule: schedule, superseded: lost) }
        return Part(schedule: schedule.naming(people), superseded: schedule.naming(people, among: lost))
    }
}

extension Schedule {
    /// Those of the people with documents or checklists whom names mean.
    fileprivate func recordOwners(called names: [String]) -> [Person] {
        let known = peopleWithRecords
        return names.compactMap { person(called: $0, among: known) }
    }

    /// Throws ``Failure`` 65 for a name of nobody who has documents or checklists.
    fileprivate func checkOwners(called names: [String]) throws {
        let known = peopleWithRecords
        for name in names where person(called: name, among: known) == nil {
            throw Failure(unknown: name, of: known)
        }
    }
}

extension ScheduleOptions {
    /// The owner of an own sheet: neither its pages nor messages about it have other names. Nil for other pages. Throws
    /// ``Failure`` as ``PersonSheet`` does.
    func owner(in schedule: Schedule, among known: People? = nil) throws -> ChosenPerson? {
        only ? try schedule.person(called: person, among: known) : nil
    }
}
