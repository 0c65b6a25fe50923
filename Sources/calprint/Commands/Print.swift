import ArgumentParser
import ScheduleIO

struct Print: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .print, usage: "calprint print <file> [<option> ...]",
        discussion: """
            Pages keep their size and order. Without --print, the default queue prints them. Needs libcups.

            EXAMPLES:
              calprint print -d office --copies 2 --wait=600 wall.pdf
            """)

    @Argument(
        help: ArgumentHelp("The PDF; - is standard input.", valueName: "file"), completion: .pdf)
    var file: String

    @OptionGroup(title: OptionSection.printing.title)
    var printing: PrintOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let order = try printing.order()
        let console = console.quiet(printing.quiet)
        try order.lockRun()
        let name = file == "-" ? "standard input" : OutputPath.name(of: file)
        let bytes = try SourceFile.contents(of: file)
        try PrintRun(order, bytes, title: name, source: file == "-" ? name : "'\(file)'", console).print()
    }
}
