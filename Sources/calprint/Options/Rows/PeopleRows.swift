// Who works, beside what schedules say of it.

extension OptionRow {
    /// Not for print jobs: it is a file of the server.
    static var people: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "people", .schedules,
                "TOML with a table [[people]] for each person (name, initials, spellings), added to those of the "
                    + "schedules; a configuration file can have them itself",
                kind: .fileOrTables, valueName: "file", otherwise: "those of the schedules", example: ["people.toml"],
                scopes: [.file, .item], commands: [.check, .stats, .export, .verify], completion: .configurations)
        ).at(\.schedules.people)
    }
}
