import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Days that `--from` and `--to` name by a word, or count from today.
@Suite struct RelativeDateTests {
    /// A Wednesday.
    private static let today = ["--today", "2025-12-31"]

    @Test(arguments: [
        (["--from", "today"], "2025-12-31"), (["--from", "tomorrow"], "2026-01-01"),
        (["--from", "this-week"], "2025-12-28/2026-01-03"), (["--from", "next-week"], "2026-01-04/2026-01-10"),
        (["--from", "this-week", "--locale", "de"], "2025-12-29/2026-01-04"),
        (["--from", "next-week", "--locale", "de", "--first-weekday", "wed"], "2026-01-07/2026-01-13"),
        (["--from", "this-week", "--to", "next-week"], "2025-12-28/2026-01-10"),
        (["--from", "this-week", "--months", "1"], "2025-12-28/2026-01-27"),
        (["--from", "this-month"], "2025-12"), (["--from", "next-month"], "2026-01"),
        (["--from", "this-month", "--months", "3"], "2025-12-01/2026-02-28"),
        (["--from", "today", "--to", "+14d"], "2025-12-31/2026-01-14"), (["--from", "+2w"], "2026-01-14"),
        (["--from", "+2m"], "2026-02-28"), (["--from", "+0d"], "2025-12-31"),
        (["--from", "2026-01", "--to", "+3m"], "2026-01-01/2026-03-31"),
        (["--from", "2026"], "2026"), (["--from", "2025-11", "--to", "2026"], "2025-11-01/2026-12-31"),
        (["--from", "2026", "--to", "2027"], "2026-01-01/2027-12-31"),
        (["--from", "2026", "--months", "2"], "2026-01-01/2026-02-28"),
    ])
    func `words count from --today`(_ arguments: [String], _ days: String) throws {
        #expect(try DrawingOptions.parse(arguments + RelativeDateTests.today).days.name == days)
    }

    @Test(
        arguments: ["--from", "--to"], ["+14", "+d", "14d", "+-3d", "++3d", "+3y", "-3d", "last-week", "20256", "0000"])
    func `other words are refused`(_ option: String, _ word: String) {
        #expect(throws: (any Error).self) { try DrawingOptions.parse(["\(option)=\(word)"]) }
    }

    @Test(arguments: [
        (["--from", "+9999m"], "'+9999m' is after the year 9999"),
        (["--from", "+99999999999d"], "'+99999999999d' is after the year 9999"),
        (["--from", "next-week", "--to", "this-week"], "--to this-week comes before --from next-week"),
        (["--from", "soon"], "'soon' is neither a month (YYYY-MM, as in 2025-01), a day (YYYY-MM-DD) nor a year"),
    ])
    func `what is too far or reversed is a usage error`(_ arguments: [String], _ message: String) throws {
        try Command.run(arguments + ["--today", "9990-01-01"]).expectFailure(64, message)
    }

    /// The clock says noon of 31 January 2025.
    @Test func `words ask the clock only without --today, and nothing else of a page does`() throws {
        let clock = ["SOURCE_DATE_EPOCH": "1738324800", "TZ": "UTC"]
        try withTemporaryFolder { folder in
            for (name, days) in [("clock", ["--from", "this-month"]), ("named", ["--from", "2025-01"])] {
                try Command.run(
                    days + ["-s", Command.schedule, "-o", "\(name).pdf"], environment: clock, in: folder
                ).expectSuccess()
            }
            #expect(try folder.bytes(of: "clock.pdf") == folder.bytes(of: "named.pdf"))
            let today = ["--today", "2025-03-15", "-s", Command.schedule]
            for (name, days) in [("today", ["--from", "this-month"]), ("march", ["--from", "2025-03"])] {
                try Command.run(days + today + ["-o", "\(name).pdf"], environment: clock, in: folder).expectSuccess()
            }
            #expect(try folder.bytes(of: "today.pdf") == folder.bytes(of: "march.pdf"))
        }
    }

    @Test(arguments: [["stats"], ["export"], ["check", "--strict"], ["import", "--dry-run"]])
    func `every command that takes days takes words`(_ command: [String]) throws {
        let clock = ["SOURCE_DATE_EPOCH": "1738324800", "TZ": "UTC"]
        let source = ["check", "import"].contains(command[0]) ? [Command.schedule] : ["-s", Command.schedule]
        func output(_ from: String) throws -> String {
            try withTemporaryFolder { folder in
                let store = command[0] == "import" ? ["--store", "a.sqlite"] : []
                let run = try Command.run(command + ["--from", from] + store + source, environment: clock, in: folder)
                #expect(run.status == 0, "\(run.errorText)")
                return run.text + run.errorText
            }
        }
        #expect(try output("this-month") == output("2025-01"))
        #expect(try output("2025") == output("2025"))
    }
}
