import ScheduleIO

extension OptionTable {
    static let schedules =
        [
            OptionInfo(of: .schedule), OptionInfo(of: .store), OptionInfo(of: .holidays), OptionInfo(of: .closed),
            OptionInfo(of: .foot), OptionInfo(of: .bold), OptionInfo(of: .line), OptionInfo(of: .hide),
            OptionInfo(of: .provider), OptionInfo(of: .format), OptionInfo(of: .timeZone), OptionInfo(of: .strict),
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
                example: ["clinic.json", "CALL=oncall.ics"], scopes: [.file, .item], commands: [.export],
                replaces: ["store"], completion: .schedules)
        ).at(\.schedules.schedule)
    }

    static var store: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "store", .schedules, "The store, an SQLite file", kind: .file, valueName: "file",
                otherwise: "your own", example: ["/var/lib/calprint/schedule.sqlite"], scopes: .file,
                commands: [.import, .export, .store], replaces: ["schedule"], completion: .stores)
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

    static var format: OptionRow<ScheduleFormat?> {
        OptionRow<ScheduleFormat?>(
            OptionInfo(
                "format", .schedules, "Format of the schedules", otherwise: "told by content", example: ["json"],
                scopes: .everywhere, commands: [.check, .import])
        ).at(\.schedules.source.format)
    }

    static var timeZone: OptionRow<TimeZoneName?> {
        OptionRow<TimeZoneName?>(
            OptionInfo(
                "time-zone", .schedules, "Time zone for assigning timestamps to days, as in America/Chicago",
                valueName: "zone", otherwise: "the file's", example: ["America/Chicago"], scopes: .everywhere,
                commands: [.check, .import, .export], completion: .timeZones), read: TimeZoneName.init(option:)
        ).at(\.schedules.source.timeZone)
    }

    static var strict: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "strict", .schedules, "Treat every warning about a schedule as an error", scopes: .everywhere,
                commands: [.check, .import, .export])
        ).at(\.schedules.source.strict)
    }
}
