import ArgumentParser

/// What a run tells of itself.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write what became of every entry, as JSON; - is standard output.", valueName: "file"))
    var report: String?

    @Flag(name: .shortAndLong, help: "Say on standard error how each page was set, and what became of the entries.")
    var verbose = false

    /// Where the report goes; nil where none is asked for. `output` is where the pages go.
    func destination(beside output: String?) throws -> Destination? {
        guard let report else { return nil }
        guard report == "-" else {
            guard output.map({ !OutputPlace.isSame($0, report) }) ?? true else {
                throw Failure(
                    .usage, "the report would replace the pages in '\(report)'; give it another name (--report)")
            }
            return try Destination(report)
        }
        guard let output, output != "-" else {
            throw Failure(.usage, "the pages go to standard output; give the report a file (--report), or them (-o)")
        }
        return .standardOutput
    }
}
