import CalendarCore
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

/// `--person NAME --only`: a sheet that names nobody else.
@Suite struct OwnSheetCommandTests {
    private static let example = Result { () throws -> Schedule in
        let file = Golden.root.appending(path: "Examples/clinic.json")
        return try #require(ScheduleReader.read([UInt8](Data(contentsOf: file)), file: "clinic.json").schedule)
    }

    static let people = (try? example.get().people) ?? []

    @Test(arguments: people.map(\.name))
    func `nothing that a run writes has another name`(name: String) throws {
        try withTemporaryFolder { folder in
            let others = Self.people.filter { $0.name != name }.flatMap { [$0.name] + $0.spellings }
            let draw = ["--from", "2025-01", "--to", "2026-12", "-s", Command.schedule, "--person", name, "--only"]
            for view in ["agenda", "month"] {
                let run = try Command.run(
                    draw + ["--view", view, "-o", "a.pdf", "--report", "a.json", "-v"], in: folder)
                #expect(run.status == 0, "\(run.errorText)")
                let path = folder.appending(path: "a.pdf").path
                let text = try requireSuccess(of: "pdftotext", [path, "-"]).text
                let plain = try requireSuccess(of: "qpdf", ["--qdf", "--object-streams=disable", path, "-"]).stdout
                let written = try [run.errorText, folder.text(of: "a.json"), text].joined(separator: "\n")
                for other in others {
                    #expect(written.range(of: other, options: .caseInsensitive) == nil, "\(view): \(other)")
                    for bytes in other.encodings { #expect(Data(plain).range(of: bytes) == nil, "\(view): \(other)") }
                }
            }
        }
    }

    @Test(arguments: [["--only"], []])
    func `nor has the report of what lost when records were merged`(only: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                {"format": "provider-schedule", "version": 1, "people": [{"name": "Averbeck"}, {"name": "Belacqua"}],
                "days": [{"date": "2025-03-05", "os": "Averbeck"}, {"date": "2025-03-05", "os": "Averbeck"},
                {"date": "2025-03-06", "os": "Belacqua (away)"}, {"date": "2025-03-06", "os": "Belacqua (away)"}],
                "events": [{"title": "Belacqua: Talk", "start": "2025-03-12T09:00"},
                {"title": "Belacqua: Talk", "start": "2025-03-12T09:00"}]}
                """, to: "a.json")
            let draw = [
                "--from", "2025-03", "-s", "a.json", "--person", "Averbeck", "-o", "a.pdf", "--report", "r.json",
            ]
            #expect(try Command.run(draw + only, in: folder).status == 0)
            let report = try folder.text(of: "r.json")
            #expect(
                !report.contains("Belacqua") && report.contains(#""input": 2"#) && report.contains(#""superseded": 1"#))
        }
    }

    @Test(arguments: people.map(\.name))
    func `a web page neither`(name: String) throws {
        try withTemporaryFolder { folder in
            let draw = ["--from", "2025-01", "-s", Command.schedule, "--person", name, "--only", "-o", "a.html"]
            try Command.run(draw, in: folder).expectSuccess()
            let page = try folder.text(of: "a.html")
            for other in Self.people where other.name != name {
                #expect(page.range(of: other.name, options: .caseInsensitive) == nil, "\(other.name)")
            }
        }
    }

    @Test func `others' phones are there only if asked for`() throws {
        try withTemporaryFolder { folder in
            let phones = Golden.root.appending(path: "Examples/phones.vcf").path
            let draw = ["--from", "2025-01", "-s", Command.schedule, "-s", phones, "--person", "Kovář", "--only"]
            for (options, isThere) in [([], false), (["--phones", "all"], true)] {
                try Command.run(draw + options + ["-o", "a.html"], in: folder).expectSuccess()
                #expect(try folder.text(of: "a.html").contains("555-0142") == isThere)
            }
        }
    }

    @Test func `all sheets together have every assignment of the schedule, once`() throws {
        let schedule = try Self.example.get()
        let people = People(of: schedule)
        let months = try #require(schedule.extent)
        let days = months.first.firstDay...months.last.lastDay
        let roster = Roster(schedule, people, days: days)
        for (index, person) in people.all.enumerated() {
            let own = OwnSheet(
                schedule, of: try people.choosing([person.name]), locale: .english, timeFormat: .hours24)
            for (line, key) in roster.lines.enumerated().map({ ($0, $1.key) }) {
                let count = own.schedule.days.count { day in
                    day.text(ofLine: key).map { schedule.closing($0.text) == nil } ?? false
                }
                #expect(count == roster.dayCount(ofPerson: index, line: line), "\(person.name), \(key)")
            }
        }
    }

    @Test func `a note counts the texts that say more, once, by their days alone`() throws {
        try withTemporaryFolder { folder in
            let texts = ["K — see Averbeck", "K", "K — bring Averbeck's badge"].enumerated().map { day, text in
                #"{"date": "2025-03-0\#(day + 3)", "os": "\#(text)"}"#
            }
            let people = #"[{"name": "Kovář", "initials": "K"}, {"name": "Averbeck"}]"#
            let days = texts.joined(separator: ",")
            try folder.write(
                #"{"format": "provider-schedule", "version": 1, "people": \#(people), "days": [\#(days)]}"#,
                to: "s.json")
            let draw = ["--from", "2025-03", "-s", "s.json", "--person", "K", "--only", "-o", "a.pdf"]
            let message =
                "calprint: note: texts that say more than this sheet, where they end in …: 2 (2025-03-03, 2025-03-05)\n"
            #expect(try Command.run(draw, in: folder).errorText == message)
            #expect(try Command.run(draw + ["--view", "month,agenda"], in: folder).errorText == message)
            let apart = ["--from", "2025-03-04", "--to", "2025-03-04"] + draw.dropFirst(2)
            #expect(try Command.run(Array(apart), in: folder).errorText == "")
        }
    }

    @Test(arguments: [
        ("Feldstien", "warning: 1 entry names", ": 'Feldstien' (did you mean 'Dr. Brian Feldstein'?)"),
        ("Kovář", "note: 1 entry names", "; no name comes near"), ("Feldstein", "", ""),
    ])
    func `who is named and not known is told, and whether the name comes near`(
        name: String, counted: String, end: String
    ) throws {
        try withTemporaryFolder { folder in
            let days = #"[{"date": "2025-03-03", "os": "\#(name)"}, {"date": "2025-03-04", "os": "FELDSTEIN"}]"#
            let people = #"[{"name": "Dr. Brian Feldstein"}, {"name": "Averbeck"}]"#
            try folder.write(
                #"{"format": "provider-schedule", "version": 1, "people": \#(people), "days": \#(days)}"#,
                to: "s.json")
            let draw = ["--from", "2025-03", "-s", "s.json", "--person", "Feldstein", "--only", "-o", "a.pdf"]
            let message = "calprint: \(counted) somebody whom the schedule does not know\(end)\n"
            #expect(try Command.run(draw, in: folder).errorText == (counted.isEmpty ? "" : message))
        }
    }

    @Test func `a name of two people, none, or --only alone is an error`() throws {
        try withTemporaryFolder { folder in
            let draw = Command.oneMonth + ["--only", "-o", "a.pdf"]
            try Command.run(draw, in: folder).expectFailure(64, "--only is for --person NAME")
            try Command.run(draw + ["--person", "Kovar"], in: folder).expectFailure(65, "no entry names 'Kovar'")
            try Command.run(draw + ["--person", "Kovář", "--person", "B"], in: folder)
                .expectFailure(65, "'B' could be 'Kovář' or 'Belacqua'")
            #expect(try folder.names == [])
        }
    }
}

extension String {
    /// How a PDF may write it: in UTF-8, in UTF-16, in Latin-1, and in hexadecimal digits of both.
    fileprivate var encodings: [Data] {
        let wide = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let all = [Array(utf8), wide, (data(using: .isoLatin1)).map(Array.init)].compactMap(\.self)
        let hexadecimal = all.map { bytes in bytes.map { String(format: "%02x", $0) }.joined() }
        return (all + hexadecimal.flatMap { [Array($0.utf8), Array($0.uppercased().utf8)] }).map { Data($0) }
    }
}
