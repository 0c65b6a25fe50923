import GoldenSupport
import Testing

/// A month without an entry is never blank without a word.
@Suite struct EmptyMonthTests {
    private static let schedule = """
        {"format": "provider-schedule", "version": 1, "days": [{"date": "2025-01-02", "os": "A"}]}
        """

    private func draw(_ schedule: String, _ options: String...) throws -> (ProgramOutput, files: [String]) {
        try withTemporaryFolder(with: ["s.json": schedule]) { folder in
            let output = try Command.run(["--from", "2025-01", "-s", "s.json", "-o", "a.pdf"] + options, in: folder)
            return (output, try folder.names.filter { $0 != "s.json" })
        }
    }

    @Test func `is a warning, which --quiet keeps`() throws {
        let words = "calprint: warning: no entry in 2025-02, 2025-03 (the schedule goes from 2025-01 to 2025-01)\n"
        for quiet in [[], ["--quiet"]] {
            let (output, files) = try draw(Self.schedule, "--months", "3", quiet.first ?? "--no-tags")
            #expect(output.status == 0 && output.errorText == words && files == ["a.pdf"])
        }
    }

    @Test func `is an error with --strict, and nothing is written`() throws {
        let (output, files) = try draw(Self.schedule, "--months", "3", "--strict")
        output.expectFailure(65, "no entry in 2025-02, 2025-03")
        #expect(files == [])
    }

    @Test func `is left out by --skip-empty, with --strict as well`() throws {
        let (output, files) = try draw(Self.schedule, "--months", "3", "--strict", "--skip-empty")
        output.expectSuccess()
        #expect(files == ["a.pdf"])
    }

    @Test func `is counted if there are many`() throws {
        let (output, _) = try draw(Self.schedule, "--months", "12")
        #expect(output.errorText.contains("2025-07 and 5 more ("), "\(output.errorText)")
    }

    @Test func `an empty schedule says so`() throws {
        let (output, _) = try draw("{\"format\": \"provider-schedule\", \"version\": 1, \"days\": []}")
        #expect(output.errorText == "calprint: warning: no entry in 2025-01 (the schedule is empty)\n")
    }

    @Test func `with --strict there must be a schedule`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["--from", "2025-01", "-o", "a.pdf", "--strict"], in: folder)
                .expectFailure(66, "no schedule given")
            #expect(try folder.names == [])
        }
    }
}
