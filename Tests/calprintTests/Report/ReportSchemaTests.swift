import GoldenSupport
import Testing

/// Reports against Docs/report.schema.json, as Python's `jsonschema` reads both.
@Suite struct ReportSchemaTests {
    @Test(arguments: [
        ["--from", "2025-01", "--to", "2026-12"], ["--from", "2025-01", "--to", "2026-12", "--cell", "stacked"],
        ["--from", "1999-01"],
    ])
    func `the clinic's reports follow the schema`(_ arguments: [String]) throws {
        let run = try ReportRun(arguments, files: [ReportRun.clinic])
        #expect(try errors(of: try #require(run.bytes)) == "0\n")
    }

    @Test func `a report with every kind of entry follows the schema`() throws {
        let schedules = [ReportTests.everyKind, schedule(#""os": "Bell""#)]
        let run = try ReportRun(["--from", "2025-01", "--max-font-size", "9"], schedules: schedules)
        #expect(try run.report().countedOutcomes == ["drawn": 5, "superseded": 1])
        #expect(try errors(of: try #require(run.bytes)) == "0\n")
    }

    @Test(arguments: [
        "del report['totals']['excluded']", "report['totals']['lost'] = 0", "report['version'] = 2",
        "report['entries'][0]['outcome'] = 'lost'", "report['entries'][0]['box'] = [1, 2, 3]",
        "report['entries'][0]['page'] = None", "report['entries'][-1]['page'] = 1",
        "report['entries'][0]['fonts'] = None", "report['entries'][-1]['fonts'] = []",
        "del report['entries'][1]['date']", "report['entries'][0]['date'] = '2025-01-06'",
        "report['entries'][1]['line'] = None", "del report['pages'][0]['fit']['score']",
        "report['pages'][0]['fit']['weekends'] = 0.4", "report['pages'][0]['rung'] = 'bold'",
        "report['entries'][1]['source']['line'] = 0",
    ])
    func `the schema finds a report that was broken`(_ statement: String) throws {
        let run = try ReportRun(
            ["--from", "2025-01"], schedules: [schedule(#""os": "Bell""#), ReportTests.everyKind])
        #expect(try errors(of: try #require(run.bytes), after: statement) != "0\n")
    }

    /// The number of errors that the validator finds, after a change of the report.
    private func errors(of report: [UInt8], after statement: String = "pass") throws -> String {
        try JSONSchema.errors(of: report, named: "report", in: "report.schema.json", after: statement)
    }
}
