import ArgumentParser
import ScheduleIO

struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print", abstract: "Print a PDF.",
        discussion: """
            The pages keep their size and their order. Without --print, the default queue prints them. Needs libcups.

            EXAMPLES:
              calprint print -d office --copies 2 --wait=600 wall.pdf
            """)

    @Argument(
        help: ArgumentHelp("The PDF; - is standard input.", valueName: "file"), completion: .file(extensions: ["pdf"]))
    var file: String

    @OptionGroup(title: "Printing")
    var printing: PrintOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run() throws {
        let order = try printing.order()
        Console.isQuiet = printing.quiet
        if printing.lock { try order.state.map(StateLock.ofRun) }
        let name = file == "-" ? "standard input" : OutputPath.name(of: file)
        let bytes = try SourceFile.contents(of: file)
        try PrintRun(order, bytes, title: name, source: file == "-" ? name : "'\(file)'").print()
    }
}
