// The rules that a schedule has to keep to.

extension OptionRow {
    static var rules: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "rules", .schedules,
                "Rules in TOML for check, stats and --show-gaps: who must be where; a configuration file can have the "
                    + "table [rules] itself",
                kind: .fileOrTable, valueName: "file", otherwise: "none", example: ["rules.toml"],
                scopes: [.file, .item], commands: [.check, .stats], completion: .configurations)
        ).at(\.schedules.rules)
    }

    static var showGaps: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "show-gaps", .page, "Mark each line that has fewer people than the rules (--rules) ask for",
                scopes: .everywhere)
        ).at(\.page.showGaps)
    }
}
