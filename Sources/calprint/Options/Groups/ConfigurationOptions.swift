import ArgumentParser

/// Which configuration files count. They are read before the command line is parsed (CommandLineScan); here the options
/// are declared for the parser.
struct ConfigurationOptions: ParsableArguments {
    @Option(.config) var config: String?
    @Flag(.noConfig) var noConfig: Bool
}
