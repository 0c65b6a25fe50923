import GoldenSupport

@testable import calprint

/// The help of a command.
struct HelpText {
    let text: String

    /// Of a command by its words; of drawing, the default, without any.
    init(_ command: [String]) throws {
        text = try requireSuccess(of: builtProgram("calprint"), command.isEmpty ? ["--help"] : ["help"] + command).text
    }

    /// The default command's and every other's.
    static func all() throws -> [HelpText] {
        try [HelpText([])] + CommandName.others.map { try HelpText([$0.rawValue]) }
    }

    /// The options that it lists, without their hyphens: `s`, `schedule`.
    var options: [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.drop { $0 == " " }.split(separator: "  ")[0].split { $0 == " " || $0 == "," }
                .filter { $0.hasPrefix("-") }.map { $0.drop { $0 == "-" } }
        }
    }
}
