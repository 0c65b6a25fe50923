import PDFComparison
import ScheduleIO

// The options that only one command has.

extension OptionTable {
    static let check = [OptionInfo(of: .findingsJSON), OptionInfo(of: .explain)]

    static let `import` = [OptionInfo(of: .replace), OptionInfo(of: .dryRun)]

    static let batch = [
        OptionInfo(of: .out), OptionInfo(of: .eachProvider), OptionInfo(of: .jobs), OptionInfo(of: .shard),
        OptionInfo(of: .batchReport),
    ]

    static let verify = [OptionInfo(of: .verdictJSON)]

    static let config = [OptionInfo(of: .listingJSON), OptionInfo(of: .exampleFile)]

    static let diff = [
        OptionInfo(of: .diffDPI), OptionInfo(of: .picture), OptionInfo(of: .differencesJSON), OptionInfo(of: .ignore),
    ]
}

extension OptionRow {
    static var findingsJSON: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("json", .command(.check), "Print the findings as a JSON array"))
    }

    static var explain: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "explain", .command(.check),
                "Say what was understood of tables: shape, columns, dates, and the first three days"))
    }

    static var replace: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("replace", .command(.import), "Remove records that the same file gave before but no longer has"))
    }

    static var dryRun: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("dry-run", .command(.import), "Only say what would change"))
    }
}

extension OptionRow {
    static var out: OptionRow<String> {
        OptionRow<String>(
            required: OptionInfo(
                "out", .command(.batch), "Folder for the calendars", kind: .file, valueName: "folder",
                completion: .directory))
    }

    static var eachProvider: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "each-provider", .command(.batch),
                "Make an item one for everybody in its schedule: the own sheet of each, as --provider NAME --only draws it"
            ))
    }

    static var jobs: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "jobs", .command(.batch), "Number of items drawn at a time", valueName: "n",
                otherwise: "one per processor"),
            in: 1...256)
    }

    static var shard: OptionRow<Shard?> {
        OptionRow<Shard?>(
            OptionInfo(
                "shard", .command(.batch), "Only every Nth line of the manifest, starting with line I, as in 3/8",
                valueName: "i/n", otherwise: "all lines"),
            read: Shard.init(option:))
    }

    static var batchReport: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "report", .command(.batch), "Write the result of every item as JSON; - is standard output",
                kind: .file, valueName: "file"))
    }
}

extension OptionRow {
    static var diffDPI: OptionRow<Int> {
        OptionRow<Int>(
            OptionInfo(
                "dpi", .command(.diff), "Pixels per inch for comparing ink, 36 to 600", valueName: "n"),
            in: DocumentComparison.resolutions, default: 150)
    }

    static var picture: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "picture", .command(.diff),
                "Draw the first page that looks different, old, new and laid over each other; with %d in the name, every "
                    + "such page",
                kind: .file, valueName: "file", completion: .file(extensions: ["png"])))
    }

    static var differencesJSON: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("json", .command(.diff), "Print the differences as JSON"))
    }

    static var ignore: OptionRow<DocumentComparison.Ignoring> {
        OptionRow<DocumentComparison.Ignoring>(
            OptionInfo(
                "ignore", .command(.diff), "What not to report: different bytes alone, or metadata as well",
                valueName: "what"),
            default: .nothing)
    }
}

extension OptionRow {
    static var verdictJSON: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("json", .command(.verify), "Print what changed as JSON"))
    }
}

extension DocumentComparison.Ignoring: Keyword {}

extension OptionTable {
    static let stats = [
        OptionInfo(of: .statsFrom), OptionInfo(of: .statsTo), OptionInfo(of: .statsProvider),
        OptionInfo(of: .statsFormat),
    ]
}

extension OptionRow {
    static var statsFrom: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "from", .command(.stats), "First day or month that counts, as in 2025-01-06 or 2025-01",
                valueName: "date", otherwise: "everything"),
            read: DayOrMonth.init(dated:))
    }

    static var statsTo: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "to", .command(.stats), "Last day or month that counts", valueName: "date", otherwise: "that of --from"),
            read: DayOrMonth.init(dated:))
    }

    static var statsProvider: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "provider", .command(.stats), "Only this person, by name or initials; repeatable", kind: .texts,
                valueName: "name", otherwise: "everybody"))
    }

    static var statsFormat: OptionRow<StatisticsFormat> {
        OptionRow<StatisticsFormat>(
            OptionInfo("format", .command(.stats), "Format of the table", valueName: "kind"), default: .text)
    }
}

extension StatisticsFormat: Keyword {}

extension OptionRow {
    static var listingJSON: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("json", .command(.config), "Print JSON"))
    }

    static var exampleFile: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("example", .command(.config), "Print an example of a configuration file, with every option"))
    }
}
