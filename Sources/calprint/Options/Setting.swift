import CalendarCore

/// A value that somebody gave an option.
struct Setting {
    let key: ConfigurationKey
    /// As words of a command line; of a flag `true` or `false`, of an option that does not repeat exactly one.
    let values: [String]
    let origin: Origin

    enum Origin {
        case file(SourceLocation)
        /// The option as it was written: `-s`.
        case option(String)
    }

    /// Nil if it comes from a command line.
    var location: SourceLocation? {
        if case .file(let location) = origin { location } else { nil }
    }

    /// As arguments of a command line.
    var arguments: [String] {
        guard key.kind == .flag else { return values.flatMap(arguments) }
        return values == ["true"] ? ["--\(key.name)"] : []
    }

    /// `--title=Ward 3`: with an equals sign a value may begin with a hyphen, but not be empty.
    private func arguments(_ value: String) -> [String] {
        value.isEmpty ? ["--\(key.name)", ""] : ["--\(key.name)=\(value)"]
    }
}
