import Foundation
import GoldenSupport
import Testing

/// `calprint who`: who is on a line, until when, who is next, and their phones.
@Suite struct WhoCommandTests {
    private static let people = """
        [[people]]
        name = "Fjellåsen"
        phone = "555-0145"

        """

    private static func who(_ arguments: String...) throws -> ProgramOutput {
        try withTemporaryFolder(with: ["p.toml": people]) { folder in
            try Command.run(["who", "-s", Command.schedule, "--people", "p.toml"] + arguments, in: folder)
        }
    }

    @Test func `it says who is on call, until when, and who is next`() throws {
        let who = try Self.who("--at", "2025-01-29T16:00", "--line", "CALL")
        #expect(who.status == 0)
        #expect(
            who.text == """
                CALL  now   Fjellåsen  555-0145  until 2025-01-29 17:00
                      next  Kovář                from 2025-01-29 17:00

                """)
    }

    @Test func `JSON is a list with an object a line`() throws {
        let who = try Self.who("--at", "2025-01-29T16:00", "--line", "call", "--json")
        #expect(
            who.text == """
                [
                  {"line": "CALL", "now": [{"name": "Fjellåsen", "until": "2025-01-29T17:00", "phone": "555-0145"}], \
                "next": [{"name": "Kovář", "from": "2025-01-29T17:00", "phone": null}]}
                ]

                """)
        #expect(try JSONSerialization.jsonObject(with: Data(who.text.utf8)) is [[String: Any]])
    }

    @Test func `nobody is an answer`() throws {
        let who = try Self.who("--at", "2031-01-29T16:00", "--line", "CALL")
        #expect(who.status == 0 && who.text == "CALL  now  nobody\n", "\(who.text)")
    }

    @Test func `without a time it asks the clock, which SOURCE_DATE_EPOCH sets`() throws {
        try withTemporaryFolder { folder in
            let who = try Command.run(
                ["who", "-s", Command.schedule, "--line", "CALL"],
                environment: ["SOURCE_DATE_EPOCH": "1738188000"], in: folder)  // 16:00 in Chicago
            #expect(who.text.contains("now   Fjellåsen"), "\(who.text)")
        }
    }

    @Test func `the format of a schedule can be told`() throws {
        #expect(try Self.who("--at", "2025-01-29T16:00", "--format", "json").status == 0)
        #expect(try Self.who("--at", "2025-01-29T16:00", "--format", "csv").status == 65)
    }

    @Test func `a schedule without a time zone needs one`() throws {
        try withTemporaryFolder(with: ["s.csv": "date,CALL\n2025-01-29,Kovář\n"]) { folder in
            let none = try Command.run(["who", "-s", "s.csv", "--at", "2025-01-29T16:00"], in: folder)
            #expect(none.status == 64 && none.errorText.contains("--time-zone"), "\(none.errorText)")
            let zone = [
                "who", "-s", "s.csv", "--at", "2025-01-29T16:00", "--time-zone", "Europe/Berlin", "--line", "CALL",
            ]
            #expect(try Command.run(zone, in: folder).text == "CALL  now  Kovář    until 2025-01-30 00:00\n")
        }
    }

    @Test(arguments: ["2025-01-29", "16:00", "2025-01-29T25:00", "2025-02-30T10:00", "2025-01-29T16:00Z"])
    func `a time is a date and a time of day`(_ time: String) throws {
        let who = try Self.who("--at", time)
        #expect(who.status == 64 && who.errorText.contains("2025-01-29T16:00"), "\(who.errorText)")
    }

    @Test func `an unknown line is a mistake, with a hint`() throws {
        let who = try Self.who("--at", "2025-01-29T16:00", "--line", "CAL")
        #expect(who.status == 64 && who.errorText.contains("CALL"), "\(who.errorText)")
    }
}
