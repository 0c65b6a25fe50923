import ArgumentParser

/// Which configuration files count. They are read before the command line is parsed (CommandWords); here the options
/// are declared for the parser. Drawing declares them itself: a group would cost every run more than its options do.
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

extension CompletionKind {
    /// Files of options.
    static var configurations: CompletionKind { .file(extensions: ["toml"]) }
}
