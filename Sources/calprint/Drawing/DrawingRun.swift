import CairoRenderer

/// A run of the drawing command: load, draw, print.
struct DrawingRun {
    private let options: DrawingOptions
    private let console: Console

    init(_ options: DrawingOptions, _ console: Console) {
        (self.options, self.console) = (options, console.quiet(options.printing.quiet))
    }

    /// Returns the document, with the tools that drew it.
    func run() throws -> (DrawnDocument, DrawingTools) {
        let days = try options.daysToRead()
        let order = try options.printOrder()
        try order?.lockRun()
        let spool = order.map { _ in Spool() }
        let output = try DrawingOutput(options, spool)
        let loaded = try options.schedules.sources().load(
            days, options.schedules.source.reading, console, adding: options.schedules.added,
            for: { try options.schedules.owner(in: $0) })
        let resolved = try options.resolvingAll(loaded.extent)
        let tools = try DrawingTools(resolved)
        let drawing = Drawing(
            options: resolved, tools: tools, console: console, isWatched: !console.isQuiet,
            pageLimit: order.map { options.output.pageLimit(copies: $0.copies) })
        let document = try drawing.draw(loaded, to: output)
        if let order, let spool { try PrintRun(order, spool.bytes, title: document.title, console).print() }
        return (document, tools)
    }
}

/// The destinations of the pages and of their report.
struct DrawingOutput {
    let target: OutputTarget
    /// Nil without a report.
    var report: Destination?
}

extension DrawingOutput {
    /// Takes the destinations of options; `spool` takes the pages for the printer. Throws ``Failure`` 64 if options
    /// contradict each other.
    init(_ options: DrawingOptions, _ spool: Spool?) throws {
        var kept = options.schedules.keptFiles
        report = try Destination(reportOf: options.output, isPrinted: spool != nil, keeping: kept)
        if let report = options.output.report, report != "-" { kept.keep(report, as: "the report") }
        target = try options.target(spool, keeping: kept)
    }
}

extension Destination {
    /// The destination of a report beside its pages. Returns nil without a report.
    fileprivate init?(reportOf options: OutputOptions, isPrinted: Bool, keeping kept: KeptFiles) throws {
        guard let report = options.report else { return nil }
        guard report != "-" else {
            try Destination.requireFreeStandardOutput(options.output, isPrinted: isPrinted)
            self = try Destination(nil, nil, mode: nil)
            return
        }
        self = try Destination(report, nil, mode: nil, keeping: kept)
    }

    /// Throws if the pages go to standard output: without a file, unless they are printed.
    private static func requireFreeStandardOutput(_ output: String?, isPrinted: Bool) throws {
        guard output.map({ $0 != "-" }) ?? isPrinted else {
            throw Failure(
                .usage, "the pages go to standard output; give the report (--report) or the pages (-o) a file")
        }
    }
}
