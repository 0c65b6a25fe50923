import ArgumentParser
import CalendarCore
import ScheduleIO

struct Verify: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.verify.rawValue, abstract: CommandName.verify.abstract,
        usage: "calprint verify <pdf> [-s <file>] ... [<option> ...]",
        discussion: """
            The PDF must have been drawn with --stamp; lines and person are chosen as they were then. If it was drawn \
            with --private, give the same here: a PDF does not decide who may see private events. Exits with 0 if the PDF is current, with 2 if not, and lists the days that changed with what they say now.
            """)

    @Argument(help: ArgumentHelp("The PDF; - is standard input.", valueName: "pdf"), completion: .pdf)
    var pdf: String

    @Option(each: .schedule) var schedule: [String]
    @Option(.store) var store: String?
    @OptionGroup var days: DayFileOptions
    @Option(.people) var people: String?
    @Option(.lines) var lines: String?
    @Option(.privacy) var privacy: Privacy
    @OptionGroup var source: SourceOptions
    @OptionGroup var options: VerifyOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let document = try StampedDocument(read(), name: pdf, privacy)
        let loaded = try ScheduleSources(schedule, store: store).load(
            document.stamp.days, source.reading, console, adding: document.added(days, people: people, lines: lines),
            isRequired: true, for: document.owner)
        let verification = try document.verified(against: loaded)
        let report = VerificationReport(document: pdf, verification: verification)
        try console.print(options.json ? report.json : report.text)
        if !verification.isCurrent { throw Failure(.differ) }
    }

    private func read() throws -> [UInt8] {
        guard pdf != "-" || !schedule.contains("-") else {
            throw Failure(.usage, "standard input can be read only once")
        }
        do {
            return try SourceFile.read(pdf)
        } catch {
            throw Failure(error)
        }
    }
}
