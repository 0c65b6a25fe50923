/// What `--report` asks for. No group of the argument parser, whose groups cost every run more than their options do.
struct ReportOptions {
    private let report: String?

    init(_ report: String?) {
        self.report = report
    }

    /// Where the report goes; nil where none is asked for. `output` is where the pages go: without one, to the printer
    /// alone, or to standard output.
    func destination(beside output: String?, isPrinted: Bool) throws -> Destination? {
        guard let report else { return nil }
        guard report == "-" else {
            guard output.map({ !OutputPlace.isSame($0, report) }) ?? true else {
                throw Failure(
                    .usage, "the report would replace the pages in '\(report)'; give it another name (--report)")
            }
            return try Destination(report, nil, mode: nil)
        }
        guard output.map({ $0 != "-" }) ?? isPrinted else {
            throw Failure(.usage, "the pages go to standard output; give the report a file (--report), or them (-o)")
        }
        return try Destination(nil, nil, mode: nil)
    }
}
