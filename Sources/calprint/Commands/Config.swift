import ArgumentParser

struct Config: ParsableCommand {
    static let configuration = CommandConfiguration(
        .config, usage: "calprint config [--json] [<option> ...]",
        discussion: """
            Prints TOML that can be saved as a configuration file. Takes the options of drawing, and shows how they \
            change the result.
            """)

    @OptionGroup var own: ConfigOptions

    /// Prints the page that Docs/Reference.md has.
    @Flag(help: .private)
    var reference = false

    /// Prints the table of a job's options that Docs/CUPS.md has.
    @Flag(help: .private)
    var jobOptions = false

    @OptionGroup
    var options: DrawingSections

    @OptionGroup
    var configuration: ConfigurationOptions

    /// Shows the settings of files and the command line, which the parser has accepted.
    func show(_ configuration: Configuration, _ console: Console) throws {
        let text = page ?? listing(ConfigurationListing(configuration))
        try console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    /// A page that does not depend on the settings; nil if none is asked for.
    private var page: String? {
        own.example ? ExampleFile.text : reference ? ReferencePage.text : jobOptions ? ReferencePage.jobOptions : nil
    }

    private func listing(_ listing: ConfigurationListing) -> String { own.json ? listing.json : listing.toml }
}
