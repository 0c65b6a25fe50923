import CalendarCore
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import calprint

/// `calprint batch --each-person`: an item becomes one for everybody.
@Suite struct EachPersonTests {
    private static let example = Result { () throws -> Schedule in
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Command.schedule)))
        return try #require(ScheduleReader.read(bytes, file: "clinic.json").schedule)
    }

    private static let quarter =
        #"{"id": "clinic", "from": "2026-03", "months": 3, "schedule": "clinic.json"}"#

    // MARK: Sheets

    @Test(arguments: ["1", "2"]) func `everybody gets a sheet of their own, and nobody else's name is in it`(
        jobs: String
    ) throws {
        let people = try Self.example.get().people
        try BatchFolder.with([Self.quarter]) { folder in
            try folder.run("--each-person", "--jobs", jobs).expectSuccess()
            let tree = try folder.tree()
            #expect(people.count == 14 && tree.count == 28, "\(tree.keys.sorted())")
            for (person, names) in zip(people, ItemPerson.all(people)) {
                let id = "clinic-\(names.fileName)"
                let sheet = try #require(tree["\(id).pdf"], "\(id)")
                let alone = ["--from", "2026-03", "--months", "3", "-s", "clinic.json", "--only", "-o", "alone.pdf"]
                let run = try Command.run(alone + ["--person", person.name], in: folder.url)
                #expect(run.status == 0, "\(run.errorText)")
                #expect(try folder.url.bytes(of: "alone.pdf") == sheet, "\(person.name)")
                let path = folder.url.appending(path: "out/\(id).pdf").path
                let text = try requireSuccess(of: "pdftotext", [path, "-"]).text
                let plain = try requireSuccess(of: "qpdf", ["--qdf", "--object-streams=disable", path, "-"]).stdout
                let record = try #require(tree[".calprint/\(id)"])
                let written = [text, String(decoding: plain, as: UTF8.self), String(decoding: record, as: UTF8.self)]
                for other in people where other.name != person.name {
                    for words in written {
                        #expect(words.range(of: other.name, options: .caseInsensitive) == nil, "\(id): \(other.name)")
                    }
                }
            }
        }
    }

    @Test func `all sheets together have every assignment of their days`() throws {
        let schedule = try Self.example.get()
        let people = People(of: schedule)
        let days = CivilDate(year: 2026, month: 3, day: 1)!...CivilDate(year: 2026, month: 5, day: 31)!
        let wanted = AssignmentTally(schedule, people, on: days).rows
        try BatchFolder.with([Self.quarter]) { folder in
            try folder.run("--each-person").expectSuccess()
            for (row, names) in zip(wanted, ItemPerson.all(people.all)) {
                let path = folder.url.appending(path: "out/clinic-\(names.fileName).pdf").path
                let text = try requireSuccess(of: "pdftotext", ["-layout", path, "-"]).text
                // Beside the title of each month: OS 12 CL 8 OFF 1 CALL 5
                let totals = text.split(separator: "\n").map { $0.matches(of: /[A-Z]+ +(\d+)/) }.filter { $0.count > 2 }
                    .joined()
                #expect(totals.compactMap { Int($0.1) }.reduce(0, +) == row.count, "\(row.person.name): \(text)")
            }
            #expect(wanted.map(\.count).reduce(0, +) > 500)
        }
    }

    // MARK: Files

    @Test func `names of files are safe, and nobody has another's`() {
        let names = [
            "K", "k.", "K-2", "../../etc/passwd", "D'Ormesse", "Ö/ö", "–", String(repeating: "é", count: 60), "K\n",
        ]
        let files = ItemPerson.all(names.map { Person(name: $0) }).map(\.fileName)
        #expect(
            files.map { $0.hasPrefix("K-") && $0 != "K-2" || $0.hasPrefix("k-") ? String($0.prefix(1)) : $0 } == [
                "K", "k", "K-2", "etc-passwd", "D-Ormesse", "Ö-ö", "person", String(repeating: "é", count: 40), "K",
            ])
        #expect(Set(files.map { $0.lowercased() }).count == files.count)
        #expect(files[0].wholeMatch(of: /K-[0-9a-f]{8}/) != nil, "\(files)")
    }

    @Test func `the names of files do not depend on the order of people`() {
        let names = ["Ann 2", "Ann-2", "Ann", "ANN 2", "Kovář"]
        func files(_ names: [String]) -> [String: String] {
            let items = ItemPerson.all(names.map { Person(name: $0) })
            return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.fileName) })
        }
        #expect(files(names) == files(names.reversed()))
        #expect(files(names)["Ann"] == "Ann" && files(names)["Kovář"] == "Kovář")
    }

    @Test func `a template of a name takes the person`() throws {
        let item = BatchFolder.item("a", #", "output": "{person}/{from}.pdf""#)
        let one = BatchFolder.item("b", #", "output": "one.pdf""#)
        try BatchFolder.with([item]) { folder in
            try folder.run("--each-person").expectSuccess()
            #expect(try folder.tree().keys.contains("D-Ormesse/2025-01.pdf"))
            try folder.write([item, one])
            let run = try folder.run("--each-person", out: "other")
            let message =
                "2:69: error: the output 'one.pdf' has neither {id} nor {person}, so that all would be one\n"
            #expect(run.status == 65 && run.errorText.contains(message), "\(run.errorText)")
            #expect(run.errorText.contains("nothing is drawn"))
        }
    }

    @Test func `ids that become equal are an error`() throws {
        try BatchFolder.with([BatchFolder.item("a"), BatchFolder.item("a-Averbeck")]) { folder in
            try folder.write([BatchFolder.item("a"), BatchFolder.item("a")])
            let run = try folder.run("--each-person")
            #expect(run.status == 65 && run.errorText.contains("the id 'a-Averbeck' is already that of line 1"))
        }
    }

    // MARK: Runs

    @Test func `another run draws only what changed, and nobody is forgotten`() throws {
        let plain = BatchFolder.item("a")
        try BatchFolder.with([plain]) { folder in
            let first = try folder.run("--each-person", "--report", "report.json")
            #expect(first.status == 0, "\(first.errorText)")
            #expect(try folder.outcomes("report.json").values.allSatisfy { $0 == "drawn" })
            let again = try folder.run("--each-person", "--report", "report.json")
            let outcomes = try folder.outcomes("report.json")
            #expect(again.status == 0 && outcomes.count == 14 && outcomes.values.allSatisfy { $0 == "up-to-date" })
            try folder.url.write("[[people]]\nname = \"Quill\"\n", to: "p.toml")
            try folder.write([BatchFolder.item("a", #", "people": "p.toml""#)])
            try folder.run("--each-person", "--report", "report.json").expectSuccess()
            #expect(try folder.outcomes("report.json").count == 15)
        }
    }

    @Test(arguments: ["1", "2"]) func `an item without people fails, and the rest are done`(jobs: String) throws {
        let lines = [
            #"{"id": "none", "from": "2025-01", "schedule": "none.json"}"#,
            #"{"id": "blank", "from": "2025-01", "schedule": []}"#,
            BatchFolder.item("own", #", "person": "K""#), BatchFolder.item("good"),
        ]
        try BatchFolder.with(lines) { folder in
            let run = try folder.run("--each-person", "--jobs", jobs, "--report", "report.json")
            let words = [
                "1:8: error: item 'none': cannot read 'none.json'",
                "2:8: error: item 'blank': nobody is on any line (--each-person)",
                "'person' and --each-person exclude each other", "3 of 17 items failed",
            ]
            for word in words { #expect(run.errorText.contains(word), "\(run.errorText)") }
            #expect(run.status == 1)
            let outcomes = try folder.outcomes("report.json")
            #expect(outcomes.count == 17 && outcomes.values.count { $0 == "drawn" } == 14)
            #expect(try folder.tree().keys.count { $0.hasSuffix(".pdf") } == 14)
        }
    }

    @Test func `what a worker is asked for comes through a pipe as it was`() throws {
        let bytes = Array("\n\n{\"id\": \"a\",\t\"schedule\": []}".utf8)
        let manifest = Manifest(bytes, ManifestName("m.jsonl"))
        var line = try #require(manifest.lines.first)
        for person in [nil, ItemPerson(name: "D' Ormesse", fileName: "D-Ormesse")] {
            line.person = person
            let order = try #require(WorkerOrder(WorkerOrder(line, of: manifest).text))
            #expect(order.number == 3 && order.person == person && order.bytes[...] == bytes[2...])
        }
        line.person = ItemPerson(name: "A\tB\nC", fileName: "A")
        let text = WorkerOrder(line, of: manifest).text
        #expect(!text.contains("\n") && WorkerOrder(text)?.person?.name == "A B C")
        #expect(WorkerOrder("") == nil && WorkerOrder("a\t\t\t{}") == nil)
    }
}
