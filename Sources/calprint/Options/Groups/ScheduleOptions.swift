import ArgumentParser
import CalendarCore
import ScheduleIO

/// The options for the schedules that are drawn.
struct ScheduleOptions: RowGroup {
    var schedule: [String] = []
    var store: String?
    var lines = LineOptions()
    var rules: String?
    var people: String?
    /// The file with the usual hours of lines.
    var usualHours: String?
    /// The people whose entries, documents and checklists are shown; all if empty.
    var person: [String] = []
    var only = false
    var highlight: [String] = []
    var privacy = Privacy.omit
    var since: String?
    /// How long before a page's date a source may have been updated last.
    var maxAge: MaximumAge?
    /// How long before a document expires the calendar says so, besides on the day itself.
    var warn: DayCount?
    var source = SourceOptions()

    /// The schedules that they name, else the store. Throws ``Failure`` 64 if both are named, or standard input twice.
    func sources() throws -> ScheduleSources {
        guard
            !(earlier?.isStandardInput ?? false)
                || !(schedule + lines.days.files).contains(where: { SourceArgument($0).isStandardInput })
        else { throw Failure(.usage, "standard input can be read only once (--since -)") }
        return try ScheduleSources(schedule, store: store)
    }

    /// The source of the schedule to compare with; nil without one.
    var earlier: EarlierSource? { since.map { EarlierSource($0, store: store) } }

    /// The way to read it: in any format.
    var earlierReading: SourceReading {
        var reading = source.reading
        (reading.format, reading.checksOptions) = (nil, false)
        return reading
    }

    /// The files that it reads.
    var keptFiles: KeptFiles {
        var kept = KeptFiles(schedules: schedule, store: store)
        lines.days.files.forEach { kept.keep(source: $0) }
        if let earlier { kept.keep(earlier) }
        if let rules { kept.keep(rules, as: "the file of rules") }
        if let people { kept.keep(people, as: "the file of people") }
        if let usualHours { kept.keep(usualHours, as: "the file of lines") }
        return kept
    }
}

extension ScheduleOptions {
    static let rows: [GroupRow<ScheduleOptions>] =
        origin + LineOptions.rows.within(\.lines) + choice + SourceOptions.rows.within(\.source)

    private static let origin = list {
        OptionRow<[String]>.schedule.at(\.schedule)
        OptionRow<String?>.store.at(\.store)
    }

    private static let choice = list {
        OptionRow<String?>.rules.at(\.rules)
        OptionRow<String?>.people.at(\.people)
        OptionRow<String?>.lines.at(\.usualHours)
        OptionRow<[String]>.person.at(\.person)
        OptionRow<Bool>.only.at(\.only)
        OptionInfo(
            "highlight", .schedules, "Set this person's name in bold; repeat it for other spellings of the name",
            kind: .texts, valueName: "name", otherwise: "nobody", example: ["Kovář"], scopes: .everywhere
        ).at(\.highlight)
        OptionRow<Privacy>.privacy.at(\.privacy)
        // Not for print jobs: it names a file of the host.
        OptionInfo(
            "since", .schedules,
            "Mark what changed since an earlier schedule, and list it on the last page: a schedule's file or folder, "
                + "the report of a PDF (--report), or a date: the store as it was then", kind: .fileOrDate,
            valueName: "old", otherwise: "nothing is marked", example: ["last-month.json"], scopes: [.file, .item],
            completion: .schedules
        ).at(\.since)
        OptionInfo(
            "max-age", .schedules,
            "Say at the foot since when a fetched source has not been updated, if that is longer ago than this, as in "
                + "2d or 1w, or draw nothing then, as in 2d,refuse; the page's date is --today, else --as-of, else the "
                + "newest change", valueName: "age",
            otherwise: "nothing is said", example: ["2d"], scopes: [.file, .item]
        ).at(\.maxAge, read: MaximumAge.init(option:))
        OptionRow<DayCount?>(
            OptionInfo(
                "warn", .schedules,
                "Say so long before the day on which a document of somebody expires, too, as in 60d or 8w",
                valueName: "time",
                otherwise: "on that day alone", example: ["60d"], scopes: .everywhere), read: DayCount.init(option:)
        ).recorded { "\($0.days)d" }.at(\.warn)
    }
}

extension OptionRow {
    static var schedule: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "schedule", .schedules,
                "Schedules: files, folders, patterns, or - for standard input; later ones win. NAME=FILE is a calendar "
                    + "of a line or a person (line:NAME=FILE, person:NAME=FILE)", letter: "s", kind: .schedules,
                valueName: "file", otherwise: "the store",
                example: ["clinic.json", "CALL=oncall.ics"], scopes: [.file, .item],
                commands: [.export, .stats, .who, .verify], replaces: ["store"], completion: .schedules)
        )
    }

    static var store: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "store", .schedules, "The store, an SQLite file", kind: .file, valueName: "file", otherwise: "your own",
                example: ["/var/lib/calprint/schedule.sqlite"], scopes: .file,
                commands: [.stats, .who, .import, .fetch, .export, .store, .verify], replaces: ["schedule"],
                completion: .stores)
        )
    }

    static var rules: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "rules", .schedules,
                "Rules in TOML for check, stats and --show-gaps: who must be where; a configuration file can have the "
                    + "table [rules] itself", kind: .fileOrTable, valueName: "file", otherwise: "none",
                example: ["rules.toml"], scopes: [.file, .item], commands: [.check, .stats], completion: .configurations
            )
        )
    }

    /// Not for print jobs: it is a file of the server.
    static var people: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "people", .schedules,
                "TOML with a table [[people]] for each person (name, initials, spellings, skills, group, phone), and "
                    + "perhaps "
                    + "[lines], added to those of the schedules; a configuration file can have them itself",
                kind: .fileOrTables, valueName: "file",
                otherwise: "those of the schedules", example: ["people.toml"], scopes: [.file, .item],
                commands: [.check, .stats, .who, .export, .verify], completion: .configurations)
        )
    }

    /// Not for print jobs: it is a file of the server.
    static var lines: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "lines", .schedules,
                "TOML with the table [lines]: the usual hours of each line, for rules, statistics and calendars; a "
                    + "configuration file can have it itself, and so can a file of people", kind: .fileOrTable,
                valueName: "file", otherwise: "those of the schedules", example: ["lines.toml"],
                scopes: [.file, .item],
                commands: [.check, .stats, .who, .export, .verify], completion: .configurations)
        )
    }

    static var person: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "person", .schedules,
                "Draw only entries that name this person, and this person's checklists and documents; repeat it for "
                    + "other spellings of the name, or for other people", kind: .texts, valueName: "name",
                otherwise: "everybody", example: ["K", "Kovář"], scopes: .everywhere)
        ).recorded()
    }

    static var only: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "only", .schedules,
                "With --person: leave out everybody else; the pages are a list unless --view says otherwise",
                scopes: .everywhere)
        ).recorded()
    }

    /// Not for print jobs: a user who prints a host's schedule is not its owner.
    static var privacy: OptionRow<Privacy> {
        OptionRow<Privacy>(
            OptionInfo(
                "private", .schedules,
                "Leave out private events, show only when they are, or show them as others (to their owner)",
                valueName: "rule", example: ["busy"], scopes: [.file, .item], commands: [.check, .verify]),
            default: ScheduleOptions().privacy
        ).recorded { [$0.keyword] }
    }
}
