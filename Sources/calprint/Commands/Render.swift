import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

struct Render: ParsableCommand {
    // Named as a part of calprint, which asks for completion scripts itself: the parser then does not look for such a
    // request in every run, which costs as much as drawing half a page.
    static let configuration = CommandConfiguration(
        _superCommandName: "calprint",
        abstract: "Draw months of a schedule as a calendar, one a page.",
        usage: "calprint --from <month> [--to <month>] [-s <file>] ... [-o <file>]",
        discussion: """
            EXAMPLES:
              calprint --from 2025-01 --to 2025-06 -s clinic.json -o wall.pdf
              calprint --from 2025-01 --months 12 -s days.csv -s notes.csv -o year.pdf
              calprint --from 2025-01 -s clinic.json -s CALL=oncall.ics -o january.pdf
              calprint --from 2025-01 -s clinic.json | lp

            OTHER COMMANDS (calprint help <command>):
              check     check schedules: print what is wrong, one finding a line
              export    write a schedule as JSON, a table, a calendar, or a list of entries
              import    put schedules into the store
              store     show what is in the store
              diff      compare two PDFs: say page by page what changed
              fonts     list the faces that pages are printed in
              config    show the options that files give, and where each comes from
            """)

    @OptionGroup(title: "Months")
    var months: RangeOptions

    @OptionGroup(title: "Schedules")
    var schedules: ScheduleOptions

    @OptionGroup(title: "Page")
    var page: PageOptions

    @OptionGroup(title: "Fonts")
    var fonts: FontOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    @Option(help: .config, completion: .configurations)
    var config: String?

    @Flag(help: .noConfig)
    var noConfig = false

    func run() throws {
        let range = try months.range
        let target = try output.target()
        let reportDestination = try ReportOptions(output.report).destination(beside: output.output)
        let loaded = try schedules.sources().load(range.first.firstDay...range.last.lastDay)
        let schedule = loaded.schedule.printingTimes(as: page.timeFormat)
        let months = try months.months(range, of: schedule)
        loaded.noteWhatIsMissing(in: months)
        let library = try FontLibrary(forCommand: fonts.sources)
        var look = page.month
        look.missingGlyphs = fonts.missingGlyphs
        let view = MonthView(
            schedule, months: months, options: look, typesetter: Typesetter(PangoMeasurer(library)))
        let missing = MissingGlyphReport(schedule.lines)
        let account = Account(schedule, superseded: loaded.superseded, months: range)
        var progress = Progress(monthCount: months.count, isQuiet: output.verbose)
        defer { progress.clear() }
        // The report is complete before the pages get their place, and gets its own after them.
        try ReportWriter.deliver(to: reportDestination, library) { report in
            var pages = AccountedPages(view, account, missing, report: report, isVerbose: output.verbose)
            let metadata = DocumentMetadata(of: schedule, months, title: page.title)
            try target.deliver(
                {
                    guard let laidOut = try pages.next() else { return nil }
                    progress.show(pages: laidOut.number, months: months.count - pages.pages.remainingMonthCount)
                    return laidOut.page
                }, metadata, library)
        }
        progress.clear()
        for line in missing.lines(.warn) { Console.line(line) }
        withExtendedLifetime((view, schedule, library)) { Calprint.endAtOnce() }
    }
}
