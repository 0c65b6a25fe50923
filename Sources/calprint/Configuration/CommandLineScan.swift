/// The words of a command line, as far as configuration files concern them.
struct CommandLineScan {
    /// Drawing where no other is named.
    let command: String
    /// What the command's options, as far as files know them, are given.
    let settings: [Setting]
    /// The file of `--config`.
    let configurationFile: String?
    /// Whether there is `--no-config`.
    let leavesOutUsualFiles: Bool

    /// The name of the command, as it is written, or nothing.
    private let name: [String]
    private let rest: [String]

    /// Nil where the command is not configured, or help is asked for.
    init?(_ words: [String]) {
        name = words.first.map { $0.hasPrefix("-") ? [] : [$0] } ?? []
        command = name.first ?? CommandName.render.rawValue
        guard let keys = ConfigurationKey.all(of: command), !CommandLineScan.ask(words) else { return nil }
        var scan = OptionScan(keys)
        rest = scan.words(words.dropFirst(name.count))
        (settings, configurationFile) = (scan.settings, scan.configurationFile)
        leavesOutUsualFiles = scan.leavesOutUsualFiles
    }

    /// Whether they ask the program about itself.
    private static func ask(_ words: [String]) -> Bool {
        let questions = ["-h", "--help", "--version", "--experimental-dump-help", "--generate-completion-script"]
        return words.contains { questions.contains($0) || $0.hasPrefix("---") }
    }

    /// Whether the command line names its command.
    var isNamed: Bool { !name.isEmpty }

    /// The command line with the words of files before its own.
    func following(_ words: [String]) -> [String] { name + words + rest }
}

/// Looks through the words behind a command's name for options.
private struct OptionScan {
    private let keys: [ConfigurationKey]
    private(set) var settings: [Setting] = []
    private(set) var configurationFile: String?
    private(set) var leavesOutUsualFiles = false

    init(_ keys: [ConfigurationKey]) {
        self.keys = keys
    }

    /// The words for the argument parser, which knows no `--strict=false`: that takes back what a file says.
    mutating func words(_ words: ArraySlice<String>) -> [String] {
        let options = words.prefix { $0 != "--" }
        let kept = options.indices.compactMap { index in
            let next = options[(index + 1)...].first.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
            return read(options[index], next)
        }
        return kept + words[options.endIndex...]
    }

    /// The word that the argument parser is to see instead, nil for none.
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
            guard let key = keys.first(where: { $0.name == name }) else { break }
            add(key, value ?? (key.kind == .flag ? "true" : next), as: "--\(name)")
            if key.kind == .flag, let value, ["true", "false"].contains(value) {
                return value == "true" ? "--\(name)" : nil
            }
        }
        return word
    }

    /// `-s FILE`, `-s=FILE`; flags may stand before it, as in `-vs FILE`.
    private mutating func readLetters(_ word: String, _ next: String?) {
        let parts = word.dropFirst().split(separator: "=", maxSplits: 1)
        guard word.hasPrefix("-"), let letters = parts.first else { return }
        for letter in letters {
            guard let key = keys.first(where: { $0.letter == letter }) else { return }
            let value = parts.count > 1 ? String(parts[1]) : next
            add(key, key.kind == .flag ? "true" : value, as: "-\(letter)")
        }
    }

    private mutating func add(_ key: ConfigurationKey, _ value: String?, as option: String) {
        let values = value.map { [$0] } ?? []
        guard let index = settings.firstIndex(where: { $0.key.name == key.name }) else {
            return settings.append(Setting(key: key, values: values, origin: .option(option)))
        }
        let all = key.repeats ? settings[index].values + values : values
        settings[index] = Setting(key: key, values: all, origin: .option(option))
    }
}
