import ArgumentParser
import ScheduleIO

struct Check: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.check.rawValue, abstract: CommandName.check.abstract,
        discussion: "Exits with 0 if every file can be drawn, with 65 if one has an error.")

    @Argument(help: ArgumentHelp("Schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @OptionGroup(title: OptionSection.schedules.title)
    var source: SourceOptions

    @Flag(.findingsJSON) var json: Bool

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
