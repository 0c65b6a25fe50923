import CalendarCore
import ScheduleIO

/// The options for files that name days beside the schedules, and close them or not.
struct DayFileOptions: RowGroup {
    var holidays: [String] = []
    var holidaysMatching: [String] = []
    var observances: [String] = []
    var observancesMatching: [String] = []

    /// All the files.
    var files: [String] { holidays + observances }

    /// The files and the texts that choose their events; `words` close days in them, too. Throws ``Failure`` 64 for
    /// texts without files.
    func sources(closedBy words: [String]) throws(Failure) -> DaySources {
        let sources = DaySources(
            holidays: DayFiles(names: holidays, choice: EventChoice(holidaysMatching), kind: .holidays),
            observances: DayFiles(names: observances, choice: EventChoice(observancesMatching), kind: .observances),
            words: words)
        for files in [sources.holidays, sources.observances] where files.names.isEmpty && !files.choice.texts.isEmpty {
            throw Failure(.usage, "--\(files.kind.matchingOption) needs --\(files.kind.rawValue) FILE")
        }
        return sources
    }
}

extension DayFileOptions {
    static let rows = list {
        file(
            .holidays, "A calendar or schedule that closes days: those with all-day events or texts; repeatable",
            example: "holidays.ics"
        ).at(\.holidays)
        matching(.holidays, example: "public").at(\.holidaysMatching)
        file(
            .observances, "A calendar or schedule that names days like --holidays, and does not close them; repeatable",
            example: "observances.ics"
        ).at(\.observances)
        matching(.observances, example: "feast").at(\.observancesMatching)
    }

    private static func file(_ kind: DayFiles.Kind, _ help: String, example: String) -> OptionInfo {
        OptionInfo(
            kind.rawValue, .schedules, help, kind: .files, valueName: "file", example: [example],
            scopes: [.file, .item], commands: [.check, .stats, .verify], completion: .schedules)
    }

    private static func matching(_ kind: DayFiles.Kind, example: String) -> OptionInfo {
        OptionInfo(
            kind.matchingOption, .schedules,
            "Of --\(kind.rawValue), only events with this text in the summary, category or description; repeatable",
            kind: .texts, valueName: "text", otherwise: "all", example: [example], scopes: [.file, .item],
            commands: [.check, .stats, .verify])
    }
}
