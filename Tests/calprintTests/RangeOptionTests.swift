import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// `--from all`, `--weeks`, and pages of exactly the days asked for.
@Suite struct RangeOptionTests {
    @Test(arguments: [
        (["--from", "2025-03-12", "--weeks", "2"], "month", "2025-03-01/2025-03-31"),
        (["--from", "2025-03-12", "--weeks", "2"], "roster", "2025-03-12/2025-03-25"),
        (["--from", "2025-03-12", "--weeks", "2"], "agenda", "2025-03-12/2025-03-25"),
        (["--from", "2025-03-12", "--weeks", "2"], "weeks", "2025-03-09/2025-03-22"),
        (["--from", "2025-03-12", "--to", "2025-03-25"], "weeks", "2025-03-09/2025-03-29"),
        (["--from", "2025-03"], "weeks", "2025-02-23/2025-04-05"),
        (["--from", "2025-09", "--months", "12"], "year", "2025-09-01/2026-08-31"),
        (["--from", "2025-09", "--months", "10"], "year", "2025-09-01/2026-08-31"),
        (["--from", "2025-09", "--months", "24"], "year", "2025-09-01/2027-08-31"),
        (["--from", "2025-09", "--months", "3"], "year", "2025"),
    ])
    func `a kind has exactly the days, or the weeks, months or years around them`(
        _ arguments: [String], _ view: String, _ name: String
    ) throws {
        let days = try DrawingOptions.parse(arguments + ["--view", view]).drawnDays()
        #expect(days == DaySpan(name) ?? days && (days.name == name || days.name == DaySpan(name)?.name))
    }

    @Test(arguments: [
        (["--weeks", "2", "--to", "2025-02"], "--to and --weeks exclude each other"),
        (["--weeks", "2", "--months", "2"], "--months and --weeks exclude each other"),
        (["--weeks", "0"], "--weeks"), (["--view", "weeks", "--rows", "13"], "--rows"),
        (["--from", "9999-12-30", "--weeks", "2"], "the weeks end after the year 9999"),
        (["--from", "all", "--to", "2025-02"], "--from all and --to exclude each other"),
        (["--from", "all", "--months", "2"], "--from all and --months exclude each other"),
    ])
    func `what contradicts itself is told`(_ options: [String], _ words: String) throws {
        try withTemporaryFolder { folder in
            let from = options.contains("--from") ? [] : ["--from", "2025-01"]
            try Command.run(from + options + ["-o", "a.pdf"], in: folder).expectFailure(64, words)
        }
    }

    @Test func `all are the months that have entries`() throws {
        try withTemporaryFolder { folder in
            try folder.write("Date,CALL\n2025-03-31,Ames\n2025-05-01,Bell\n", to: "a.csv")
            let run = try Command.run(["--from", "all", "-s", "a.csv", "-o", "a.pdf", "-v"], in: folder)
            #expect(run.status == 0, "\(run.errorText)")
            for month in ["2025-03", "2025-04", "2025-05"] { #expect(run.errorText.contains("\(month): ")) }
            #expect(!run.errorText.contains("2025-02") && !run.errorText.contains("2025-06"))
            try Command.run(["import", "a.csv", "--store", "s.db"], in: folder).expectSuccess()
            let stored = try Command.run(["--from", "all", "--store", "s.db", "-o", "b.pdf", "-v"], in: folder)
            #expect(stored.status == 0 && stored.errorText.contains("page 3, 2025-05: "), "\(stored.errorText)")
            let all = try Command.run(["stats", "--from", "all", "-s", "a.csv"], in: folder)
            #expect(try all.text == Command.run(["stats", "-s", "a.csv"], in: folder).text && all.status == 0)
        }
    }

    @Test func `all of nothing is refused`() throws {
        try withTemporaryFolder { folder in
            try folder.write("Date,CALL\n", to: "a.csv")
            let run = try Command.run(["--from", "all", "-s", "a.csv", "-o", "a.pdf"], in: folder)
            #expect(run.status == 65 && run.errorText.contains("(--from all)"), "\(run.errorText)")
            #expect(try folder.names == ["a.csv"])
        }
    }

    @Test(arguments: [
        ("2025-01-13", "month", true), ("2025-01", "month", false), ("2025-01-13", "weeks", false),
        ("2025-01-13", "agenda", false), ("this-week", "month", false),
    ])
    func `months of some days are drawn whole, and a note names weeks`(
        _ from: String, _ view: String, _ isTold: Bool
    ) throws {
        try withTemporaryFolder { folder in
            let run = try Command.run(
                ["--from", from, "--view", view, "--today", "2025-01-15", "-s", Command.schedule, "-o", "a.pdf"],
                in: folder)
            #expect(run.status == 0 && run.errorText.contains("--view weeks draws") == isTold, "\(run.errorText)")
        }
    }
}

extension DaySpan {
    /// Reads a span's name as reports have it: a month, a day or an interval.
    fileprivate init?(_ name: String) {
        let ends = name.split(separator: "/").compactMap { CivilDate(iso8601: String($0)) }
        guard ends.count == 2 else { return nil }
        self = ends[0]...ends[1]
    }
}
