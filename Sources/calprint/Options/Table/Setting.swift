import CalendarCore

/// A value given for an option.
struct Setting {
    let option: OptionInfo
    /// The values as on a command line: `true` or `false` for a flag, exactly one for an option that does not repeat.
    let values: [String]
    let origin: Origin

    enum Origin {
        case file(SourceLocation)
        /// The option as it was written: `-s`.
        case option(String)
    }

    /// The place in a file; nil for a setting of the command line.
    var location: SourceLocation? {
        if case .file(let location) = origin { location } else { nil }
    }

    /// The setting as arguments of a command line.
    var arguments: [String] {
        guard option.kind == .flag else { return values.flatMap(arguments) }
        return values == ["true"] ? ["--\(option.name)"] : []
    }

    /// `--title=Ward 3`: with an equals sign a value may begin with a hyphen, but not be empty.
    private func arguments(_ value: String) -> [String] {
        value.isEmpty ? ["--\(option.name)", ""] : ["--\(option.name)=\(value)"]
    }
}
