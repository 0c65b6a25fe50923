import CalendarCore
import PDFComparison
import ScheduleIO

/// The options of `calprint check`.
struct CheckOptions: RowGroup {
    var json = false
    var explain = false
    var input = InputOptions()

    static let rows = list {
        OptionInfo("json", .command(.check), "Print the findings as a JSON array").at(\.json)
        OptionInfo(
            "explain", .command(.check),
            "Say what was understood of tables: shape, columns, dates, each cell, and the first week"
        ).at(\.explain)
        InputOptions.rows(of: .check, within: \.input)
    }
}

/// The options of `calprint stats`.
struct StatsOptions: RowGroup {
    var from: DateOption?
    var to: DateOption?
    var person: [String] = []
    var format = StatisticsFormat.text
    var spreadsheetSafe = false
    var input = InputOptions()

    static let rows = list {
        OptionInfo(
            "from", .command(.stats), "First day, month or year that counts, as in 2025-01-06, 2025-01 or this-month",
            valueName: "date",
            otherwise: "everything"
        ).at(\.from, read: DateOption.init(option:))
        OptionInfo(
            "to", .command(.stats), "Last day, month or year that counts", valueName: "date",
            otherwise: "that of --from"
        ).at(\.to, read: DateOption.init(option:))
        OptionInfo(
            "person", .command(.stats), "Only this person, by name or initials; repeatable", kind: .texts,
            valueName: "name", otherwise: "everybody"
        ).at(\.person)
        OptionInfo("format", .command(.stats), "Format of the table", valueName: "kind").at(\.format)
        OptionInfo(
            "spreadsheet-safe", .command(.stats),
            "Put an apostrophe before text that spreadsheets take for a formula (csv)"
        ).at(\.spreadsheetSafe)
        InputOptions.rows(of: .stats, within: \.input)
    }
}

/// The options of `calprint who`.
struct WhoOptions: RowGroup {
    var at: CivilDateTime?
    var line: [String] = []
    var from: DateOption?
    var json = false
    var input = InputOptions()

    static let rows = list {
        OptionInfo(
            "from", .command(.who), "Month or year of dates in tables that have none, as in 2025-01",
            valueName: "date", otherwise: "as in the table"
        ).at(\.from, read: DateOption.init(option:))
        OptionInfo(
            "at", .command(.who), "Time by the schedule's clock, as in 2025-01-29T16:00", valueName: "time",
            otherwise: "now"
        ).at(\.at, read: CivilDateTime.init(option:))
        OptionInfo(
            "line", .command(.who), "Only this line, by label or key; repeatable", kind: .texts, valueName: "line",
            otherwise: "all"
        ).at(\.line)
        OptionInfo("json", .command(.who), "Print a JSON array, an object a line").at(\.json)
        InputOptions.rows(of: .who, within: \.input)
    }
}

/// The options of `calprint import`.
struct ImportOptions: RowGroup {
    var replace = false
    var dryRun = false
    var input = InputOptions()

    static let rows = list {
        OptionInfo("replace", .command(.import), "Remove records that the same file gave before but no longer has")
            .at(\.replace)
        OptionInfo("dry-run", .command(.import), "Only say what would change").at(\.dryRun)
        InputOptions.rows(of: .import, within: \.input)
    }
}

/// The options of `calprint fetch`.
struct FetchOptions: RowGroup {
    var list = false
    var dryRun = false
    var full = false
    var printChanges = false
    var allowEmpty = false
    var forget = false
    var signIn = false
    var quiet = false

    static let rows = list {
        OptionInfo("list", .command(.fetch), "List the sources: last success, last try, records, changes").at(\.list)
        OptionInfo("dry-run", .command(.fetch), "Fetch, and only say what would change").at(\.dryRun)
        OptionInfo("full", .command(.fetch), "Fetch everything again, not only what changed").at(\.full)
        OptionInfo("print-changes", .command(.fetch), "Print every entry that is new, another or gone")
            .at(\.printChanges)
        OptionInfo("allow-empty", .command(.fetch), "Let a source become empty that had more than ten records")
            .at(\.allowEmpty)
        OptionInfo("forget", .command(.fetch), "Remove the records of zones that are gone at the server").at(\.forget)
        OptionInfo(
            "sign-in", .command(.fetch), "Print the address at which the user of a source signs in, and take the token"
        ).at(\.signIn)
        OptionInfo("quiet", .command(.fetch), "Say nothing but warnings and errors", letter: "q").at(\.quiet)
    }
}

/// The options of `calprint batch`.
struct BatchOptions: RowGroup {
    /// Required.
    var out = ""
    var eachPerson = false
    var jobs: Int?
    var shard: Shard?
    var report: String?

    static let rows = list {
        OptionRow<String>(
            required: OptionInfo(
                "out", .command(.batch), "Folder for the calendars", kind: .file, valueName: "folder",
                completion: .directory)
        ).at(\.out)
        OptionInfo(
            "each-person", .command(.batch),
            "Make an item one for everybody in its schedule: the own sheet of each, as --person NAME --only draws it; if "
                + "its pages show no days, their checklists or documents, as --person NAME does"
        ).at(\.eachPerson)
        OptionInfo(
            "jobs", .command(.batch), "Number of items drawn at a time", valueName: "n", otherwise: "one per processor"
        ).at(\.jobs, in: 1...256)
        OptionInfo(
            "shard", .command(.batch), "Only every Nth line of the manifest, starting with line I, as in 3/8",
            valueName: "i/n", otherwise: "all lines"
        ).at(\.shard, read: Shard.init(option:))
        OptionInfo(
            "report", .command(.batch), "Write the result of every item as JSON; - is standard output", kind: .file,
            valueName: "file"
        ).at(\.report)
    }
}

/// The options of `calprint diff`.
struct DiffOptions: RowGroup {
    var dpi = 150
    var picture: String?
    var json = false
    var ignore = DocumentComparison.Ignoring.nothing

    static let rows = list {
        OptionRow<Int>(
            OptionInfo("dpi", .command(.diff), "Pixels per inch for comparing ink, 36 to 600", valueName: "n"),
            in: DocumentComparison.resolutions, default: DiffOptions().dpi
        ).at(\.dpi)
        OptionInfo(
            "picture", .command(.diff),
            "Draw the first page that looks different, old, new and laid over each other; with %d in the name, every "
                + "such page", kind: .file, valueName: "file", completion: .file(extensions: ["png"])
        ).at(\.picture)
        OptionInfo("json", .command(.diff), "Print the differences as JSON").at(\.json)
        OptionInfo(
            "ignore", .command(.diff), "What not to report: different bytes alone, or metadata as well",
            valueName: "what"
        ).at(\.ignore)
    }
}

/// The options of `calprint verify`.
struct VerifyOptions: RowGroup {
    var json = false
    var input = InputOptions()

    static let rows = list {
        OptionInfo("json", .command(.verify), "Print what changed as JSON").at(\.json)
        InputOptions.rows(of: .verify, within: \.input)
    }
}

/// The options of `calprint config`.
struct ConfigOptions: RowGroup {
    var json = false
    var example = false

    static let rows = list {
        OptionInfo("json", .command(.config), "Print JSON").at(\.json)
        OptionInfo("example", .command(.config), "Print an example of a configuration file, with every option")
            .at(\.example)
    }
}

extension DocumentComparison.Ignoring: Keyword {}
extension StatisticsFormat: Keyword {}
