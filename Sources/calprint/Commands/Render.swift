import ArgumentParser

struct Render: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.render.rawValue, abstract: CommandName.render.abstract,
        usage: "calprint --from <month> [--to <month>] [-s <file>] ... [-o <file>]",
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
    var options: DrawingOptions

    @OptionGroup(title: OptionSection.schedules.title)
    var listing: ListingOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        guard !listing.listProviders else { return try console.print(ProviderListing(options, console).text) }
        let drawn = try DrawingRun(options, console).run()
        withExtendedLifetime(drawn) { Program.endAtOnce() }
    }
}
