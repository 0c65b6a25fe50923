import ArgumentParser

/// Which configuration files count. They are read before the command line is parsed (CommandWords); here the options
/// are declared.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file of options, behind the usual ones.", valueName: "file"),
        completion: .file(extensions: ["toml"]))
    var config: String?

    @Flag(help: "Leave out the usual files of options (calprint config lists them).")
    var noConfig = false
}
