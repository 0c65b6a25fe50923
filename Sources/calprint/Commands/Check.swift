import ArgumentParser
import ScheduleIO

struct Check: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.check.rawValue, abstract: CommandName.check.abstract,
        discussion: "Exits with 0 where every file can be drawn, with 65 where one has an error.")

    @Argument(help: ArgumentHelp("The schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @OptionGroup(title: "Schedules")
    var source: SourceOptions

    @Flag(help: "Print the findings as a JSON array, for editors and build servers.")
    var json = false

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let results = try source.reading.read(files)
        let findings = results.flatMap(\.findings)
        if json {
            try console.print(JSONFindings(findings).text)
        } else {
            for finding in findings { try console.print(finding.description) }
        }
        if results.contains(where: { $0.schedule == nil }) { throw Failure(noScheduleFor: findings) }
    }
}
