import GoldenSupport
import Testing

/// `--person`: the entries of one person.
@Suite struct PersonSheetTests {
    @Test func `the sheet has the entries of one person, whole`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                date,OS,CL,OFF,CALL
                2025-01-02,P.K.B.,D.F.,,AVERBECK
                2025-01-03,D.F.,,,Kovář
                """, to: "s.csv")
            try folder.write(
                """
                date,OS,CL,OFF,CALL
                2025-01-02,P.K.B.,,,
                2025-01-03,,,,Kovář
                """, to: "own.csv")
            let draw = ["--from", "2025-01", "-o"]
            try Command.run(draw + ["a.pdf", "-s", "s.csv", "--person", "Kovář", "--person", "K"], in: folder)
                .expectSuccess()
            try Command.run(draw + ["b.pdf", "-s", "own.csv", "--title", "Kovář"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
        }
    }

    @Test func `names of several people are those of all their entries`() throws {
        let head = "date,OS,CL,OFF,CALL\n2025-01-02,P.K.B.,D.F.,,AVERBECK\n"
        let people = "[[people]]\nname = \"Kovář\"\ninitials = \"K\"\n[[people]]\nname = \"Averbeck\"\n"
        let files = ["s.csv": head + "2025-01-03,D.F.,,,B\n", "own.csv": head.replacing("D.F.", with: "")]
        try withTemporaryFolder(with: files) { folder in
            try folder.write(people, to: "p.toml")
            let draw = ["--from", "2025-01", "--people", "p.toml", "-o"]
            try Command.run(draw + ["a.pdf", "-s", "s.csv", "--person", "K", "--person", "Averbeck"], in: folder)
                .expectSuccess()
            try Command.run(draw + ["b.pdf", "-s", "own.csv", "--title", "Kovář, Averbeck"], in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
        }
    }

    @Test func `a name that nobody has is told, with the nearest one`() throws {
        try withTemporaryFolder { folder in
            let draw = Command.oneMonth + ["-o", "a.pdf", "--person"]
            try Command.run(draw + ["Averbek"], in: folder)
                .expectFailure(65, "no entry names 'Averbek' (did you mean 'Averbeck'?) (--person)")
            try Command.run(draw + ["!"], in: folder).expectFailure(64, "--person takes a name")
            #expect(try folder.names == [])
        }
    }

    /// Who is away for a month has an empty sheet, not an error.
    @Test func `a name of other months is no mistake`() throws {
        try withTemporaryFolder(with: ["s.csv": "date,OS,CL,OFF,CALL\n2025-01-02,K,,,\n2025-02-03,B,,,\n"]) { folder in
            try Command.run(["--from", "2025-02", "-s", "s.csv", "--person", "K", "-o", "a.pdf"], in: folder)
                .expectSuccess()
        }
    }
}
