/// All options of all commands.
enum OptionTable {
    /// In the order of the help.
    static let all = sections + listings + configuration + commands

    /// The options of drawing, with their places.
    private static let sections: [OptionInfo] = DrawingOptions.rows.map { row in
        var info = row.info
        info.place = row.place
        return info
    }

    static let listings = ListingOptions.rows.map(\.info)
    static let configuration = ConfigurationOptions.rows.map(\.info)

    /// The options that only one command has.
    private static let commands = [
        CheckOptions.infos, StatsOptions.infos, WhoOptions.infos, ImportOptions.infos, FetchOptions.infos,
        ExportCommandOptions.infos, BatchOptions.infos, DiffOptions.infos, VerifyOptions.infos, ConfigOptions.infos,
    ].joined().filter { $0.section != .schedules }

    /// The options of drawing that configuration files may set.
    static let drawing = sections.filter { $0.scopes.contains(.file) }

    /// An option of drawing, with its place.
    static func drawing<Value>(_ row: OptionRow<Value>) -> OptionInfo {
        drawing.first { $0.name == row.info.name } ?? row.info
    }

    /// An option as a command has it: its own, else the one that it shares with drawing.
    static func option(_ name: some StringProtocol, of command: CommandName) -> OptionInfo? {
        let named = all.filter { $0.name == name }
        return named.first { $0.section == .command(command) } ?? named.first
    }

    /// The options that items of a batch have.
    static let items = sections.filter { $0.scopes.contains(.item) }

    /// The options that a print job can ask for.
    static let jobs = sections.filter { $0.scopes.contains(.job) }

    /// The options that a command takes from configuration files; nil for a command that takes none. Commands other
    /// than drawing take only options that have the same meaning there.
    static func configured(_ command: CommandName) -> [OptionInfo]? {
        guard command != .render, command != .config else { return drawing }
        let options = drawing.filter { $0.commands.contains(command) }
        return options.isEmpty ? nil : options
    }
}
