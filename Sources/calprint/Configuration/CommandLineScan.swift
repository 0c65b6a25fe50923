/// A command line, as far as configuration files concern it.
struct CommandLineScan {
    /// The command; drawing by default.
    let command: CommandName
    /// The options of the command line that files may set, too.
    let settings: [Setting]
    /// The file of `--config`.
    let configurationFile: String?
    /// True if `--no-config` is given.
    let leavesOutUsualFiles: Bool

    /// The name of the command as written, or nothing.
    private let name: [String]
    private let rest: [String]

    /// Returns nil if the command takes nothing from files, or if help is asked for.
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

    /// Tells whether the arguments ask for help, the version or a completion script.
    private static func ask(_ arguments: [String]) -> Bool {
        let questions = ["-h", "--help", "--version", "--experimental-dump-help", "--generate-completion-script"]
        return arguments.contains { questions.contains($0) || $0.hasPrefix("---") }
    }

    /// The list that an option with the value `help` asks for; nil without such an option.
    var listing: String? { settings.first { $0.values == ["help"] }.flatMap { $0.option.listing?() } }

    /// True if the command line names its command.
    var isNamed: Bool { !name.isEmpty }

    /// The command line with the arguments of files before its own.
    func following(_ arguments: [String]) -> [String] { name + arguments + rest }
}

/// Looks for options among the arguments after a command's name, before the parser sees them.
struct OptionScan {
    private let options: [OptionInfo]
    private(set) var settings: [Setting] = []
    private(set) var configurationFile: String?
    private(set) var leavesOutUsualFiles = false

    init(_ options: [OptionInfo]) {
        self.options = options
    }

    /// Returns the arguments for the parser, without `--strict=false`, which overrides a file and is not known to it.
    mutating func read(_ arguments: ArraySlice<String>) -> [String] {
        let words = arguments.prefix { $0 != "--" }
        let kept = words.indices.compactMap { index in
            let next = words[(index + 1)...].first.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
            return read(words[index], next)
        }
        return kept + arguments[words.endIndex...]
    }

    /// Returns the argument for the parser; nil if the parser is not to see it.
    private mutating func read(_ word: String, _ next: String?) -> String? {
        guard word.hasPrefix("--") else {
            readLetters(word, next)
            return word
        }
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let (name, value) = (parts.first ?? "", parts.count > 1 ? String(parts[1]) : nil)
        switch name {
        case "config": configurationFile = value ?? next
        case "no-config": leavesOutUsualFiles = true
        default:
            guard let option = options.named(name) else { break }
            add(option, value ?? (option.kind == .flag ? "true" : next), as: option.longName)
            if option.kind == .flag, let value, ["true", "false"].contains(value) {
                return value == "true" ? "--\(name)" : nil
            }
        }
        return word
    }

    /// `-s FILE`, `-s=FILE`; flags may come before the letter, as in `-vs FILE`.
    private mutating func readLetters(_ word: String, _ next: String?) {
        let parts = word.dropFirst().split(separator: "=", maxSplits: 1)
        guard word.hasPrefix("-"), let letters = parts.first else { return }
        for letter in letters {
            guard let option = options.first(where: { $0.letter == letter }) else { return }
            let value = parts.count > 1 ? String(parts[1]) : next
            add(option, option.kind == .flag ? "true" : value, as: "-\(letter)")
        }
    }

    private mutating func add(_ option: OptionInfo, _ value: String?, as written: String) {
        let values = value.map { [$0] } ?? []
        guard let index = settings.firstIndex(where: { $0.option.name == option.name }) else {
            return settings.append(Setting(option: option, values: values, origin: .option(written)))
        }
        let all = option.repeats ? settings[index].values + values : values
        settings[index] = Setting(option: option, values: all, origin: .option(written))
    }
}
