import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// From a command line's options to pages in their place.
struct Drawing {
    let months: RangeOptions
    let schedules: ScheduleOptions
    let page: PageOptions
    let fonts: FontOptions
    let output: OutputOptions
    /// Nil where no option speaks of printing.
    let printing: PrintOptions?
    /// What a filter of CUPS draws, and where to; it then ends the run itself.
    var job: FilterJob?

    func run() throws {
        // A job's document may tell its months itself.
        let asked = job == nil || months.from != nil ? try months.range : nil
        let order = try printing?.orderOfPages()
        let spool = job?.spool ?? order.map { _ in PrintSpool() }
        let target = try output.target(spool)
        let reportDestination = try ReportOptions(output.report).destination(
            beside: output.output, isPrinted: order != nil)
        let sources = try job.map { ScheduleSources($0.document, schedules.source.reading) } ?? schedules.sources()
        let loaded = try sources.load(asked.map { $0.first.firstDay...$0.last.lastDay })
        let library = try FontLibrary(forCommand: fonts.sources)
        let drawn = try draw(
            loaded, asked, to: target, report: reportDestination, DrawingTools(library, isWatched: true))
        if let order, let spool { try PrintRun(order, spool.bytes, title: drawn.title).print() }
        withExtendedLifetime((drawn, library)) { if job == nil { Calprint.endAtOnce() } }
    }

    /// Draws what was loaded and puts it in its place. Without months these are all of the data's.
    func draw(
        _ loaded: ScheduleSources.Loaded, _ asked: MonthRange?, to target: OutputTarget,
        report reportDestination: Destination? = nil, _ tools: DrawingTools
    ) throws -> DrawnPages {
        let range = try asked ?? months.range(of: loaded.extent)
        let sheet = try ProviderSheet(schedules.provider)
        let schedule = try sheet?.entries(of: loaded.schedule) ?? loaded.schedule
        let months = try months.months(range, of: schedule)
        loaded.noteWhatIsMissing(in: months)
        var style = page.style
        style.title = style.title ?? sheet?.name
        style.missingCharacters = fonts.missingGlyphs ?? style.missingCharacters
        let view = CalendarPages(schedule, months: months, style: style, typesetter: Typesetter(tools.measurer))
        let missing = MissingGlyphReport(schedule.lines)
        let account = Account(
            schedule, superseded: loaded.superseded, span: range.days, kinds: MonthPage.coverage, style: style)
        var progress = Progress(
            monthCount: months.count, isQuiet: !tools.isWatched || output.verbose || Console.isQuiet)
        defer { progress.clear() }
        let metadata = DocumentMetadata(of: schedule, months, style)
        var count = 0
        // The report is complete before the pages get their place, and gets its own after them.
        try ReportWriter.deliver(to: reportDestination, tools.library) { report in
            var pages = AccountedPages(view, account, missing, report: report, isVerbose: output.verbose)
            try target.deliver(
                {
                    guard let laidOut = try pages.next() else { return nil }
                    count = laidOut.number
                    progress.show(pages: laidOut.number, months: months.count - pages.pages.remainingSpanCount)
                    return laidOut.page
                }, metadata, tools.library)
        }
        progress.clear()
        for line in missing.lines(.warn) { Console.line(line) }
        return DrawnPages(title: metadata.title, count: count, view: view, schedule: schedule)
    }
}

/// What pages are measured and drawn with; good for many documents, one after the other.
struct DrawingTools {
    let library: FontLibrary
    let measurer: PangoMeasurer
    /// Whether somebody is told how far a document has come.
    let isWatched: Bool

    init(_ library: FontLibrary, isWatched: Bool) {
        (self.library, self.isWatched) = (library, isWatched)
        measurer = PangoMeasurer(library)
    }
}

/// What was drawn. It keeps what the pages were made of: a run that ends at once need not take that apart.
struct DrawnPages {
    let title: String
    /// How many pages there are.
    let count: Int
    fileprivate let view: CalendarPages<MonthPage>
    fileprivate let schedule: Schedule
}
