import GoldenSupport
import Testing

/// What `--quiet` leaves out.
@Suite struct QuietTests {
    /// A row of totals is a note, a month without an entry a warning.
    private static let table = "date,OS,Night\n2026-03-01,A,B\n2026-03-02,,C\nTotal,1,2\n"
    private static let note = "r.csv:4:1: note: row 'Total' is left out: it has totals\n"

    @Test(arguments: [["-q"], ["--quiet"]])
    func `notes about a schedule are left out, warnings are not`(_ quiet: [String]) throws {
        let (loud, silent) = try (messages([]), messages(quiet))
        #expect(loud.contains(QuietTests.note) && silent.contains("calprint: warning: "), "\(loud)")
        #expect(loud.replacing(QuietTests.note, with: "") == silent)
    }

    @Test func `a configuration file can say so`() throws {
        #expect(try messages(["--config", "c.toml"]) == messages(["-q"]))
    }

    @Test func `errors are not left out`() throws {
        try withTemporaryFolder { folder in
            try folder.write("date,OS\n2026-03-32,A\n", to: "r.csv")
            let run = try Command.run(["--from", "2026-03", "-s", "r.csv", "-q", "-o", "a.pdf"], in: folder)
            #expect(run.status == 65 && run.errorText.contains("r.csv:2:1: error: "), "\(run.errorText)")
        }
    }

    private func messages(_ options: [String]) throws -> String {
        try withTemporaryFolder { folder in
            try folder.write(QuietTests.table, to: "r.csv")
            try folder.write("quiet = true\n", to: "c.toml")
            let arguments = ["--from", "2026-03", "--months", "2", "-s", "r.csv", "-o", "a.pdf"] + options
            let run = try Command.run(arguments, in: folder)
            #expect(run.status == 0, "\(run.errorText)")
            return run.errorText
        }
    }
}
