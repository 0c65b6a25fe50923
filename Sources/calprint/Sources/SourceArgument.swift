import CalendarCore

/// A schedule as the command line names it: a file, a folder or a pattern of names; or `LABEL=FILE`, a calendar and the
/// line for all its events.
struct SourceArgument {
    let label: String?
    let file: String

    /// The text before the first `=` is a label if it has 1 to 40 characters and no slash. Write `./NAME` for a file
    /// with such a name.
    init(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isLabelled =
            parts.count == 2 && ScheduleLine.labelLengths.contains(parts[0].unicodeScalars.count)
            && !parts[0].contains("/")
        label = isLabelled ? String(parts[0]) : nil
        file = isLabelled ? String(parts[1]) : argument
    }

    var isStandardInput: Bool { file == "-" }
}
