import CairoRenderer

/// A run of the drawing command: load, draw, print.
struct DrawingRun {
    private let options: DrawingOptions
    private let console: Console

    init(_ options: DrawingOptions, _ console: Console) {
        (self.options, self.console) = (options, console.quiet(options.printing.quiet))
    }

    /// Returns what was drawn, with the tools it was drawn with.
    func run() throws -> (DrawnDocument, DrawingTools) {
        let days = try options.drawnDays()
        let order = try options.printOrder()
        try order?.lockRun()
        let spool = order.map { _ in Spool() }
        let output = try DrawingOutput(options, spool)
        let loaded = try options.schedules.sources().load(
            days, options.schedules.source.reading, console, adding: options.schedules.added,
            hiding: { try NameHiding(options.schedules, of: $0) })
        let tools = try DrawingTools(options)
        let drawing = Drawing(
            options: options, tools: tools, console: console, isWatched: !console.isQuiet,
            pageLimit: order.map { _ in options.output.pageLimit })
        let document = try drawing.draw(loaded, to: output)
        if let order, let spool { try PrintRun(order, spool.bytes, title: document.title, console).print() }
        return (document, tools)
    }
}
