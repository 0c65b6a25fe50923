extension OptionInfo {
    /// What the help says: `Labels beside their values, or above (inline or stacked; default: inline).`
    var fullHelp: String {
        let facts = [keywords.isEmpty ? nil : keywords.alternatives, defaultFact].compactMap(\.self)
        return help + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))") + "."
    }

    /// The default, as a value or in words; nil if there is none worth a word.
    var defaultText: String? { kind == .flag ? nil : defaultValue ?? otherwise }

    private var defaultFact: String? { defaultText.map { "default: \($0)" } }
}

extension [String] {
    /// `a, b or c`
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
