import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw months of a schedule as a calendar, one a page.",
        usage: "calprint --from <month> [--to <month>] [-s <file>] ... [-o <file>]",
        discussion: """
            EXAMPLES:
              calprint --from 2025-01 --to 2025-06 -s clinic.json -o wall.pdf
              calprint --from 2025-01 --months 12 -s days.csv -s notes.csv -o year.pdf
              calprint --from 2025-01 -s clinic.json | lp

            OTHER COMMANDS (calprint help <command>):
              check     check schedules: print what is wrong, one finding a line
              fonts     list the faces that the program carries with it
            """)

    @OptionGroup(title: "Months")
    var months: RangeOptions

    @OptionGroup(title: "Schedules")
    var schedules: ScheduleOptions

    @OptionGroup(title: "Page")
    var page: PageOptions

    @Option(name: .shortAndLong, help: "The PDF to write; - is standard output.", completion: .documents)
    var output: String?

    func run() throws {
        let range = try months.range
        let destination = try Destination(output)
        let schedule = try ScheduleSources(names: schedules.schedule, options: schedules.source).load()
        let months = try months.months(range, of: schedule)
        schedule.noteWhatIsMissing(in: months)
        let library = try FontLibrary.forCommand()
        let typesetter = Typesetter(PangoMeasurer(library))
        var view = MonthView(schedule, months: months, options: page.month, typesetter: typesetter)
        let metadata = DocumentMetadata(of: schedule, months, title: page.title)
        var progress = Progress(monthCount: months.count)
        defer { progress.clear() }
        try destination.deliver { sink in
            let renderer = PDFRenderer(metadata, library: library, to: sink)
            while let laidOut = try view.nextPage() {
                try renderer.draw(laidOut.page)
                progress.show(pages: laidOut.number, months: months.count - view.remainingMonthCount)
            }
            try renderer.finish()
        }
        progress.clear()
        withExtendedLifetime((view, schedule, library)) { Calprint.endAtOnce() }
    }
}

extension MonthView {
    /// The next page, or the command's failure.
    fileprivate mutating func nextPage() throws -> LaidOutPage? {
        do {
            return try next()
        } catch .missingGlyph(let scalar, let text) {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            throw Failure(.badData, "no face has the character U+\(code) of '\(text)'")
        } catch .titleTooLong(let text) {
            throw Failure(.usage, "the title '\(text)' is too long for the page (--title)")
        } catch .unplaced(let text) {
            throw Failure(.bug, "no place was found for '\(text)'")
        }
    }
}

extension Schedule {
    /// Tells on standard error where a page will be emptier than its reader may expect.
    fileprivate func noteWhatIsMissing(in months: [YearMonth]) {
        let withheld = events.count { $0.isPrivate }
        if withheld > 0 { Console.note("\(withheld) private events are withheld") }
        guard let extent, let first = months.first, let last = months.last else { return }
        if extent.last < first || extent.first > last {
            Console.note("the schedule (\(extent.first) to \(extent.last)) has nothing in these months")
        }
    }
}
