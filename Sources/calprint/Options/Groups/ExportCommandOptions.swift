import CalendarCore
import ScheduleIO

/// The options of `calprint export`.
struct ExportCommandOptions: RowGroup {
    var from: DateOption?
    var to: DateOption?
    var input = InputOptions()
    var format: ExportFormat?
    var person: [String] = []
    var privacy: Privacy?
    var notes = false
    var shifts = false
    var checklists = false
    var spreadsheetSafe = false
    var closedLabel: String?
    var output: String?
    var mode: FileMode?

    static let rows = days + InputOptions.rows(of: .export, within: \.input) + content + files

    private static let days = list {
        OptionInfo(
            "from", .command(.export), "First day, month or year, as in 2025-01-06, 2025-01 or this-month",
            valueName: "date",
            otherwise: "everything"
        ).at(\.from, read: DateOption.init(option:))
        OptionInfo(
            "to", .command(.export), "Last day, month or year, included", valueName: "date", otherwise: "that of --from"
        ).at(\.to, read: DateOption.init(option:))
    }

    // The person and the privacy are not those of drawing: a configuration file's settings for pages must not remove
    // entries from an export.
    private static let content = list {
        OptionInfo(
            "format", .command(.export), "Format of the output", valueName: "kind",
            otherwise: "told by its name, else json"
        ).at(\.format)
        OptionInfo(
            "person", .command(.export),
            "Write the calendar of this person for a phone, without other names (ics); repeat it for other "
                + "spellings of the name", kind: .texts, valueName: "name", otherwise: "everybody's entries"
        ).at(\.person)
        OptionInfo(
            "private", .command(.export), "Leave out private events, write only when they are, or all of them",
            valueName: "rule", otherwise: "omit with --person, else show"
        ).at(\.privacy)
        OptionInfo("notes", .command(.export), "Write the table of monthly notes instead of days (csv)").at(\.notes)
        OptionInfo(
            "shifts", .command(.export),
            "Write a row for each person on a line, with the times of events, hours and note (csv)"
        ).at(\.shifts)
        OptionInfo(
            "checklists", .command(.export), "Write checklists and documents of people instead of days (json)"
        ).at(\.checklists)
        OptionInfo(
            "spreadsheet-safe", .command(.export),
            "Put an apostrophe before text that spreadsheets take for a formula (csv)"
        ).at(\.spreadsheetSafe)
        OptionRow<String?>.closedLabel(.command(.export), otherwise: "as in the schedule").at(\.closedLabel)
    }

    private static let files = list {
        OptionInfo(
            "output", .command(.export), "Output file; - is standard output", letter: "o", kind: .file,
            valueName: "file", otherwise: "standard output", completion: .exports
        ).at(\.output)
        OptionInfo(
            "mode", .command(.export), "Mode of the file in octal, as in 0600",
            otherwise: "the old file's, else by umask"
        ).at(\.mode, read: FileMode.init(option:))
    }
}

extension ExportCommandOptions {
    /// The table of a CSV file.
    var table: ExportedTable { notes ? .notes : shifts ? .shifts : .days }

    /// The first option that only a CSV file has.
    var onlyForCSV: String? {
        [("notes", notes), ("shifts", shifts), ("spreadsheet-safe", spreadsheetSafe)].first(where: \.1)?.0
    }
}
