import CalendarCore
import ScheduleIO

extension OptionTable {
    static let export = [
        OptionInfo(of: .exportFrom), OptionInfo(of: .exportTo), OptionInfo(of: .exportFormat),
        OptionInfo(of: .exportProvider), OptionInfo(of: .exportPrivacy), OptionInfo(of: .notes),
        OptionInfo(of: .spreadsheetSafe), OptionInfo(of: .rawSummary), OptionInfo(of: .exportOutput),
        OptionInfo(of: .exportMode),
    ]
}

extension OptionRow {
    static var exportFrom: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "from", .command(.export), "First day or month, as in 2025-01-06 or 2025-01", valueName: "date",
                otherwise: "everything"),
            read: DayOrMonth.init(option:))
    }

    static var exportTo: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "to", .command(.export), "Last day or month, included", valueName: "date",
                otherwise: "that of --from"),
            read: DayOrMonth.init(option:))
    }

    static var exportFormat: OptionRow<ExportFormat?> {
        OptionRow<ExportFormat?>(
            OptionInfo(
                "format", .command(.export), "Format of the output", valueName: "kind",
                otherwise: "told by its name, else json"))
    }

    // Not the options of drawing: a configuration file's settings for pages must not remove entries from an export.

    static var exportProvider: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "provider", .command(.export),
                "Write the calendar of this provider for a phone, without other names (ics); repeat it for other "
                    + "spellings of the name",
                kind: .texts, valueName: "name", otherwise: "everybody's entries"))
    }

    static var exportPrivacy: OptionRow<Privacy?> {
        OptionRow<Privacy?>(
            OptionInfo(
                "private", .command(.export), "Leave out private events, write only when they are, or all of them",
                valueName: "rule", otherwise: "omit with --provider and in jsonl, else show"))
    }

    static var notes: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("notes", .command(.export), "Write the table of monthly notes instead of days (csv)"))
    }

    static var spreadsheetSafe: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "spreadsheet-safe", .command(.export),
                "Put an apostrophe before text that spreadsheets take for a formula (csv)"))
    }

    static var rawSummary: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("raw-summary", .command(.export), "Write event texts as in the file, without times (jsonl)"))
    }

    static var exportOutput: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "output", .command(.export), "Output file; - is standard output", letter: "o", kind: .file,
                valueName: "file", otherwise: "standard output", completion: .exports))
    }

    static var exportMode: OptionRow<FileMode?> {
        OptionRow<FileMode?>(
            OptionInfo(
                "mode", .command(.export), "Mode of the file in octal, as in 0600",
                otherwise: "the old file's, else by umask"),
            read: FileMode.init(option:))
    }
}
