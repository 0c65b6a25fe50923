import Printing
import ScheduleIO

/// A job's options as the words of a command line: `calprint-from=2025-01` is `--from 2025-01`.
///
/// Only what a page looks like can be asked for: a job's owner must neither read nor write the files of the server.
struct FilterWords {
    let words: [String]

    private static let prefix = "calprint-"
    private static let keys = ConfigurationKey.all.filter { key in
        let names = [
            "from", "to", "months", "skip-empty", "provider", "format", "time-zone", "strict", "media", "cell",
            "first-weekday", "min-font-size", "time-format", "title", "missing-glyphs",
        ]
        return names.contains(key.name)
    }
    /// What the print command sends with its own jobs.
    private static let foreign = ["calprint-document"]

    /// `ppd` is the path of the queue's PPD file. Throws a usage failure for an option that there is not.
    init(_ job: FilterOptions, ppd: String?) throws {
        var words: [String] = []
        for (name, value) in job.values where name.hasPrefix(FilterWords.prefix) && !FilterWords.foreign.contains(name)
        {
            words += try FilterWords.words(of: String(name.dropFirst(FilterWords.prefix.count)), value)
        }
        let namesMedia = job.values.contains { $0.name == FilterWords.prefix + "media" }
        if !namesMedia, let media = job.mediaName(ppd: ppd) { words += try FilterWords.words(of: "media", media) }
        self.words = words
    }

    private static func words(of name: String, _ value: String) throws -> [String] {
        guard let key = keys.first(where: { $0.name == name }) else {
            let hint = Spelling.hint(for: name, among: keys.map(\.name)) ?? "a job has \(known)"
            throw Failure(.usage, "unknown option '\(prefix)\(name)' (\(hint))")
        }
        guard key.kind != .flag || ["true", "false"].contains(value) else {
            throw Failure(.usage, "'\(prefix)\(name)' is true or false, not '\(value)'")
        }
        return Setting(key: key, values: [value], origin: .option(prefix + name)).words
    }

    private static var known: String { keys.map { prefix + $0.name }.joined(separator: ", ") }
}
