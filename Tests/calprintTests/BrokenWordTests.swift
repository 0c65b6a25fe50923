import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout
@testable import calprint

/// Words that are wider than their cell at every size.
@Suite struct BrokenWordTests {
    private static let word = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"

    @Test func `a word that has to be broken is a warning with its place, once for all days`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "date,OS\n2025-01-02,Ames\n2025-01-03,\(Self.word)\n2025-02-04,\(Self.word)\n", to: "s.csv")
            let draw = ["--from", "2025-01", "--to", "2025-02", "-s", "s.csv", "-o", "a.pdf"]
            let output = try Command.run(draw, in: folder)
            #expect(output.status == 0)
            #expect(
                output.errorText
                    == "s.csv:3:12: warning: '\(Self.word)' is wider than its cell at every size and is broken\n")
        }
    }

    @Test func `a word that fits at some size is none`() throws {
        try withTemporaryFolder(with: ["s.csv": "date,OS\n2025-01-03,Thistlewaite\n"]) { folder in
            try Command.run(["--from", "2025-01", "-s", "s.csv", "-o", "a.pdf"], in: folder).expectSuccess()
        }
    }

    @Test func `an item of a batch and a print job say it, too`() throws {
        try BatchFolder.with([#"{"id": "a", "from": "2025-01", "schedule": "s.csv"}"#]) { folder in
            try folder.url.write("date,OS\n2025-01-03,\(Self.word)\n", to: "s.csv")
            let output = try folder.run("--jobs", "1")
            #expect(output.status == 0 && output.errorText.contains("s.csv:2:12: warning: '\(Self.word)' is wider"))
        }
    }

    @Test func `beyond twenty words they are only counted`() throws {
        let report = BrokenWordReport()
        let words = (1...23).map { PageFit.BrokenWord(word: "word\($0)", source: nil) }
        report.add(page(words))
        report.add(page(words))
        #expect(report.findings.count == 21)
        #expect(report.findings.first?.line.hasPrefix("calprint: warning: 'word1' is wider") == true)
        #expect(
            report.findings.last?.line
                == "calprint: warning: 3 more words are wider than their cells and are broken")
    }

    private func page(_ words: [PageFit.BrokenWord]) -> LaidOutPage {
        let fit = PageFit(
            score: .points(7), weekendTenths: 10, breaksNames: true, shortenedDayCount: 0, stepCount: 1,
            brokenWords: words)
        return LaidOutPage(
            Page(mediaBox: Sheet.usLetter.mediaBox, items: [], label: "1", outline: Page.Outline("1")), number: 1,
            kind: MonthPage.name, span: DaySpan(YearMonth(iso8601: "2025-01")!), fit: fit,
            type: BodyType(.condensed, size: .points(7)), placements: [])
    }
}
