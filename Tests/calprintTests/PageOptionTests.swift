import Foundation
import GoldenSupport
import Testing

/// The options that say how pages look: each changes what it says, and nothing wrong is drawn.
@Suite struct PageOptionTests {
    /// The pages of the example clinic's months with a fit.
    private func months(_ options: [String]) throws -> [Report.Page] {
        try ReportRun(options, files: [ReportRun.clinic]).report().pages.filter { $0.fit != nil }
    }

    private func words(_ options: [String], page: Int = 1) throws -> [PDFWords.Word] {
        try withTemporaryFolder { folder in
            try Command.run(options + ["-s", Command.schedule, "-o", "a.pdf"], in: folder).expectSuccess()
            return try PDFWords(pdf: folder.bytes(of: "a.pdf")).words.filter { $0.page == page }
        }
    }

    private func texts(_ options: String...) throws -> [String] { try words(options).map(\.text) }

    // MARK: Labels and weekends

    /// How far right of their labels the values of a day begin, rounded: one distance for each label.
    private func distances(_ options: String...) throws -> Set<Int> {
        let words = try words(["--from", "2025-01"] + options)
        // Below the title and the notes.
        let labels = words.filter { $0.yMin > 90 && ["OS", "CL", "OFF"].contains($0.text) }
        #expect(labels.count > 40)
        return Set(
            labels.compactMap { label in
                let line = words.filter { $0.xMin > label.xMin && abs($0.yMin - label.yMin) < 6 }
                return line.map(\.xMin).min().map { Int(($0 - label.xMin).rounded()) }
            })
    }

    @Test func `labels run in before their values, or stand in a column`() throws {
        #expect(try distances().count > 1)
        #expect(try distances("--labels", "run-in") == distances())
        #expect(try distances("--labels", "column").count == 1)
    }

    @Test func `weekends give way, or stay as wide as other days`() throws {
        let dense = ["--from", "2025-12"]
        #expect(try months(dense)[0].fit?.weekends ?? 1 < 1)
        #expect(try months(dense + ["--weekends", "equal"])[0].fit?.weekends == 1)
        #expect(try months(dense + ["--weekends", "narrow"]) == months(dense))
    }

    // MARK: Sizes

    @Test func `no type is larger than the largest`() throws {
        #expect(try months(["--from", "2025-01"])[0].size > 9.5)
        #expect(try months(["--from", "2025-01", "--max-font-size", "9.5"])[0].size == 9.5)
        #expect(try months(["--from", "2025-01", "--max-font-size", "5"])[0].size == 5)
    }

    @Test func `no type is smaller than the smallest, and what then has no room is shortened or continued`() throws {
        #expect(try months(["--from", "2025-12"])[0].size < 9)
        let report = try ReportRun(["--from", "2025-12", "--min-font-size", "9"], files: [ReportRun.clinic]).report()
        #expect(report.pages[0].size >= 9)
        #expect((report.totals["shortened"] ?? 0) + (report.totals["continued"] ?? 0) > 0)
        #expect(report.outcomes.values.reduce(0, +) == report.totals["input"])
    }

    @Test func `all months get the same size on request`() throws {
        let four = ["--from", "2025-01", "--to", "2025-04"]
        #expect(try Set(months(four).map(\.size)).count > 1)
        #expect(try Set(months(four + ["--same-size"]).map(\.size)).count == 1)
    }

    // MARK: Today and the footer

    @Test func `today is marked in its month and in no other`() throws {
        #expect(try texts("--from", "2025-01", "--today", "2025-01-07").count { $0 == "today" } == 1)
        #expect(try !texts("--from", "2025-01", "--today", "2025-02-07").contains("today"))
        #expect(try !texts("--from", "2025-01").contains("today"))
    }

