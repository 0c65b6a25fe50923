import ArgumentParser

struct Render: ParsableCommand {
    // Named as a part of calprint, which asks for completion scripts itself: the parser then does not look for such a
    // request in every run, which costs as much as drawing half a page.
    static let configuration = CommandConfiguration(
        commandName: "render", _superCommandName: "calprint",
        abstract: "Draw months of a schedule as a calendar, one a page.",
        usage: "calprint --from <month> [--to <month>] [-s <file>] ... [-o <file>]",
        discussion: """
            EXAMPLES:
              calprint --from 2025-01 --to 2025-06 -s clinic.json -o wall.pdf
              calprint --from 2025-01 --months 12 -s days.csv -s notes.csv -o year.pdf
              calprint --from 2025-01 -s clinic.json -s CALL=oncall.ics -o january.pdf
              calprint --from 2025-01 -s clinic.json --print office --copies 2

            OTHER COMMANDS (calprint help <command>):
              check     check schedules: print what is wrong, one finding a line
              export    write a schedule as JSON, a table, a calendar, or a list of entries
              import    put schedules into the store
              store     show what is in the store
              print     print a PDF
              batch     draw thousands of calendars that a manifest lists
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

    @OptionGroup(title: "Printing")
    var printing: PrintOptions

    @Option(help: .config, completion: .configurations)
    var config: String?

    @Flag(help: .noConfig)
    var noConfig = false

    func run() throws {
        try Drawing(months: months, schedules: schedules, page: page, fonts: fonts, output: output, printing: printing)
            .run()
    }
}

/// Drawing without printing: most runs, of which the options of printing would take 2.5 million instructions.
struct PlainRender: ParsableCommand {
    // As that of Render, which gives help.
    static let configuration = CommandConfiguration(
        commandName: "render", _superCommandName: "calprint", helpNames: [])

    @OptionGroup
    var months: RangeOptions

    @OptionGroup
    var schedules: ScheduleOptions

    @OptionGroup
    var page: PageOptions

    @OptionGroup
    var fonts: FontOptions

    @OptionGroup
    var output: OutputOptions

    @Option(help: .config, completion: .configurations)
    var config: String?

    @Flag(help: .noConfig)
    var noConfig = false

    func run() throws {
        try drawing.run()
    }

    /// What the options ask for.
    var drawing: Drawing {
        Drawing(months: months, schedules: schedules, page: page, fonts: fonts, output: output, printing: nil)
    }
}
