import Foundation
import GoldenSupport
import Testing

/// Sources of several files: folders, patterns, exports in pages.
@Suite struct FolderSourceTests {
    private static let examples = Golden.root.appending(path: "Examples")
    private static let clinic = Golden.root.appending(path: "Tests/ScheduleIOTests/CloudKit/Clinic")

    private func expectPagesOfTheExample(_ sources: [String]) throws {
        try withTemporaryFolder { folder in
            let months = ["--from", "2025-01", "--months", "24", "-o"]
            let paths = sources.map { Self.examples.appending(path: $0).path }
            // The footer tells the name and the time that the file has, the corner the people that it declares.
            let options = ["--no-footer", "--corner", "none", "-s"]
            try Command.run(months + ["a.pdf"] + options + [Command.schedule], in: folder).expectSuccess()
            try Command.run(months + ["b.pdf"] + options + paths, in: folder).expectSuccess()
            let difference = try Command.run(["diff", "a.pdf", "b.pdf", "--ignore", "metadata"], in: folder)
            #expect(difference.status == 0, "\(difference.text)")
        }
    }

    @Test func `the example export has the pages of the example schedule, however it is named`() throws {
        try expectPagesOfTheExample(["cloudkit"])
        try expectPagesOfTheExample(["cloudkit/*.json"])
        try expectPagesOfTheExample((1...4).map { "cloudkit/days-\($0).json" } + ["cloudkit/notes.json"])
    }

    @Test func `the example reminders and notes have the pages of the example schedule`() throws {
        try expectPagesOfTheExample(["clinic-remind.json", "clinic-notes.csv"])
    }

    private func export(_ arguments: [String], in folder: URL) throws -> String {
        let output = try Command.run(["export", "--format", "csv"] + arguments, in: folder)
        #expect(output.status == 0, "\(output.errorText)")
        return output.text
    }

    @Test func `the pages of two zones are one source, however they are given`() throws {
        let whole = try export(["-s", "."], in: Self.clinic)
        #expect(whole.count(where: \.isNewline) == 725)
        #expect(try export(["-s", "zoneA", "-s", "zoneB"], in: Self.clinic) == whole)
        #expect(try export(["-s", "zone?/query_*.json", "--time-zone", "America/Chicago"], in: Self.clinic) == whole)
    }

    @Test func `what is no schedule in a folder is told, and the rest counts`() throws {
        try withTemporaryFolder { folder in
            try folder.write("date,OS\n2025-01-02,A\n", to: "b.csv")
            try folder.write("date,CL\n2025-01-02,B\n", to: "a.csv")
            try folder.write("Read me, please\n", to: "README")
            try folder.write("no", to: ".hidden.csv")
            let output = try Command.run(["export", "--format", "csv", "-s", "."], in: folder)
            #expect(output.text == "date,OS,CL,OFF,CALL\r\n2025-01-02,A,B,,\r\n")
            #expect(output.errorText == "./README:1:1: warning: unknown format; file skipped\n")
            #expect(try Command.run(["export", "--strict", "-s", "."], in: folder).status == 65)
        }
    }

    @Test func `a calendar without anything to print is an error, and in a folder a warning`() throws {
        func calendar(_ name: String, _ properties: String) -> String {
            "BEGIN:VCALENDAR\nBEGIN:\(name)\n\(properties)\nEND:\(name)\nEND:VCALENDAR\n"
        }
        let files = [
            "a.ics": calendar("VEVENT", "DTSTART:20250102T090000\nSUMMARY:A"), "b.ics": calendar("VFREEBUSY", "UID:b"),
        ]
        try withTemporaryFolder(with: files) { folder in
            let message = ": nothing that a calendar prints: 1 VFREEBUSY\n"
            let named = try Command.run(["--from", "2025-01", "-o", "n.pdf", "-s", "a.ics", "-s", "b.ics"], in: folder)
            #expect(named.status == 65 && named.errorText.contains("b.ics:2:1: error" + message), "\(named.errorText)")
            let all = try Command.run(["--from", "2025-01", "-o", "f.pdf", "-s", "."], in: folder)
            #expect(all.status == 0 && all.errorText.contains("./b.ics:2:1: warning" + message), "\(all.errorText)")
        }
    }

    @Test func `a folder without a schedule, and a pattern that fits nothing, are no input`() throws {
        try withTemporaryFolder(with: ["README": "Read me\n"]) { folder in
            for name in [".", "README*", "*.json"] {
                try Command.run(["--from", "2025-01", "-o", "a.pdf", "-s", name], in: folder)
                    .expectFailure(66, "cannot read '\(name)'")
            }
            #expect(try folder.names == ["README"])
        }
    }

    @Test func `a folder is imported as one source, and its deletions remove records`() throws {
        try withTemporaryFolder { folder in
            let export = folder.appending(path: "export")
            try FileManager.default.createDirectory(at: export, withIntermediateDirectories: true)
            try export.write(Self.feed(["a": "A", "b": "B"]), to: "1.json")
            try export.write(Self.feed(["c": "C"]), to: "2.json")
            let store = ["--store", "s"]
            let first = try Command.run(["import", "export"] + store, in: folder)
            #expect(first.text == "export: added 3, changed 0, left 0, removed 0\n" && first.errorText == "")
            let again = try Command.run(["import", "export"] + store, in: folder)
            #expect(again.text == "export: added 0, changed 0, left 3, removed 0\n" && again.errorText == "")
            try folder.write(Self.feed(["b": nil]), to: "changes.json")
            let changes = try Command.run(["import", "changes.json"] + store, in: folder)
            #expect(changes.text == "changes.json: added 0, changed 0, left 0, removed 1\n")
            #expect(
                try self.export(store, in: folder).split(separator: "\r\n").map { String($0.prefix(13)) }.dropFirst()
                    == ["2025-01-01,A,", "2025-01-03,C,"])
            let late = try Command.run(["import", "export"] + store, in: folder)
            #expect(late.text == "export: added 0, changed 0, left 3 (1 older than the store's), removed 0\n")
        }
    }

    /// A feed with a record of 1 January 2025 and so on, by its name; nil is a deletion.
    private static func feed(_ records: [String: String?]) -> String {
        let list = records.sorted { $0.key < $1.key }.map { name, text in
            guard let text else { return "{\"recordName\": \"\(name)\", \"deleted\": true}" }
            let day = 1_735_711_200_000 + (Int(name.utf8.first!) - 97) * 86_400_000
            return """
                {"recordName": "\(name)", "recordType": "CD_DailySchedule", "modified": {"timestamp": 1},
                "fields": {"CD_date": {"value": \(day)}, "CD_line1": {"value": "\(text)"}}}
                """
        }
        let zone = #"{"zoneName": "Z", "ownerRecordName": "_o"}"#
        let all = list.joined(separator: ",")
        return "{\"zones\": [{\"zoneID\": \(zone), \"moreComing\": false, \"records\": [\(all)]}]}"
    }
}
