import GoldenSupport

@testable import calprint

/// What `--help` says of a command.
struct HelpText {
    let text: String

    /// Of a command by its words; of drawing, the default, without any.
    init(_ command: [String]) throws {
        text = try requireSuccess(of: builtProgram("calprint"), command.isEmpty ? ["--help"] : ["help"] + command).text
    }

    /// The default command's and every other's.
    static func all() throws -> [HelpText] {
        let names = Calprint.configuration.subcommands.filter { $0 != Render.self }.map { $0._commandName }
        return try [HelpText([])] + names.map { try HelpText([$0]) }
    }

    /// The options that it lists, without their hyphens: `s`, `schedule`.
    var options: [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
            line.drop { $0 == " " }.split(separator: "  ")[0].split { $0 == " " || $0 == "," }
                .filter { $0.hasPrefix("-") }.map { $0.drop { $0 == "-" } }
        }
    }
}
