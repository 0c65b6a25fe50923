import CalendarCore
import ScheduleIO

extension OptionTable {
    static let schedules =
        [
            OptionInfo(of: .schedule), OptionInfo(of: .store), OptionInfo(of: .holidays), OptionInfo(of: .closed),
            OptionInfo(of: .foot), OptionInfo(of: .bold), OptionInfo(of: .line), OptionInfo(of: .hide),
            OptionInfo(of: .rules), OptionInfo(of: .people), OptionInfo(of: .provider), OptionInfo(of: .only),
            OptionInfo(of: .highlight), OptionInfo(of: .privacy), OptionInfo(of: .since), OptionInfo(of: .format),
            OptionInfo(of: .timeZone), OptionInfo(of: .strict),
        ] + tables
}

extension OptionRow {
    static var schedule: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "schedule", .schedules,
                "Schedules: files, folders, patterns, or - for standard input; later ones win. LABEL=FILE puts a calendar "
                    + "on that line",
                letter: "s", kind: .schedules, valueName: "file", otherwise: "the store",
                example: ["clinic.json", "CALL=oncall.ics"], scopes: [.file, .item],
                commands: [.export, .stats, .verify],
                replaces: ["store"], completion: .schedules)
        ).at(\.schedules.schedule)
    }

    static var store: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "store", .schedules, "The store, an SQLite file", kind: .file, valueName: "file",
                otherwise: "your own", example: ["/var/lib/calprint/schedule.sqlite"], scopes: .file,
                commands: [.stats, .import, .export, .store, .verify], replaces: ["schedule"], completion: .stores)
        ).at(\.schedules.store)
    }

    static var provider: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "provider", .schedules,
                "Draw only entries that name this provider; repeat it for other spellings of the name", kind: .texts,
                valueName: "name", otherwise: "all entries", example: ["K", "Kovář"], scopes: .everywhere)
        ).at(\.schedules.provider)
    }

    static var only: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "only", .schedules,
                "With --provider: leave out everybody else; the pages are a list unless --view says otherwise",
                scopes: .everywhere)
        ).at(\.schedules.only)
    }

    static var highlight: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "highlight", .schedules,
                "Set this provider's name in bold; repeat it for other spellings of the name", kind: .texts,
                valueName: "name", otherwise: "nobody", example: ["Kovář"], scopes: .everywhere)
        ).at(\.schedules.highlight)
    }

    /// Not for print jobs: whoever prints a host's schedule is not its owner.
    static var privacy: OptionRow<Privacy> {
        OptionRow<Privacy>(
            OptionInfo(
                "private", .schedules,
                "Leave out private events, show only when they are, or show them as others (to their owner)",
                valueName: "rule", example: ["busy"], scopes: [.file, .item], commands: [.check]),
            default: .omit
        ).at(\.schedules.privacy)
    }

    /// Not for print jobs: it names a file of the host.
    static var since: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "since", .schedules,
                "Mark what changed since an earlier schedule, and list it on the last page: a schedule's file or folder, "
                    + "the report of a PDF (--report), or a date: the store as it was then",
                kind: .fileOrDate, valueName: "old", otherwise: "nothing is marked", example: ["last-month.json"],
                scopes: [.file, .item], completion: .schedules)
        ).at(\.schedules.since)
    }

    static var format: OptionRow<ScheduleFormat?> {
        OptionRow<ScheduleFormat?>(
            OptionInfo(
                "format", .schedules, "Format of the schedules", otherwise: "told by content", example: ["json"],
                scopes: .everywhere, commands: [.check, .import, .verify])
        ).at(\.schedules.source.format)
    }

    static var timeZone: OptionRow<TimeZoneName?> {
        OptionRow<TimeZoneName?>(
            OptionInfo(
                "time-zone", .schedules, "Time zone for assigning timestamps to days, as in America/Chicago",
                valueName: "zone", otherwise: "the file's", example: ["America/Chicago"], scopes: .everywhere,
                commands: [.check, .stats, .import, .export, .verify], completion: .timeZones),
            read: TimeZoneName.init(option:)
        ).at(\.schedules.source.timeZone)
    }

    static var strict: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "strict", .schedules, "Treat every warning about a schedule as an error", scopes: .everywhere,
                commands: [.check, .stats, .import, .export, .verify])
        ).at(\.schedules.source.strict)
    }
}
