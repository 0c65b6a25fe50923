import ArgumentParser

/// The answer to `-h`: how to call a command, and the options that one needs first. `--help` has all.
struct ShortHelp {
    private let command: CommandName

    /// Returns nil unless the arguments ask for it, and for a command whose whole help is short.
    init?(_ arguments: [String]) {
        let options = arguments.prefix { $0 != "--" }
        let command = arguments.first.flatMap(CommandName.init(rawValue:)) ?? .render
        guard options.contains("-h"), !options.contains("--help"), !command.firstOptions.isEmpty else { return nil }
        self.command = command
    }

    var text: String {
        let usage = "USAGE: " + CommandList.type(of: command).usageString()
        let commands = "COMMANDS:\n" + CommandName.others.map(\.helpLine).joined(separator: "\n")
        let options = command.firstOptions.compactMap { OptionTable.option($0, of: command) }
        let parts = [
            command.abstract, usage, "OPTIONS:\n" + options.flatMap(\.shortHelp).joined(separator: "\n"),
            command == .render ? commands : nil, more,
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n")
    }

    private var more: String {
        guard command == .render else { return "All options: calprint \(command) --help" }
        return "All options: calprint --help. A command's: calprint <command> -h.\nThe manual: man calprint."
    }
}

extension CommandName {
    /// The options that one needs first; empty if the whole help is short.
    var firstOptions: [String] {
        switch self {
        case .render:
            [
                "from", "to", "schedule", "holidays", "person", "only", "view", "media", "locale", "title", "output",
                "print",
            ]
        case .check: ["from", "to", "rules", "people", "strict", "json", "explain"]
        case .stats: ["from", "to", "person", "format", "schedule", "rules"]
        case .who: ["at", "line", "json", "schedule", "people", "time-zone"]
        case .import: ["store", "replace", "dry-run", "format"]
        case .export: ["from", "to", "schedule", "format", "person", "private", "output"]
        case .print: ["print", "copies", "sides", "job-option", "wait"]
        case .verify: ["schedule", "store", "json"]
        case .config: ["json", "example", "config"]
        case .fetch, .store, .batch, .diff, .fonts: []
        }
    }

    /// `  check     Check schedules …`
    var helpLine: String { "  \(rawValue.padded(to: 10))\(abstract)" }
}

extension OptionInfo {
    private static let column = 24

    /// Its name, and the first clause of its help beside it, in 80 columns.
    fileprivate var shortHelp: [String] {
        let value = kind == .flag ? "" : " <\(valueName ?? name)>"
        let names = "  " + (letter.map { "-\($0), " } ?? "") + longName + value
        let clause = String(help.prefix { $0 != ";" }) + (keywords.isEmpty ? "" : " (\(keywords.alternatives))") + "."
        let space = String(repeating: " ", count: OptionInfo.column + 2)
        let lines = clause.wrapped(to: 80 - space.count).map { space + $0 }
        guard names.count <= OptionInfo.column else { return [names] + lines }
        return [names.padded(to: space.count) + lines[0].dropFirst(space.count)] + lines.dropFirst()
    }
}
