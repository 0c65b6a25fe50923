import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

struct Check: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.check.rawValue, abstract: CommandName.check.abstract,
        discussion: "Exits with 0 if every file can be drawn, with 65 if one has an error.")

    @Argument(help: ArgumentHelp("Schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @Option(.from) var from: DayOrMonth?

    @OptionGroup(title: OptionSection.schedules.title)
    var source: SourceOptions

    @OptionGroup(title: OptionSection.fonts.title)
    var fonts: FontOptions

    @Flag(.findingsJSON) var json: Bool
    @Flag(.explain) var explain: Bool

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let reading = source.reading.from(from?.first.yearMonth)
        let sources = try reading.load(files)
        let results = reading.results(of: sources)
        let typesetter = Typesetter(DrawingTools(try FontLibrary(forCommand: fonts.sources)).measurer)
        let findings = try results.flatMap { $0.findings + (try missingGlyphs(in: $0, typesetter)) + notes(on: $0) }
        let explanations = explain ? zip(sources, results).map { TableExplanation($1, file: $0.file) } : []
        try print(findings, explanations, console)
        if results.contains(where: { $0.schedule == nil }) { throw Failure(noScheduleFor: findings) }
        if findings.contains(where: { $0.severity == .error }) { throw Failure(.badData) }
    }

    private func print(_ findings: [Finding], _ explanations: [TableExplanation], _ console: Console) throws {
        guard json else {
            for line in explanations.flatMap(\.lines) { try console.print(line) }
            for finding in findings { try console.print(finding.description) }
            return
        }
        let list = JSONFindings(findings).text
        guard explain else { return try console.print(list) }
        try console.print("{\"files\": \(JSONValue.array(explanations.map(\.json)).text),\n\"findings\": \(list)}")
    }

    /// The characters of a file that no font has, as drawing would find them.
    private func missingGlyphs(in result: ReadResult, _ typesetter: Typesetter) throws -> [Finding] {
        guard let schedule = result.schedule else { return [] }
        let report = MissingGlyphReport(schedule.lines)
        do throws(MeasuringError) {
            report.add(try GlyphSurvey(schedule, typesetter))
        } catch {
            throw Failure(.measuring(error))
        }
        return report.findings(fonts.missingGlyphs)
    }

    /// With --strict, what month pages leave out of a file.
    private func notes(on result: ReadResult) -> [Finding] {
        guard source.strict, let schedule = result.schedule else { return [] }
        return UnprintedDetail.all(in: schedule, MonthPage.details).map(Finding.init)
    }
}
