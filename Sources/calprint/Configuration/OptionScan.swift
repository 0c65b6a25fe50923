/// Looks for options among the arguments after a command's name, before the parser sees them.
struct OptionScan {
    private let options: [OptionInfo]
    private(set) var settings: [Setting] = []
    private(set) var configurationFile: String?
    private(set) var leavesOutUsualFiles = false

    init(_ options: [OptionInfo]) {
        self.options = options
    }

    /// Returns the arguments for the parser, which does not know `--strict=false`: that overrides a file.
    mutating func read(_ arguments: ArraySlice<String>) -> [String] {
        let words = arguments.prefix { $0 != "--" }
        let kept = words.indices.compactMap { index in
            let next = words[(index + 1)...].first.flatMap { $0 == "-" || !$0.hasPrefix("-") ? $0 : nil }
            return read(words[index], next)
        }
        return kept + arguments[words.endIndex...]
    }

    /// Returns the argument for the parser, nil for none.
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
            guard let option = options.first(where: { $0.name == name }) else { break }
            add(option, value ?? (option.kind == .flag ? "true" : next), as: option.longName)
            if option.kind == .flag, let value, ["true", "false"].contains(value) {
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
