/// The example of a configuration file, with every option: Examples/calprint.toml.
struct ExampleFile {
    static let text = ([introduction] + OptionSection.drawing.map(text(of:))).joined(separator: "\n")

    private static let introduction = """
        # Every option that a configuration file can have. Remove the # before an option to set it.
        #
        # /etc/calprint/calprint.toml is for everyone on this machine, ~/.config/calprint/calprint.toml for you. The file
        # of --config overrides both, and the command line overrides all files; `calprint config` shows the result.
        # Relative paths start from the folder of this file. --strict=false overrides a `strict = true`, and so on.
        #
        # Made by `calprint config --example`.

        """

    private static func text(of section: OptionSection) -> String {
        let options = OptionTable.drawing.filter { $0.section == section }
        return "# \(section.title)\n\n" + options.map(text(of:)).joined(separator: "\n")
    }

    private static func text(of option: OptionInfo) -> String {
        let comment = ([option.fullHelp] + option.remarks).joined(separator: " ")
        let lines = comment.wrapped(to: 110).map { "# \($0)\n" }.joined()
        return "\(lines)#\(option.name) = \(option.tomlValue(option.exampleValues))\n"
    }
}

extension OptionInfo {
    /// The example values in a file.
    var exampleValues: [String] { kind == .flag ? ["true"] : example }

    /// Remarks for its comment in a file.
    fileprivate var remarks: [String] {
        let replaced = replaces.isEmpty ? nil : "Overrides `\(replaces.joined(separator: "` and `"))` of earlier files."
        return [replaced, needRemark].compactMap(\.self)
    }

    /// The kind of run that it is for, in a sentence; nil for every run.
    var needRemark: String? {
        switch need {
        case .format(let format): "Only for \(format.name)."
        case .queue: "Only if something is printed."
        case nil: nil
        }
    }
}
