import CalendarCore
import GoldenSupport
import Testing

@testable import calprint

/// `--foot`, `--bold` and `--closed`: what the lines of a schedule say, and where.
@Suite struct LineOptionTests {
    private static func schedule(_ arguments: String..., lines: [ScheduleLine] = ScheduleLine.defaults) throws
        -> Schedule
    {
        try DrawingOptions.parse(arguments).schedules.lines.applied(to: Schedule(lines: lines))
    }

    private static func feet(_ schedule: Schedule) -> [String] {
        schedule.lines.filter { $0.place == .foot }.map(\.key)
    }

    private static func bold(_ schedule: Schedule) -> [String] {
        schedule.lines.filter { $0.weight == .bold }.map(\.key)
    }

    @Test func `without options the schedule decides`() throws {
        let schedule = try Self.schedule()
        #expect(schedule.lines == ScheduleLine.defaults && schedule.closedWords == ["CLOSED"])
    }

    @Test func `the lines that are named stand at the foot or are bold, and no others`() throws {
        #expect(try Self.feet(Self.schedule("--foot", "OFF", "--foot", "cl")) == ["cl", "off"])
        #expect(try Self.bold(Self.schedule("--foot", "OFF", "--foot", "cl")) == ["call"])
        #expect(try Self.bold(Self.schedule("--bold", "Os")) == ["os"])
        #expect(try Self.feet(Self.schedule("--bold", "Os")) == ["call"])
    }

    @Test func `a line is named by its label or its key`() throws {
        let lines = [ScheduleLine(key: "rn", label: "Nurse"), ScheduleLine(key: "md", label: "Doctor")]
        #expect(try Self.feet(Self.schedule("--foot", "NURSE", lines: lines)) == ["rn"])
        #expect(try Self.feet(Self.schedule("--foot", "MD", lines: lines)) == ["md"])
    }

    @Test func `none is for no line`() throws {
        let schedule = try Self.schedule("--foot", "none", "--bold", "none")
        #expect(Self.feet(schedule) == [] && Self.bold(schedule) == [])
    }

    @Test func `more words close a day`() throws {
        #expect(try Self.schedule("--closed", "Ferie", "--closed", "CLOSED").closedWords == ["CLOSED", "Ferie"])
    }

    @Test(arguments: [
        (["--foot", "CAL"], "there is no line 'CAL' (did you mean 'CALL'?) (--foot)"),
        (["--bold", "surgery"], "there is no line 'surgery' (the schedule has OS, CL, OFF, CALL) (--bold)"),
        (["--bold", "none", "--bold", "OS"], "--bold none stands alone"),
        (["--closed", ""], "a word that closes a day has 1 to 16 characters"),
        (["--closed", "closed for summer"], "1 to 16 characters"),
    ])
    func `what is wrong with them is told, and nothing is drawn`(options: [String], words: String) throws {
        try withTemporaryFolder { folder in
            try Command.run(Command.oneMonth + ["-o", "a.pdf"] + options, in: folder).expectFailure(64, words)
            #expect(try folder.names == [])
        }
    }

    @Test func `they hold for tables, and in files, too`() throws {
        try withTemporaryFolder(with: ["s.csv": "date,OS,CL\n2025-01-02,A,B\n"]) { folder in
            let draw = ["--from", "2025-01", "-s", "s.csv", "-o", "a.pdf"]
            try Command.run(draw + ["--foot", "CL", "--bold", "OS"], in: folder).expectSuccess()
            try folder.write("foot = ['CL', 'OFFF']\n", to: "c.toml")
            try Command.run(draw + ["--config", "c.toml"], in: folder)
                .expectFailure(64, "there is no line 'OFFF' (did you mean 'OFF'?)")
            try Command.run(draw + ["--config", "c.toml", "--foot", "CL"], in: folder).expectSuccess()
        }
    }
}
