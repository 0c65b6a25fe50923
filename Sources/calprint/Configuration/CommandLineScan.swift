/// A command line, as far as configuration files concern it.
struct CommandLineScan {
    /// The command; drawing if none is named.
    let command: CommandName
    /// The options that the command line gives, of those that files know.
    let settings: [Setting]
    /// The file of `--config`.
    let configurationFile: String?
    /// Whether there is `--no-config`.
    let leavesOutUsualFiles: Bool

    /// The name of the command as written, or nothing.
    private let name: [String]
    private let rest: [String]

    /// Nil if the command takes nothing from files, or if help is asked for.
    init?(_ arguments: [String]) {
        name = arguments.first.map { $0.hasPrefix("-") ? [] : [$0] } ?? []
        guard let command = name.first.map(CommandName.init(rawValue:)) ?? .render,
            let options = OptionTable.configured(command), !CommandLineScan.ask(arguments)
        else { return nil }
        var scan = OptionScan(options)
        rest = scan.read(arguments.dropFirst(name.count))
        (self.command, settings, configurationFile) = (command, scan.settings, scan.configurationFile)
        leavesOutUsualFiles = scan.leavesOutUsualFiles
    }

    /// Whether they ask the program about itself.
    private static func ask(_ arguments: [String]) -> Bool {
        let questions = ["-h", "--help", "--version", "--experimental-dump-help", "--generate-completion-script"]
        return arguments.contains { questions.contains($0) || $0.hasPrefix("---") }
    }

    /// What an option with the value `help` asks for; nil if there is none.
    var listing: String? { settings.first { $0.values == ["help"] }.flatMap { $0.option.listing?() } }

    /// Whether the command line names its command.
    var isNamed: Bool { !name.isEmpty }

    /// The command line with the arguments of files before its own.
    func following(_ arguments: [String]) -> [String] { name + arguments + rest }
}
