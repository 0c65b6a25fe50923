import ArgumentParser
import CalendarCore
import ScheduleIO

struct Verify: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .verify, usage: "calprint verify <pdf> [-s <file>] ... [<option> ...]",
        discussion: """
            The PDF must have been drawn with --stamp; lines and person are chosen as they were then. If it was drawn \
            with --private, give the same here: a PDF does not decide who may see private events. Exits with 0 if the PDF is current, with 2 if not, and lists the days that changed with what they say now.
            """)

    @Argument(help: ArgumentHelp("The PDF; - is standard input.", valueName: "pdf"), completion: .pdf)
    var pdf: String

    @OptionGroup var options: VerifyOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        guard pdf != "-" || !options.input.schedule.contains("-") else {
            throw Failure(.usage, "standard input can be read only once")
        }
        let document = try StampedDocument(SourceFile.contents(of: pdf), name: pdf, options.input.privacy)
        let loaded = try options.input.load(
            document.stamp.days, console, closed: document.closedWords, for: document.owner)
        let verification = try document.verified(against: loaded)
        let report = VerificationReport(document: pdf, verification: verification)
        try console.print(options.json ? report.json : report.text)
        if !verification.isCurrent { throw Failure(.differ) }
    }
}
