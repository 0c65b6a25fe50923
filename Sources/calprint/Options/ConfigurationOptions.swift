import ArgumentParser

/// Which configuration files count. They are read before the command line is parsed (CommandLineScan); here the options
/// are declared for the parser.
struct ConfigurationOptions: ParsableArguments {
    @Option(help: .config, completion: .configurations)
    var config: String?

    @Flag(help: .noConfig)
    var noConfig = false
}

extension ArgumentHelp {
    static var config: ArgumentHelp {
        ArgumentHelp("A file of options; counts more than the usual ones.", valueName: "file")
    }

    static var noConfig: ArgumentHelp { "Leave out the usual files of options (calprint config lists them)." }
}
