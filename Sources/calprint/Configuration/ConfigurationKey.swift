/// An option that configuration files know, under its long name.
///
/// What it means and which values it takes is said where it is declared (Options/); here stands only what a file has to
/// know to write it as words of a command line.
struct ConfigurationKey {
    let name: String
    let kind: Kind
    /// The letter of `-s`.
    let letter: Character?
    /// What counts where nobody says anything; nil for nothing.
    let standard: String?
    /// The options that it replaces, with itself, where a file before it has them.
    let replaces: [String]

    enum Kind {
        case text, number, flag
        /// A path.
        case file
        /// Paths of folders; the option repeats.
        case folders
        /// Schedules, `LABEL=FILE`; the option repeats.
        case schedules
        /// Texts of an option that repeats.
        case texts
    }

    private init(
        _ name: String, _ kind: Kind, letter: Character? = nil, standard: String? = nil, replaces: [String] = []
    ) {
        (self.name, self.kind, self.letter) = (name, kind, letter)
        (self.standard, self.replaces) = (standard, replaces)
    }

    var repeats: Bool { [.folders, .schedules, .texts].contains(kind) }

    /// In the order of the help.
    static let all = [
        ConfigurationKey("from", .text, replaces: ["to"]),
        ConfigurationKey("to", .text, replaces: ["months"]),
        ConfigurationKey("months", .number, replaces: ["to"]),
        ConfigurationKey("skip-empty", .flag),

        ConfigurationKey("schedule", .schedules, letter: "s", replaces: ["store"]),
        ConfigurationKey("store", .file, replaces: ["schedule"]),
        ConfigurationKey("provider", .texts),
        ConfigurationKey("format", .text),
        ConfigurationKey("time-zone", .text),
        ConfigurationKey("strict", .flag),

        ConfigurationKey("media", .text, standard: "letter"),
        ConfigurationKey("cell", .text, standard: "inline"),
        ConfigurationKey("first-weekday", .text, standard: "sunday"),
        ConfigurationKey("min-font-size", .number, standard: "7"),
        ConfigurationKey("time-format", .text, standard: "24h"),
        ConfigurationKey("title", .text),

        ConfigurationKey("font-dir", .folders),
        ConfigurationKey("system-fonts", .flag),
        ConfigurationKey("missing-glyphs", .text, standard: "error"),

        ConfigurationKey("output", .file, letter: "o"),
        ConfigurationKey("report", .file),
        ConfigurationKey("verbose", .flag, letter: "v"),
        ConfigurationKey("output-format", .text),
        ConfigurationKey("dpi", .number, standard: "150"),
        ConfigurationKey("mode", .text),
        ConfigurationKey("no-tags", .flag),

        ConfigurationKey("print", .text, letter: "d"),
        ConfigurationKey("copies", .number),
        ConfigurationKey("sides", .text),
        ConfigurationKey("job-title", .text),
        ConfigurationKey("job-option", .texts, letter: "O"),
        ConfigurationKey("wait", .number),
        ConfigurationKey("require-idle", .flag),
        ConfigurationKey("state-dir", .file),
        ConfigurationKey("reprint", .flag),
        ConfigurationKey("lock", .flag),
        ConfigurationKey("quiet", .flag, letter: "q"),
    ]

    /// Of these keys those that a command takes: of the other commands, the ones that mean there what they mean when
    /// drawing. Nil for a command that is not configured.
    static func all(of command: String) -> [ConfigurationKey]? {
        guard ![CommandName.render.rawValue, CommandName.config.rawValue].contains(command) else { return all }
        return names[command].map { names in all.filter { names.contains($0.name) } }
    }

    /// What an item of a batch takes: what one document is drawn of, and how.
    static let ofItems = all.filter { key in
        let names = [
            "from", "to", "months", "skip-empty", "schedule", "provider", "format", "time-zone", "strict",
            "media", "cell", "first-weekday", "min-font-size", "time-format", "title", "missing-glyphs",
            "mode", "no-tags",
        ]
        return names.contains(key.name)
    }

    private static let names = [
        "check": ["format", "time-zone", "strict"],
        "import": ["store", "format", "time-zone", "strict"],
        "export": ["schedule", "store", "time-zone", "strict"],
        "store": ["store"],
        "fonts": ["font-dir", "system-fonts"],
        "print": [
            "print", "copies", "sides", "job-title", "job-option", "wait", "require-idle", "state-dir",
            "reprint", "lock", "quiet",
        ],
    ]

    /// Whether both cannot stand in one file.
    func excludes(_ other: ConfigurationKey) -> Bool {
        replaces.contains(other.name) && other.replaces.contains(name)
    }
}
