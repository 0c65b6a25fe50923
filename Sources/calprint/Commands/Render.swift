import ArgumentParser

struct Render: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .render, usage: "calprint --from <month> [--to <month>] [-s <file>] ... [-o <file>]",
        discussion: """
            EXAMPLES:
              calprint --from 2025-01 --to 2025-06 -s clinic.json -o wall.pdf
              calprint --from 2025-01 --months 12 -s days.csv -s notes.csv -o year.pdf
              calprint --from 2025-01 -s clinic.json -s CALL=oncall.ics -o january.pdf
              calprint --from 2025-01 -s clinic.json --print office --copies 2

            OTHER COMMANDS (calprint help <command>):
            \(CommandName.others.map(\.helpLine).joined(separator: "\n"))

            calprint -h is short.
            """)

    @OptionGroup
    var sections: DrawingSections

    @OptionGroup(title: OptionSection.schedules.title)
    var listing: ListingOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        try DrawingCommand(options: sections.options, listing: listing).run(console)
    }
}

/// The options of drawing under the headings of the help.
struct DrawingSections: ParsableArguments {
    @OptionGroup(title: OptionSection.range.title)
    var range: RangeOptions

    @OptionGroup(title: OptionSection.schedules.title)
    var schedules: ScheduleOptions

    @OptionGroup(title: OptionSection.page.title)
    var page: PageOptions

    @OptionGroup(title: OptionSection.fonts.title)
    var fonts: FontOptions

    @OptionGroup(title: OptionSection.output.title)
    var output: OutputOptions

    @OptionGroup(title: OptionSection.printing.title)
    var printing: PrintOptions

    var options: DrawingOptions {
        DrawingOptions(
            range: range, schedules: schedules, page: page, fonts: fonts, output: output, printing: printing)
    }

    func validate() throws { try options.validate() }
}

/// Drawing, as a command line without a command's name asks for it.
///
/// It has the options of ``Render`` in one list. The argument parser looks for the conformances of the type of each
/// group, which costs as much as drawing a page.
struct DrawingCommand: ConsoleCommand, RowGroup {
    /// With the name of a program above it, or else the parser looks for a request of a completion script first, which
    /// ``CompletionScript`` has answered.
    static let configuration = CommandConfiguration(
        commandName: CommandName.render.rawValue, _superCommandName: Program.name)

    var options = DrawingOptions()
    var listing = ListingOptions()
    var configuration = ConfigurationOptions()

    static let rows = list {
        DrawingOptions.rows.within(\.options)
        ListingOptions.rows.within(\.listing)
        ConfigurationOptions.rows.within(\.configuration)
    }

    func validate() throws { try options.validate() }

    func run(_ console: Console) throws {
        guard !listing.listPeople else { return try console.print(PeopleListing(options, console).text) }
        let drawn = try DrawingRun(options, console).run()
        withExtendedLifetime(drawn) { Program.endAtOnce() }
    }
}
