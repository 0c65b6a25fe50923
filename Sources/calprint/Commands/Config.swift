import ArgumentParser

struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.config.rawValue, abstract: CommandName.config.abstract,
        usage: "calprint config [--json] [<option> ...]",
        discussion: """
            Prints TOML that can be saved as a configuration file. Takes the options of drawing, and shows what they \
            would replace.
            """)

    @Flag(help: "Print them as JSON.")
    var json = false

    @OptionGroup
    var drawing: Render

    /// What files and the command line come to; the parser has found it good.
    func show(_ configuration: Configuration, _ console: Console) throws {
        let listing = ConfigurationListing(configuration)
        try console.print(json ? listing.json : listing.toml)
    }
}
