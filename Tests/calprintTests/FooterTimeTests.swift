import GoldenSupport
import Testing

/// How current a page says that it is: in the schedule's own time zone.
@Suite struct FooterTimeTests {
    private func schedule(_ zone: String) -> String {
        #"""
        {"format": "provider-schedule", "version": 1, \#(zone) "days": [
        {"date": "2024-12-16", "os": "Ames", "modified": "2024-12-15T22:02:30Z"}]}
        """#
    }

    private func foot(_ schedule: String, _ options: [String] = [], environment: [String: String?] = [:]) throws
        -> String
    {
        try withTemporaryFolder(with: ["s.json": schedule]) { folder in
            let draw = ["--from", "2024-12", "-s", "s.json", "-o", "a.pdf"]
            try Command.run(draw + options, environment: environment, in: folder).expectSuccess()
            let words = try PDFWords(pdf: folder.bytes(of: "a.pdf")).words.map(\.text)
            return words.drop { $0 != "as" }.prefix(7).joined(separator: " ")
        }
    }

    @Test(arguments: [
        (#""timeZone": "America/Chicago","#, "as of 15 Dec 2024, 16:02"),
        (#""timeZone": "Pacific/Auckland","#, "as of 16 Dec 2024, 11:02"), ("", "as of 15 Dec 2024, 22:02"),
    ])
    func `the time is that of the schedule's clock, and of UTC without one`(zone: String, expected: String) throws {
        let text = schedule(zone)
        #expect(try foot(text).hasPrefix(expected))
        #expect(try foot(text, environment: ["TZ": "Asia/Tokyo"]).hasPrefix(expected))
    }

    @Test func `the time is written as the times of events are`() throws {
        let text = schedule(#""timeZone": "America/Chicago","#)
        #expect(try foot(text, ["--time-format", "12h"]).contains("4:02"))
    }

    @Test func `data without dates have that of the command line, and today comes before it`() throws {
        let undated = schedule("").replacing(#", "modified": "2024-12-15T22:02:30Z""#, with: "")
        #expect(try foot(undated) == "")
        #expect(try foot(undated, ["--as-of", "2024-12-14"]).hasPrefix("as of 14 Dec 2024 page"))
        let both = ["--as-of", "2024-12-14", "--today", "2024-12-16"]
        #expect(try foot(undated, both).hasPrefix("as of 16 Dec 2024 page"))
    }

    @Test func `an item of a batch has its own schedule's clock`() throws {
        let lines = ["chicago", "utc"].map {
            #"{"id": "\#($0)", "from": "2024-12", "schedule": "\#($0).json"}"#
        }
        try BatchFolder.with(lines) { folder in
            try folder.url.write(schedule(#""timeZone": "America/Chicago","#), to: "chicago.json")
            try folder.url.write(schedule(""), to: "utc.json")
            try folder.run("--jobs", "1").expectSuccess()
            let texts = try ["chicago", "utc"].map {
                try PDFWords(pdf: folder.url.bytes(of: "out/\($0).pdf")).words.map(\.text)
            }
            #expect(texts[0].contains("16:02") && texts[1].contains("22:02"))
        }
    }
}
