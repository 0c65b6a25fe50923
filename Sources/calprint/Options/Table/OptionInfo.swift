import ArgumentParser

/// An option without the type of its value: a line of the table.
struct OptionInfo: Sendable {
    /// The long name, without hyphens: `first-weekday`.
    let name: String
    let section: OptionSection
    /// The help, in plain English, without the default and without a full stop.
    let help: String
    /// The letter of `-s`.
    var letter: Character?
    var kind = Kind.text
    /// The placeholder of the value: `file` of `--output <file>`; by default the name.
    var valueName: String?
    /// The words that it accepts; empty if it accepts others.
    var keywords: [String] = []
    /// The default value as written in a file; nil without one.
    var defaultValue: String?
    /// The default in words if it is not a value: `the first month`.
    var otherwise: String?
    /// Values for the example file; a flag has `true`.
    var example: [String] = []
    /// The places besides the command line where it can be given.
    var scopes: OptionScopes = []
    /// The other commands that have it, with the same meaning.
    var commands: [CommandName] = []
    /// The options that it replaces if an earlier file has them.
    var replaces: [String] = []
    /// The kind of run that it is for; nil for every run.
    var need: Need?
    /// The way shells complete its value; nil for a file's name.
    var completion: CompletionKind?
    /// The text that the value `help` prints; nil if `help` has no special meaning.
    var listing: (@Sendable () -> String)?
    /// Its place among the options of drawing; nil for an option of another command.
    var place: OptionPlace<DrawingOptions>?

    enum Kind: Sendable {
        case text, number, flag
        /// A number that may have a fraction.
        case decimal
        /// A path.
        case file
        /// A path, or a date.
        case fileOrDate
        /// A path; a configuration file may have a table of that name instead.
        case fileOrTable
        /// A path; a configuration file may have a list of tables of that name instead.
        case fileOrTables
        /// Paths of folders; the option repeats.
        case folders
        /// Paths of files; the option repeats.
        case files
        /// Schedules, `NAME=FILE`; the option repeats.
        case schedules
        /// Texts of an option that repeats.
        case texts
        /// Fields of a table of the same name, `FIELD=VALUE`; the option repeats.
        case fields

        /// True for paths of files that an item of a batch reads.
        var isInput: Bool {
            switch self {
            case .schedules, .files, .fileOrTable, .fileOrTables, .fileOrDate: true
            case .text, .texts, .fields, .number, .decimal, .flag, .file, .folders: false
            }
        }
    }

    enum Need: Hashable, Sendable {
        case format(OutputFormat)
        case queue
    }

    init(
        _ name: String, _ section: OptionSection, _ help: String, letter: Character? = nil, kind: Kind = .text,
        valueName: String? = nil, otherwise: String? = nil, example: [String] = [], scopes: OptionScopes? = nil,
        commands: [CommandName] = [], replaces: [String] = [], need: Need? = nil,
        completion: CompletionKind? = nil, listing: (@Sendable () -> String)? = nil
    ) {
        (self.name, self.section, self.help, self.letter, self.kind) = (name, section, help, letter, kind)
        (self.valueName, self.otherwise, self.example) = (valueName, otherwise, example)
        self.scopes = scopes ?? section.scopes
        (self.commands, self.replaces, self.need) = (commands, replaces, need)
        (self.completion, self.listing) = (completion, listing)
    }

    /// The line of a row.
    init<Value>(of row: OptionRow<Value>) { self = row.info }

    /// The long names of earlier versions, by the usual ones. They mean the same wherever the usual ones do.
    private static let otherNames = [
        "person": "provider", "each-person": "each-provider", "list-people": "list-providers",
    ]

    /// A long name of earlier versions; nil for none.
    var otherName: String? { OptionInfo.otherNames[name] }

    /// Its long names, without hyphens.
    var names: [String] { [name] + [otherName].compactMap(\.self) }

    /// `--first-weekday`
    var longName: String { "--\(name)" }

    /// `calprint-first-weekday`, among the options of a print job.
    var jobName: String { OptionInfo.jobPrefix + name }

    static let jobPrefix = "calprint-"

    /// The usual spelling: `-O`.
    var shortestName: String { letter.map { "-\($0)" } ?? longName }

    var repeats: Bool { [.folders, .files, .schedules, .texts, .fields].contains(kind) }

    /// True if one file must not have both.
    func excludes(_ other: OptionInfo) -> Bool {
        replaces.contains(other.name) && other.replaces.contains(name)
    }
}

extension OptionInfo {
    /// The whole help: `Labels beside their values, or above (inline or stacked; default: inline).`
    var fullHelp: String {
        let facts = [keywords.isEmpty ? nil : keywords.alternatives, defaultFact].compactMap(\.self)
        return help + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))") + "."
    }

    /// The default, as a value or in words; nil if the help does not mention one.
    var defaultText: String? { kind == .flag ? nil : defaultValue ?? otherwise }

    private var defaultFact: String? { defaultText.map { "default: \($0)" } }
}

extension [OptionInfo] {
    /// Returns the option that has a name, its usual or its other one.
    func named(_ name: some StringProtocol) -> OptionInfo? { first { $0.names.contains(String(name)) } }
}

extension [String] {
    /// `a, b or c`
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}

/// The places besides the command line where an option can be given.
struct OptionScopes: OptionSet, Hashable {
    let rawValue: Int

    /// Configuration files.
    static let file = OptionScopes(rawValue: 1)
    /// The items of a batch.
    static let item = OptionScopes(rawValue: 2)
    /// Print jobs that the CUPS filter draws. Their owner must neither read nor write files of the server.
    static let job = OptionScopes(rawValue: 4)

    static let everywhere: OptionScopes = [.file, .item, .job]

    /// `file, item, job`
    var names: String {
        [(OptionScopes.file, "file"), (.item, "item"), (.job, "job")].filter { contains($0.0) }.map(\.1)
            .joined(separator: ", ")
    }
}

/// The heading of a group of options.
enum OptionSection: Hashable {
    case range, schedules, page, fonts, output, printing
    /// Which configuration files are read.
    case configuration
    /// Options that only this command has.
    case command(CommandName)

    /// Where its options can be given, unless an option says otherwise. Those that name files of a host say it.
    var scopes: OptionScopes {
        switch self {
        case .range, .page: .everywhere
        case .output, .printing: .file
        case .schedules, .fonts, .configuration, .command: []
        }
    }

    /// The sections of drawing, in the order of the help.
    static let drawing = [range, schedules, page, fonts, output, printing]

    var title: String {
        switch self {
        case .range: "Days"
        case .schedules: "Schedules"
        case .page: "Page"
        case .fonts: "Fonts"
        case .output: "Output"
        case .printing: "Printing"
        case .configuration: "Configuration files"
        case .command(let name): name.rawValue
        }
    }
}
