import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Checklists that are written, kept in a store, and merged.
@Suite struct ChecklistExportTests {
    private typealias Samples = ChecklistSamples

    private func text(_ schedule: Schedule) -> String { schedule.exported(as: .json) }

    @Test func `an export is sealed, and read again it is the same`() throws {
        let first = text(try #require(Samples.read().schedule))
        #expect(first.contains("\"hash\": \"\(Samples.hash)\""))
        #expect(text(try #require(Samples.read(first).schedule)) == first)
    }

    @Test func `what has a day is exported without checklists, and says so`() throws {
        var schedule = try #require(read(document(#"{"date": "2025-01-01", "os": "A"}"#)).schedule)
        _ = schedule.merge(try #require(Samples.read().schedule))
        let plain = ScheduleExport(schedule, as: .json)
        #expect(plain.omissions.records.map(\.count) == [3, 1, 1])
        #expect(String(decoding: plain.bytes, as: UTF8.self).contains("provider-schedule"))
        var options = ExportOptions()
        options.hasChecklists = true
        let checklists = ScheduleExport(schedule, as: .json, options)
        #expect(checklists.omissions.besideChecklists == 1 && checklists.omissions.records.isEmpty)
        #expect(String(decoding: checklists.bytes, as: UTF8.self) == text(try #require(Samples.read().schedule)))
    }

    @Test func `random checklists come back from an export and from a store as they were`() throws {
        var generator = SplitMix64(RandomTests.firstSeed)
        try withTemporaryFolder { folder in
            for number in 0..<RandomTests.count("CALPRINT_CHECKLISTS", default: 400) {
                let comment = Comment(rawValue: "seed \(RandomTests.firstSeed), case \(number)")
                let schedule = RandomChecklists(&generator).schedule
                let exported = text(schedule)
                let read = Samples.read(exported)
                #expect(ScheduleReader.merge([read]).errors.isEmpty, comment)
                let again = try #require(read.schedule, comment)
                #expect(again.checklists.content == schedule.checklists.sealed.content, comment)
                #expect(Set(again.requirements.map(\.content)) == Set(schedule.requirements.map(\.content)), comment)
                #expect(text(again) == exported, comment)
                guard number % 20 == 0 else { continue }
                let store = try ScheduleStore.openForImport("\(folder.path)/\(number)")
                _ = try store.import(read, from: "c.json")
                #expect(try store.read().schedule?.checklists.content == again.checklists.content, comment)
            }
        }
    }

    @Test func `forty people share one template in a file and in a store`() throws {
        let items = (1...60).map { #"{"id": "i\#($0)", "title": "What item \#($0) asks for, in some words"}"# }
        let template = #"{"id": "long", "name": "Long", "items": [\#(items.joined(separator: ","))]}"#
        let progress = (1...40).map { person in
            let done = (1...60).map { #"{"item": "i\#($0)", "done": \#($0 % (person + 1) == 0)}"# }
            return #"{"person": "Person \#(person)", "template": "long", "items": [\#(done.joined(separator: ","))]}"#
        }
        let read = Samples.read(Samples.document(template, progress.joined(separator: ",")))
        let exported = text(try #require(read.schedule))
        #expect(exported.split(separator: "What item 7 asks").count == 2)
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            _ = try store.import(read, from: "c.json")
            let source = try #require(try store.contents.sources.first)
            #expect(source.records.map(\.count) == [1, 40])
            #expect(text(try #require(try store.read().schedule)) == exported)
        }
    }
}

/// Checklists of several sources, and in the store.
@Suite struct ChecklistMergeTests {
    private typealias Samples = ChecklistSamples

    private func template(_ name: String, _ more: String = "") -> String {
        Samples.document(#"{"id": "t", "name": "\#(name)", "items": []\#(more)}"#, "")
    }

    private func progress(_ person: String, _ comments: String, _ more: String = "") -> String {
        Samples.document(
            #"{"id": "t", "name": "T", "items": []}"#,
            #"{"person": "\#(person)", "template": "t", "comments": "\#(comments)"\#(more)}"#)
    }

    private func merged(_ texts: String...) -> ReadResult {
        ScheduleReader.merge(texts.enumerated().map { Samples.read($1, as: "\($0 + 1).json") })
    }

    @Test func `of two sources the later template counts, and the other is told`() throws {
        let result = merged(template("Old"), template("New"))
        #expect(result.schedule?.checklists.templates.map(\.name) == ["New"])
        #expect(
            result.findings.map(\.description) == [
                "2.json:2:22: warning: template 't' replaces another source's (1.json:2:22)"
            ])
        let newer = merged(
            template("Newer", #", "modified": "2026-02-01T00:00:00Z""#),
            template("Old", #", "modified": "2026-01-01T00:00:00Z""#))
        #expect(newer.schedule?.checklists.templates.map(\.name) == ["Newer"] && newer.codes == [.repeatedRecord])
        #expect(merged(template("Same"), template("Same")).findings.isEmpty)
    }

    @Test func `of two sources the later progress of a person counts, however the name is written`() {
        let result = merged(progress("Dr. KOVÁŘ", "old"), progress("dr kovář", "new"))
        #expect(result.schedule?.checklists.progress.map(\.comments) == ["new"])
        #expect(
            result.findings.map(\.description).first?.contains("the progress of 'dr kovář' with 't' replaces") == false)
        #expect(result.codes == [.repeatedRecord])
        #expect(merged(progress("Kovář", "a"), progress("Corvane", "b")).schedule?.checklists.progress.count == 2)
    }

    @Test func `of one source the newer stays, and a deletion removes`() {
        let old = ChecklistTemplate(id: "t", name: "Old", items: [], modified: Instant(milliseconds: 1))
        let new = ChecklistTemplate(
            id: "t", name: "New", items: [], identity: RecordIdentity(zone: "z", name: "r"),
            modified: Instant(milliseconds: 2))
        for pair in [[old, new], [new, old]] {
            let merged = Schedule.merging(peopleRecords: PeopleRecords(checklists: Checklists(templates: pair)))
            #expect(merged.schedule.checklists.templates == [new] && merged.superseded.map(\.reason) == [.olderVersion])
        }
        let deleted = Schedule.merging(
            peopleRecords: PeopleRecords(checklists: Checklists(templates: [old, new])),
            tombstones: [Tombstone(identity: new.identity!)])
        #expect(deleted.schedule.checklists.templates == [old])
    }

    @Test func `a store keeps versions, and knows those of an earlier day`() throws {
        try withTemporaryFolder { folder in
            let store = try ScheduleStore.openForImport(folder.path + "/s")
            let versions = [("one", "2026-01-01"), ("two", "2026-02-01")]
            for (comments, day) in versions {
                let text = progress("Kovář", comments, #", "record": "r", "modified": "\#(day)T00:00:00Z""#)
                _ = try store.import(Samples.read(text), from: "c.json")
            }
            #expect(try store.read().schedule?.checklists.progress.map(\.comments) == ["two"])
            #expect(try store.contents.replacedCount == 1)
            let earlier = try store.read(asOf: CivilDate("2026-01-15")).schedule?.checklists.progress
            #expect(earlier?.map(\.comments) == ["one"])
        }
    }

    @Test func `a record that is gone can be removed`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            _ = try ScheduleStore.openForImport(path).import(Samples.read(template("T")), from: "c.json")
            let store = try ScheduleStore.openForImport(path)
            var options = ScheduleStore.ImportOptions()
            options.replaces = true
            let summary = try store.import(Samples.read(Samples.document("", "")), from: "c.json", options)
            #expect(summary.removed == 1)
            #expect(try store.read().schedule?.checklists.isEmpty == true)
        }
    }

    @Test func `a damaged checklist in a store is an error`() throws {
        for change in [
            "DELETE FROM text WHERE line = 'name'", "UPDATE text SET text = 'x' WHERE line = 'items/1/order'",
            "DELETE FROM text WHERE line = 'items/2/id'", "UPDATE text SET text = '-1' WHERE line = 'percent'",
            "UPDATE text SET text = 'maybe' WHERE line = 'items/1/done'",
        ] {
            try withTemporaryFolder { folder in
                let path = folder.path + "/s"
                _ = try ScheduleStore.openForImport(path).import(Samples.read(), from: "c.json")
                try Database(path, .writing).execute(change)
                #expect(throws: StoreError.self, "\(change)") { try ScheduleStore.open(path).read() }
            }
        }
    }
}

extension Checklists {
    /// Without places.
    fileprivate var content: Checklists {
        var content = self
        for index in content.templates.indices { content.templates[index].location = nil }
        for index in content.progress.indices {
            content.progress[index].location = nil
            for item in content.progress[index].items.indices { content.progress[index].items[item].location = nil }
        }
        return content
    }

    fileprivate var sealed: Checklists {
        Checklists(templates: templates.map(ChecklistSeal.sealed), progress: progress)
    }
}

extension Requirement {
    fileprivate var content: Requirement {
        var content = self
        content.location = nil
        return content
    }
}
