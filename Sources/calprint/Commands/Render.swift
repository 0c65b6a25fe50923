import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw months as PDF, PNG or SVG, one a page (the default).")

    @OptionGroup(title: "Months")
    var range: RangeOptions

    @Option(name: .shortAndLong, help: "A schedule to draw; may be repeated, later ones win; - is standard input.")
    var schedule: [String] = []

    @OptionGroup(title: "Page")
    var page: PageOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run() throws {
        let months = try range.months
        let target = try output.target()
        let schedule = try ScheduleSources(schedule).load()
        schedule.noteWhatIsMissing(in: months)
        let library = try FontLibrary.forCommand()
        let typesetter = Typesetter(PangoMeasurer(library))
        var view = MonthView(schedule, months: months, options: page.month, typesetter: typesetter)
        try target.deliver({ try view.nextPage()?.page }, DocumentMetadata(of: schedule, months), library)
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
        } catch .unplaced(let text) {
            throw Failure(.bug, "no place was found for '\(text)'")
        }
    }
}

extension Schedule {
    /// Tells on standard error where a page will be emptier than its reader may expect.
    fileprivate func noteWhatIsMissing(in months: MonthRange) {
        let withheld = events.count { $0.isPrivate }
        if withheld > 0 { Console.note("\(withheld) private events are withheld") }
        guard let extent else { return }
        if extent.last < months.first || extent.first > months.last {
            Console.note("the schedule (\(extent.first) to \(extent.last)) has nothing in these months")
        }
    }
}
