import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import calprint

@Suite struct ReportDeliveryTests {
    @Test func `the report goes to standard output where the pages go to a file`() throws {
        let run = try ReportRun(["--from", "2025-01", "--report", "-"], files: [ReportRun.clinic])
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.stdout))
        #expect(run.output.status == 0 && run.hasPDF && report.totals["input"] == 89)
    }

    @Test(arguments: ["out.pdf", "./out.pdf"])
    func `the report cannot replace the pages`(_ name: String) throws {
        let run = try ReportRun(["--from", "2025-01", "--report", name], files: [ReportRun.clinic])
        #expect(run.output.status == 64 && !run.hasPDF, "\(run.output.errorText)")
        #expect(run.output.errorText.contains("is the report of this run and would be replaced"))
    }

    @Test func `pages and report cannot both go to standard output`() throws {
        let output = try run(Command.path, ["--from", "2025-01", "-o", "-", "--report", "-"])
        #expect(output.status == 64 && output.stdout.isEmpty, "\(output.errorText)")
    }

    @Test func `a run that fails puts neither pages nor report in place`() throws {
        let broken = schedule(#""os": "Ames \#u{10FFFD}""#)
        let run = try ReportRun(["--from", "2025-01", "--strict"], schedules: [broken])
        #expect(run.output.status == 65 && !run.hasPDF && run.bytes == nil, "\(run.output.errorText)")
    }

    @Test func `pages that cannot be put in place leave no report`() throws {
        try withTemporaryFolder { folder in
            let report = folder.appending(path: "report.json")
            let output = try run(
                Command.path,
                ["--from", "2025-01", "-s", ReportRun.clinic, "-o", "/dev/full", "--report", report.path])
            #expect(output.status == 74, "\(output.errorText)")
            #expect(!FileManager.default.fileExists(atPath: report.path))
        }
    }

    @Test func `a run that loses an entry exits with 65 and names it`() {
        let date = CivilDate(year: 2025, month: 1, day: 6)!
        let source = SourceLocation(file: "clinic.json", line: 12, column: 5)
        let lost = AccountedEntry(subject: .day(date, line: "os"), kind: .line, text: "Ames", source: source)
        let failure = Failure(LayoutError.accounting(.unplaced([lost])))
        #expect(failure.status == .badData)
        #expect(
            failure.findings == ["clinic.json:12:5: error: 'Ames' of 2025-01-06 (os) found no place on paper"])
        #expect(Failure(LayoutError.accounting(.miscounted(input: 3, accounted: 2))).status == .badData)
    }

    @Test func `pages of a layout that loses one of them come to no end`() throws {
        let schedule = Schedule(days: [
            DayRecord(date: CivilDate(year: 2025, month: 1, day: 6)!, texts: [LineText(key: "os", text: "Ames")])
        ])
        let account = Account(
            schedule, superseded: [], span: DaySpan(YearMonth(iso8601: "2025-01")!), kinds: MonthPage.coverage,
            format: PageStyle().entryFormat(MonthPage.details))
        var pages = AccountedPages(JoinedPages([NoPages()]), [account], report: nil, Console(), isVerbose: false)
        let failure = #expect(throws: Failure.self) { try pages.next() }
        #expect(failure?.status == .badData)
        #expect(failure?.message.contains("1 entry in these months, 0 accounted for") == true)
    }

    private struct NoPages: PageSequence {
        let remainingSpanCount = 0

        func enter(into directory: inout PageDirectory, isLast: Bool) throws(LayoutError) {}
        func begin(_ directory: PageDirectory) {}
        func next() throws(LayoutError) -> LaidOutPage? { nil }
    }
}

@Suite struct VerboseTests {
    @Test func `a verbose run tells each page's size and score, what was given up for it, and the totals`() throws {
        let arguments = ["--from", "2026-05", "--to", "2026-06", "--verbose"]
        let run = try ReportRun(arguments, files: [ReportRun.clinic])
        let lines = run.output.errorText.split(separator: "\n").map(String.init)
        let pages = try run.report().pages
        #expect(lines.count == pages.count + 1)
        for (line, page) in zip(lines, pages) {
            guard let fit = page.fit else { continue }
            #expect(
                line.hasPrefix("page \(page.page), \(page.label): \(page.face) \(Self.short(page.size)) pt, score "))
            #expect(
                line.contains(", score \(Self.short(fit.score)), ") && line.contains(", \(fit.steps) settings tried"))
            #expect(line.contains("weekends 0.") == (fit.weekends < 1))
            #expect(line.contains("names broken at hyphens") == fit.namesBroken)
            #expect(line.contains(" shortened, ") == (fit.shortenedDays > 0), "\(line)")
        }
        #expect(lines.last?.hasPrefix("\(try run.report().totals["input"] ?? 0) entries: ") == true)
    }

    /// `9.5`, `7`
    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    @Test func `the words count in thousands, and say where there is nothing`() throws {
        let arguments = ["-v", "--from", "2025-01"]
        let most = try ReportRun(arguments + ["--to", "2026-12"], files: [ReportRun.clinic]).output.errorText
        #expect(most.contains("\n2,178 entries: "))
        let none = try ReportRun(arguments, schedules: [schedule(#""os": """#)]).output.errorText
        let lines = none.split(separator: "\n")
        try #require(lines.count == 3 && lines[0].hasPrefix("calprint: warning: no entry in 2025-01 ("), "\(none)")
        #expect(lines[1].hasPrefix("page 1, 2025-01: regular 14 pt, score 14, "), "\(none)")
        #expect(lines[1].hasSuffix("; no entries") && lines[2] == "0 entries", "\(none)")
    }

    @Test func `other runs say nothing`() throws {
        #expect(try ReportRun(["--from", "2025-01"], files: [ReportRun.clinic]).output.errorText == "")
    }
}
