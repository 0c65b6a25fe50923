import Printing
import ScheduleIO

/// A job's options as the words of a command line: `calprint-from=2025-01` is `--from 2025-01`.
///
/// Only what a page looks like can be asked for: a job's owner must neither read nor write the files of the server.
struct FilterWords {
    let words: [String]

    private static let prefix = "calprint-"
    /// By the names of drawing's options.
    private static let values = [
        "from", "to", "months", "format", "time-zone", "media", "cell", "first-weekday", "min-font-size", "time-format",
        "title", "missing-glyphs",
    ]
    private static let flags = ["skip-empty", "strict"]
    /// What the print command sends with its own jobs.
    private static let foreign = ["calprint-document"]

    /// `ppd` is the path of the queue's PPD file. Throws a usage failure for an option that there is not.
    init(_ job: FilterOptions, ppd: String?) throws {
        var words: [String] = []
        for (name, value) in job.values where name.hasPrefix(FilterWords.prefix) && !FilterWords.foreign.contains(name)
        {
            words += try FilterWords.words(of: String(name.dropFirst(FilterWords.prefix.count)), value)
        }
        if !words.contains("--media"), let media = job.mediaName(ppd: ppd) { words += ["--media", media] }
        self.words = words
    }

    private static func words(of name: String, _ value: String) throws -> [String] {
        if values.contains(name) { return ["--\(name)", value] }
        guard flags.contains(name) else {
            let hint = Spelling.hint(for: name, among: values + flags) ?? "a job has \(known)"
            throw Failure(.usage, "unknown option '\(prefix)\(name)' (\(hint))")
        }
        guard ["true", "false"].contains(value) else {
            throw Failure(.usage, "'\(prefix)\(name)' is true or false, not '\(value)'")
        }
        return value == "true" ? ["--\(name)"] : []
    }

    private static var known: String { (values + flags).map { prefix + $0 }.joined(separator: ", ") }
}
