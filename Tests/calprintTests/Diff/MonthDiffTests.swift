import GoldenSupport
import Testing

/// Two versions of a schedule, drawn by the command: each change is told with the day where a person finds it.
@Suite struct MonthDiffTests {
    private static let july = """
        {"format": "provider-schedule", "version": 1, "title": "Invented Clinic", "timeZone": "America/Chicago",
        "notes": [{"month": "2026-07", "line1": "CLINIC CLOSED 7/3", "line2": "FLU SHOTS ON MONDAYS AT THE CL"}],
        "days": [
        {"date": "2026-07-03", "off": "CLOSED — Independence Day", "call": "AVERBECK", "modified": "2026-07-01T12:30:00Z"},
        {"date": "2026-07-06", "os": "B.K.O.G.", "cl": "T.M.Z.", "off": "S.", "call": "BELACQUA"},
        {"date": "2026-07-11", "call": "CORVANE"}, {"date": "2026-07-14", "os": "O.S.T.", "call": "KOVÁŘ"},
        {"date": "2026-07-31", "os": "C.B.T.", "call": "BELACQUA"}],
        "events": [
        {"title": "Conference, San Diego", "start": "2026-07-09", "end": "2026-07-15"},
        {"title": "Parking lot B closed", "start": "2026-07-29", "end": "2026-08-05"},
        {"title": "Staff meeting", "start": "2026-07-07T12:15", "end": "2026-07-07T13:15", "place": "Room 2"}]}
        """

    private func draw(_ schedule: String, _ options: [String]) throws -> [UInt8] {
        try withTemporaryFolder(with: ["s.json": schedule]) { folder in
            let output = try Command.run(["--from", "2026-07", "-s", "s.json", "-o", "a.pdf"] + options, in: folder)
            #expect(output.status == 0, "\(output.errorText)")
            return try folder.bytes(of: "a.pdf")
        }
    }

    /// The differences on the page where one text of the schedule becomes another.
    private func diff(_ old: String, _ new: String, _ options: [String] = []) throws -> DiffRun {
        #expect(Self.july.contains(old))
        return try DiffRun(
            draw(Self.july, options), draw(Self.july.replacing(old, with: new), options),
            ["--ignore", "metadata"])
    }

    private static let oneSize = ["--weekends", "equal", "--min-font-size", "9", "--max-font-size", "9"]

    private static let papers: [[String]] = [
        [], ["--media", "tabloid"], ["--media", "iso_a5_148x210mm"], ["--first-weekday", "monday"],
        ["--weekends", "equal"], ["--cell", "stacked"],
    ]

    @Test(arguments: papers)
    func `a word is in its day on any paper`(options: [String]) throws {
        let changes = [
            ("KOVÁŘ", "MABRY", "Tue 14"), ("Independence", "Liberation", "Fri 3"), (#"CORVANE"#, "CORVANO", "Sat 11"),
            ("O.S.T.", "O.S.Z.", "Tue 14"), ("Staff", "Chess", "Tue 7"), ("C.B.T.", "C.B.Z.", "Fri 31"),
        ]
        for (old, new, day) in changes {
            let run = try diff(old, new, options)
            let words = run.found.filter { $0.kind == "word-replaced" && $0.after == new }
            #expect(words.map(\.day) == [day], "\(old): \(run.output.text)")
        }
    }

    @Test func `a text that grows moves what stands in its day and nothing else`() throws {
        let run = try diff("B.K.O.G.", "B.K.O.G.P.N.A.B.C.D.E.F.G.H.I.J.K.", Self.oneSize)
        #expect(!run.found.isEmpty)
        #expect(run.found.allSatisfy { $0.day == "Mon 6" }, "\(run.output.text)")
    }

    @Test func `a row that becomes higher moves other days, each as a day`() throws {
        let long = Array(repeating: "B.K.O.G.P.N.", count: 9).joined(separator: " / ")
        let run = try diff("B.K.O.G.", long, Self.oneSize)
        // The row above gives height away, so that Tuesday moves up.
        for (day, y) in [("Tue 7", -1.0), ("Sun 12", 1)] {
            let moved = run.found.filter { $0.kind == "moved" && $0.scope == "day" && $0.day == day }
            #expect(moved.count == 1 && (moved.first?.shift?[1] ?? 0) * y > 1, "\(day): \(run.output.text)")
        }
        #expect(run.found.filter { $0.kind.hasPrefix("word") }.allSatisfy { $0.day == "Mon 6" }, "\(run.output.text)")
    }

    @Test(arguments: papers)
    func `a word on a bar is in the first day that the bar crosses in its week`(options: [String]) throws {
        let run = try diff("San Diego", "San Pedro", options)
        let weeks = options.contains("monday") ? ["Thu 9", "Mon 13"] : ["Thu 9", "Sun 12"]
        #expect(run.found.map(\.day) == weeks && run.kinds == ["word-replaced", "word-replaced"], "\(run.output.text)")
        let end = try diff("2026-08-05", "2026-08-06", options)
        #expect(end.places == ["1, Wed 29, line 1, word, 4"], "\(end.output.text)")
    }

    @Test func `a day that opens or closes says so`() throws {
        let run = try diff("CLOSED — Independence", "Independence", Self.oneSize)
        #expect(run.found.filter { $0.page != nil }.allSatisfy { $0.day == "Fri 3" }, "\(run.output.text)")
        #expect(run.places.contains("1, Fri 3, word, CLOSED"))
        #expect(run.kinds.contains("ink-missing") && run.kinds.contains("word-colour"))
    }

    @Test func `notes and title are in no day`() throws {
        let run = try diff("FLU", "FLY")
        #expect(run.found.contains { $0.after == "FLY" })
        #expect(run.found.allSatisfy { $0.day == nil && $0.area == nil }, "\(run.output.text)")
    }

    @Test(arguments: papers)
    func `the line at the foot is the footer`(options: [String]) throws {
        let time = try diff("2026-07-01T12:30", "2026-07-01T12:40", options)
        #expect(time.places == ["1, footer, word, 7:30"], "\(time.output.text)")
        let name = try diff("Invented Clinic", "Invented Centre", options)
        #expect(name.places == ["1, footer, word, Clinic"], "\(name.output.text)")
    }

    @Test func `the text output names the same places`() throws {
        let after = Self.july.replacing("12:30", with: "12:40").replacing("San Diego", with: "San Pedro")
        let output = try DiffRun.run(draw(Self.july, []), draw(after, []), ["--ignore", "metadata"])
        let lines = output.text.split(separator: "\n").filter { $0.hasPrefix("page") }
        #expect(
            lines == [
                "page 1, Thu 9, line 1: \"Pedro\", was \"Diego\"", "page 1, Sun 12, line 1: \"Pedro\", was \"Diego\"",
                "page 1, footer: \"7:40\", was \"7:30\"",
            ])
    }

    @Test func `lines below the grid are in the day that they tell of`() throws {
        let names = (1...40).map { "Ames\($0)" }.joined(separator: " / ")
        let long = Self.july.replacing("B.K.O.G.", with: names)
        let before = try draw(long, []), after = try draw(long.replacing("Ames39", with: "Amos39"), [])
        #expect(try PDFWords(pdf: before).words.contains { $0.text == "below" })
        let run = try DiffRun(before, after, ["--ignore", "metadata"])
        #expect(run.found.contains { $0.after == "Amos39" && $0.day == "Mon 6" }, "\(run.output.text)")
        #expect(run.found.filter { $0.page != nil }.allSatisfy { $0.day == "Mon 6" })
    }
}
