/// The heading of a group of options.
enum OptionSection: Hashable {
    case range, schedules, page, fonts, output, printing
    /// Which configuration files are read.
    case configuration
    /// Options that only this command has.
    case command(CommandName)

    /// The sections of drawing, in the order of the help.
    static let drawing = [range, schedules, page, fonts, output, printing]

    var title: String {
        switch self {
        case .range: "Days"
        case .schedules: "Schedules"
        case .page: "Page"
        case .fonts: "Fonts"
        case .output: "Output"
        case .printing: "Printing"
        case .configuration: "Configuration files"
        case .command(let name): name.rawValue
        }
    }
}
