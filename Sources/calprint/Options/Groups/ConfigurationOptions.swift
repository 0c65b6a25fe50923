/// The options for configuration files. CommandLineScan reads them before the command line is parsed; here they are
/// declared for the parser.
struct ConfigurationOptions: RowGroup {
    var config: String?
    var noConfig = false

    static let rows = list {
        OptionInfo(
            "config", .configuration, "Read options from this file, too; it overrides the usual ones", kind: .file,
            valueName: "file", completion: .configurations
        ).at(\.config)
        OptionInfo("no-config", .configuration, "Ignore the usual configuration files (calprint config lists them)")
            .at(\.noConfig)
    }
}
