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

    /// Nil where it is an option's.
    var location: SourceLocation? {
        if case .file(let location) = origin { location } else { nil }
    }

    /// `--title=Ward 3`: with an equals sign, a value may begin with a hyphen.
    var words: [String] {
        guard key.kind == .flag else { return values.map { "--\(key.name)=\($0)" } }
        return values == ["true"] ? ["--\(key.name)"] : []
    }
}
