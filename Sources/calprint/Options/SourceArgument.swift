import ScheduleIO

/// A schedule as the command line names it: a file, a folder, a pattern of names; or `LABEL=FILE`, the line that all of a
/// calendar stands on.
struct SourceArgument {
    let label: String?
    let file: String

    /// What stands before the first `=` is a label where it can be one: 1 to 16 characters without a slash. A file that
    /// has such a name is written `./NAME`.
    init(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isLabelled = parts.count == 2 && (1...16).contains(parts[0].count) && !parts[0].contains("/")
        label = isLabelled ? String(parts[0]) : nil
        file = isLabelled ? String(parts[1]) : argument
    }
}

/// A source whose bytes are known.
struct LoadedSource {
    /// The line that all its events stand on, as the command line names it.
    let label: String?
    let file: String
    let bytes: [UInt8]
    let format: ScheduleFormat?
    /// A file of a folder that is no schedule.
    var isUnread = false
    /// Other files that are pages of the same export.
    var moreParts: [SourcePart] = []

    var isCalendar: Bool { format?.isCalendar ?? false }

    /// All of its files.
    var parts: [SourcePart] { [SourcePart(bytes: bytes, file: file)] + moreParts }
}
