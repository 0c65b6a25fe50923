import ArgumentParser
import CairoRenderer
import CalendarLayout
import ScheduleIO

struct Check: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.check.rawValue, abstract: CommandName.check.abstract,
        discussion: "Exits with 0 where every file can be drawn, with 65 where one has an error.")

    @Argument(help: ArgumentHelp("The schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @OptionGroup(title: "Schedules")
    var source: SourceOptions

    @OptionGroup(title: "Fonts")
    var fonts: FontOptions

    @Flag(help: "Print the findings as a JSON array, for editors and build servers.")
    var json = false

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let results = try source.reading.read(files)
        let typesetter = Typesetter(DrawingTools(try FontLibrary(forCommand: fonts.sources)).measurer)
        let findings = try results.flatMap { $0.findings + (try missingGlyphs(in: $0, typesetter)) }
        if json {
            try console.print(JSONFindings(findings).text)
        } else {
            for finding in findings { try console.print(finding.description) }
        }
        if results.contains(where: { $0.schedule == nil }) { throw Failure(noScheduleFor: findings) }
        if findings.contains(where: { $0.severity == .error }) { throw Failure(.badData) }
    }

    /// What no face has of a file, as drawing would find it.
    private func missingGlyphs(in result: ReadResult, _ typesetter: Typesetter) throws -> [Finding] {
        guard let schedule = result.schedule else { return [] }
        let report = MissingGlyphReport(schedule.lines)
        do throws(MeasuringError) {
            report.add(try GlyphSurvey(schedule, typesetter))
        } catch {
            throw Failure(.measuring(error))
        }
        return report.findings(fonts.missingGlyphs ?? PageStyle().missingCharacters)
    }
}
