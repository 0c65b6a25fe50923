import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

struct Check: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .check, usage: "calprint check <file> ... [<option> ...]",
        discussion:
            "Exits with 0 if every file can be drawn, with 65 if one has an error. With --rules, the files are one "
            + "schedule, and what breaks a rule is a warning.")

    @Argument(help: ArgumentHelp("Schedules; - is standard input.", valueName: "file"), completion: .schedules)
    var files: [String]

    @Option(.from) var from: DateOption?
    @Option(.to) var to: DateOption?

    @OptionGroup var options: CheckOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let given = options.input
        let rulesFile = try given.rulesFile
        let added = try given.added()
        var reading = try given.source.reading.from(from?.tableMonth(Today())).knowing(added.people)
        reading.table.tracesCells = options.explain && options.json
        let sources = try reading.load(files)
        let results = reading.results(of: sources)
        let typesetter = Typesetter(DrawingTools(try FontLibrary(forCommand: fonts.sources)).measurer)
        var findings = try results.flatMap {
            $0.findings + $0.similarNames + $0.sharedNames + (try missingGlyphs(in: $0, typesetter)) + notes(on: $0)
        }
        if [given.rules, given.people, given.lines].contains(where: { $0 != nil }) || !given.days.files.isEmpty {
            findings += try self.findings(rulesFile, results, adding: added, reading)
        } else {
            findings += ScheduleReader.findingsInRecords(of: results)
        }
        let explanations = options.explain ? zip(sources, results).map { TableExplanation($1, file: $0.file) } : []
        try print(findings, explanations, console)
        if results.contains(where: { $0.schedule == nil }) { throw Failure(noScheduleFor: findings) }
        let errors = findings.filter { $0.severity == .error }
        if !errors.isEmpty { throw Failure(noScheduleFor: errors) }
    }

    private func print(_ findings: [Finding], _ explanations: [TableExplanation], _ console: Console) throws {
        guard options.json else {
            for line in explanations.flatMap(\.lines) { try console.print(line) }
            for finding in findings { try console.print(finding.description) }
            return
        }
        let list = JSONFindings(findings).text
        guard options.explain else { return try console.print(list) }
        try console.print("{\"files\": \(JSONValue.array(explanations.map(\.json)).text),\n\"findings\": \(list)}")
    }

    /// The schedule that pages show of a file, in English; nil if the file has none.
    private func drawn(of result: ReadResult) -> Schedule? {
        result.schedule?.showingPrivateEvents(options.input.privacy, busy: PagePhrases.english.busy)
    }

    /// The findings of the rules in all files together, and the errors in the people.
    private func findings(
        _ file: RulesFile?, _ results: [ReadResult], adding added: AddedSources, _ reading: SourceReading
    ) throws -> [Finding] {
        guard results.allSatisfy({ $0.schedule != nil }) else { return [] }
        return try RuleReport(
            results, file, days: try DaySpan(checking: from, to), adding: added, reading
        ).findings
    }

    /// The characters of a file that no font has, as drawing would find them.
    private func missingGlyphs(in result: ReadResult, _ typesetter: Typesetter) throws -> [Finding] {
        guard let schedule = drawn(of: result) else { return [] }
        let report = MissingGlyphReport(schedule.lines)
        do throws(MeasuringError) {
            report.add(try GlyphSurvey(schedule, typesetter))
        } catch {
            throw Failure(.measuring(error))
        }
        return report.findings(fonts.missingCharacters(isStrict: options.input.source.strict))
    }

    /// With --strict, the details of a file that month pages leave out, and those that no page has.
    private func notes(on result: ReadResult) -> [Finding] {
        guard options.input.source.strict else { return [] }
        let details = drawn(of: result).map { UnprintedDetail.all(in: $0, MonthPage.details) } ?? []
        return details.map(Finding.init) + result.unprinted
    }
}