    @Test func `the footer has the schedule's name and the page of how many, unless nobody wants it`() throws {
        let two = ["--from", "2025-01", "--to", "2025-02"]
        let foot = try words(two, page: 2).filter { $0.yMin > 745 }.map(\.text)
        #expect(foot.prefix(2) == ["Invented", "Clinic"] && foot.suffix(4) == ["page", "2", "of", "2"], "\(foot)")
        #expect(try words(two + ["--no-footer"], page: 2).filter { $0.text == "of" || $0.text == "Invented" } == [])
    }

    // MARK: Events

    private static let rounds = schedule(
        #""os": "Ames""#,
        events: event(
            #""title": "Rounds", "start": "2025-01-06T08:30", "end": "2025-01-06T10:15", "place": "Hall""#))

    @Test(arguments: [
        ([], ["8:30", "10:15", "Rounds", "Hall"]), (["--times", "start"], ["8:30", "Rounds", "Hall"]),
        (["--times", "none"], ["Rounds", "Hall"]), (["--places", "off"], ["8:30", "10:15", "Rounds"]),
        (["--times", "range", "--places", "on"], ["8:30", "10:15", "Rounds", "Hall"]),
    ])
    func `times and places of events are printed, and as much of them as is wanted`(
        options: [String], expected: [String]
    ) throws {
        try withTemporaryFolder(with: ["s.json": Self.rounds]) { folder in
            let draw = ["--from", "2025-01", "-s", "s.json", "-o", "a.pdf"]
            try Command.run(draw + options, in: folder).expectSuccess()
            let words = try PDFWords(pdf: folder.bytes(of: "a.pdf")).words.map { $0.text.trimming(",") }
            #expect(["8:30", "10:15", "Rounds", "Hall"].filter(words.contains) == expected, "\(words)")
        }
    }

    // MARK: Wrong values

    @Test(arguments: [
        (["--labels", "left"], "run-in or column is expected"),
        (["--weekends", "wide"], "narrow or equal is expected"),
        (["--min-font-size", "small"], "a size from 4 to 72 points in steps of 0.5 is expected"),
        (["--max-font-size", "7.25"], "in steps of 0.5"), (["--max-font-size", "73"], "from 4 to 72 points"),
        (["--min-font-size", "12", "--max-font-size", "8.5"], "--min-font-size 12 and --max-font-size 8.5"),
        (["--today", "2025-02-30"], "'2025-02-30' is not a date (YYYY-MM-DD"), (["--same-size=9"], "--same-size"),
        (["--no-footer=yes"], "--no-footer"), (["--times", "all"], "start, range or none is expected"),
        (["--places", "yes"], "on or off is expected"),
    ])
    func `a wrong value is a usage error that tells the right ones`(options: [String], words: String) throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", "a.pdf"] + options, in: folder).expectFailure(64, words)
            #expect(try folder.names == [])
        }
    }

    // MARK: Files

    @Test func `a file says all of it, too`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                labels = "column"
                weekends = "equal"
                max-font-size = 9.5
                min-font-size = 6
                same-size = true
                today = "2025-01-07"
                no-footer = true
                times = "start"
                places = "off"
                """, to: "c.toml")
            let options = """
                --labels column --weekends equal --max-font-size 9.5 --min-font-size 6 --same-size --today 2025-01-07 \
                --no-footer --times start --places off
                """.split(separator: " ").map(String.init)
            try Command.run(Command.sixMonths + ["--config", "c.toml", "-o", "a.pdf"], in: folder).expectSuccess()
            try Command.run(Command.sixMonths + options + ["-o", "b.pdf"], in: folder).expectSuccess()
            try Command.run(Command.sixMonths + ["-o", "plain.pdf"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
            #expect(try folder.bytes(of: "a.pdf") != folder.bytes(of: "plain.pdf"))
        }
    }
}

extension String {
    /// Without these characters at its end.
    fileprivate func trimming(_ characters: String) -> String {
        String(reversed().drop { characters.contains($0) }.reversed())
    }
}
