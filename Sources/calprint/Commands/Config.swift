import ArgumentParser

struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.config.rawValue, abstract: CommandName.config.abstract,
        usage: "calprint config [--json] [<option> ...]",
        discussion: """
            Prints TOML that can be saved as a configuration file. Takes the options of drawing, and shows how they \
            change the result.
            """)

    @OptionGroup var own: ConfigOptions

    /// Prints the page that Docs/Reference.md has.
    @Flag(help: .private)
    var reference = false

    @OptionGroup
    var options: DrawingOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    /// Shows the settings of files and the command line, which the parser has accepted.
    func show(_ configuration: Configuration, _ console: Console) throws {
        let listing = ConfigurationListing(configuration)
        let text =
            own.example ? ExampleFile.text : reference ? ReferencePage.text : own.json ? listing.json : listing.toml
        try console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
}
