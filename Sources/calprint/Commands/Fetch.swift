import ArgumentParser
import ScheduleIO

struct Fetch: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .fetch, usage: "calprint fetch [<name> ...] [<option> ...]",
        discussion: """
            A configuration file declares each source in a table [source.NAME]. Without a name, those in its list fetch \
            are fetched, else all. A source that fails keeps the records that it had.
            """)

    @Argument(help: ArgumentHelp("Names of sources.", valueName: "name"))
    var names: [String] = []

    @Option(.store) var store: String?
    @OptionGroup var options: FetchOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let sources = try FetchConfiguration(ConfigurationPlaces(configuration).files).chosen(names)
        let place = StorePlace(store)
        if options.list {
            return try console.print(FetchListing(sources, try place.openIfThere()).text)
        }
        if options.signIn { return try SignIn(sources, console).run() }
        guard !sources.isEmpty else {
            return console.note("there is nothing to fetch; a configuration file declares sources: [source.NAME]")
        }
        try FetchRun(place, options, console.quiet(options.quiet)).run(sources)
    }
}
