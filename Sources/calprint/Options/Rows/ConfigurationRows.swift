extension OptionTable {
    static let configuration = [OptionInfo(of: .config), OptionInfo(of: .noConfig)]

    static let config = [OptionInfo(of: .listingJSON), OptionInfo(of: .exampleFile)]
}

extension OptionRow {
    static var config: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "config", .configuration, "Read options from this file, too; it overrides the usual ones", kind: .file,
                valueName: "file", completion: .configurations))
    }

    static var noConfig: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "no-config", .configuration, "Ignore the usual configuration files (calprint config lists them)"))
    }

    static var listingJSON: OptionRow<Bool> {
        OptionRow<Bool>(OptionInfo("json", .command(.config), "Print JSON"))
    }

    static var exampleFile: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("example", .command(.config), "Print an example of a configuration file, with every option"))
    }
}
