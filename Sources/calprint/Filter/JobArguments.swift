import Printing
import ScheduleIO

/// A job's options as arguments of a command line: `calprint-from=2025-01` is `--from 2025-01`.
///
/// Only options of the page are allowed: a job's owner must neither read nor write files of the server.
struct JobArguments {
    let arguments: [String]

    private static let prefix = "calprint-"
    /// What the print command adds to its own jobs.
    private static let foreign = ["calprint-document"]

    /// `ppd` is the path of the queue's PPD file. Throws ``Failure`` 64 for an unknown option.
    init(_ job: FilterOptions, ppd: String?) throws {
        var arguments: [String] = []
        for (name, value) in job.values
        where name.hasPrefix(JobArguments.prefix) && !JobArguments.foreign.contains(name) {
            arguments += try JobArguments.arguments(of: String(name.dropFirst(JobArguments.prefix.count)), value)
        }
        let namesMedia = job.values.contains { $0.name == JobArguments.prefix + "media" }
        if !namesMedia, let media = job.mediaName(ppd: ppd) {
            arguments += try JobArguments.arguments(of: "media", media)
        }
        self.arguments = arguments
    }

    private static func arguments(of name: String, _ value: String) throws -> [String] {
        guard let option = OptionTable.jobs.first(where: { $0.name == name }) else {
            let hint = Spelling.hint(for: name, among: OptionTable.jobs.map(\.name)) ?? "a job has \(known)"
            throw Failure(.usage, "unknown option '\(prefix)\(name)' (\(hint))")
        }
        guard option.kind != .flag || ["true", "false"].contains(value) else {
            throw Failure(.usage, "'\(prefix)\(name)' must be true or false, not '\(value)'")
        }
        return Setting(option: option, values: [value], origin: .option(prefix + name)).arguments
    }

    private static var known: String { OptionTable.jobs.map { prefix + $0.name }.joined(separator: ", ") }
}
