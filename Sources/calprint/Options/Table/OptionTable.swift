/// All options of all commands.
enum OptionTable {
    /// In the order of the help.
    static let all: [OptionInfo] =
        range + schedules + page + fonts + output + printing + listings + configuration + check + stats + `import`
        + export + batch + diff + verify + config

    /// The options of drawing that configuration files know.
    static let drawing = all.filter { $0.scopes.contains(.file) }

    /// The options that items of a batch have.
    static let items = all.filter { $0.scopes.contains(.item) }

    /// The options that a print job can ask for.
    static let jobs = all.filter { $0.scopes.contains(.job) }

    /// What a command takes from configuration files; nil for a command that is not configured. Other commands take
    /// only options that mean there what they mean for drawing.
    static func configured(_ command: CommandName) -> [OptionInfo]? {
        guard command != .render, command != .config else { return drawing }
        let options = drawing.filter { $0.commands.contains(command) }
        return options.isEmpty ? nil : options
    }
}
