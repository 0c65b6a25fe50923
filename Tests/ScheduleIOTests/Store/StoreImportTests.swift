import CalendarCore
import Testing

@testable import ScheduleIO

/// Which version of a record a store keeps.
@Suite struct StoreImportTests {
    private let old =
        #"{"date": "2025-01-01", "os": "old", "id": "a", "zone": "Z", "modified": "2025-01-01T00:00:00Z"}"#
    private let new =
        #"{"date": "2025-01-02", "os": "new", "id": "a", "zone": "Z", "modified": "2025-02-01T00:00:00Z"}"#

    @Test func `a newer version of a record replaces it, even on another date and from another file`() throws {
        try expect([("a", old), ("b", new)], ["2025-01-02 os=new"], ImportSummary(changed: 1))
    }

    @Test func `an older version never overwrites a newer one`() throws {
        try expect([("a", new), ("a", old)], ["2025-01-02 os=new"], ImportSummary(older: 1))
    }

    @Test func `a version without a date of change is the oldest`() throws {
        let undated = #"{"date": "2025-01-01", "os": "undated", "id": "a", "zone": "Z"}"#
        try expect([("a", old), ("b", undated)], ["2025-01-01 os=old"], ImportSummary(older: 1))
        try expect([("a", undated), ("b", old)], ["2025-01-01 os=old"], ImportSummary(changed: 1))
    }

    @Test func `of two versions of the same time the one imported last wins`() throws {
        let edited = old.replacing("old", with: "edited")
        try expect([("a", old), ("a", edited)], ["2025-01-01 os=edited"], ImportSummary(changed: 1))
    }

    @Test func `one name in two record zones means two records, and the more complete one is shown`() throws {
        let other = #"{"date": "2025-01-01", "os": "B", "cl": "C", "id": "a", "zone": "Y"}"#
        try expect([("a", "\(old), \(other)")], ["2025-01-01 os=B cl=C"], ImportSummary(added: 2))
        // The one that lost is there, and shown when the other is gone.
        try withStore { store in
            _ = try store.import(read(document("\(old), \(other)")), from: "a")
            let grave = Tombstone(identity: RecordIdentity(zone: "Y", name: "a"))
            let summary = try store.import(deleting(grave), from: "b")
            #expect(summary == ImportSummary(removed: 1))
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=old"])
        }
    }

    @Test func `a record without a name is identified by its date and its file`() throws {
        let (a, b) = (#"{"date": "2025-01-01", "os": "A"}"#, #"{"date": "2025-01-01", "os": "B"}"#)
        try expect([("x", a), ("x", b)], ["2025-01-01 os=B"], ImportSummary(changed: 1))
        try expect([("x", a), ("y", b)], ["2025-01-01 os=B"], ImportSummary(added: 1))
        // The order of files is that of their first imports.
        try expect([("x", a), ("y", b), ("x", a)], ["2025-01-01 os=B"], ImportSummary(unchanged: 1))
    }

    @Test func `records that a file no longer has stay, unless they are to be replaced`() throws {
        let (a, b) = (#"{"date": "2025-01-01", "os": "A"}"#, #"{"date": "2025-01-02", "os": "B"}"#)
        let both = ["2025-01-01 os=A", "2025-01-02 os=B"]
        try expect([("x", "\(a), \(b)"), ("x", a)], both, ImportSummary(unchanged: 1, missing: 1))
        try expect([("x", "\(a), \(b)"), ("y", a)], both, ImportSummary(added: 1))
        try withStore { store in
            _ = try store.import(read(document("\(a), \(b)")), from: "x")
            var options = ScheduleStore.ImportOptions()
            options.replaces = true
            let summary = try store.import(read(document(a)), from: "x", options)
            #expect(summary == ImportSummary(unchanged: 1, removed: 1))
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=A"])
        }
    }

    @Test func `a deletion is remembered, so that no older version comes back`() throws {
        for modified in [Instant(milliseconds: 1_735_700_000_000), nil] {
            try withStore { store in
                _ = try store.import(read(document(old)), from: "a")
                let grave = Tombstone(identity: RecordIdentity(zone: "Z", name: "a"), modified: modified)
                // 1 January 2025, 02:53:20: the record is older. Without a date, it is the version that was there.
                #expect(try store.import(deleting(grave), from: "a").removed == 1)
                #expect(try store.read().schedule?.entries == [])
                #expect(try store.import(read(document(old)), from: "a") == ImportSummary(older: 1))
                #expect(try store.import(read(document(new)), from: "a") == ImportSummary(added: 1))
            }
        }
    }

    @Test func `a deletion leaves a newer version alone`() throws {
        try withStore { store in
            _ = try store.import(read(document(new)), from: "a")
            let grave = Tombstone(
                identity: RecordIdentity(zone: "Z", name: "a"), modified: Instant(milliseconds: 1_735_700_000_000))
            #expect(try store.import(deleting(grave), from: "a").removed == 0)
            #expect(try store.read().schedule?.entries == ["2025-01-02 os=new"])
        }
    }

    @Test(arguments: ["", "\nRRULE:FREQ=DAILY;COUNT=3"])
    func `a cancellation takes all of its event away, and no older version comes back`(_ rule: String) throws {
        let invitation = calendar(event("DTSTART:20250305T090000\nDTSTAMP:20250101T000000Z\(rule)"))
        let cancel = calendar(event("SEQUENCE:1\nDTSTAMP:20250102T000000Z"), head: "METHOD:CANCEL")
        let other = calendar(event("DTSTART:20250306T090000", uid: "ab"))
        try withStore { store in
            _ = try store.import(readCalendar(invitation), from: "a")
            _ = try store.import(readCalendar(other), from: "b")
            #expect(try store.import(readCalendar(cancel), from: "c").removed == (rule.isEmpty ? 1 : 3))
            #expect(try store.import(readCalendar(invitation), from: "a").added == 0)
            #expect(try store.read().schedule?.events.map { $0.identity?.name } == ["ab"])
        }
    }

    @Test func `a dry run reports the same and changes nothing`() throws {
        try withStore { store in
            var trial = ScheduleStore.ImportOptions()
            trial.isDryRun = true
            #expect(try store.import(read(document(old)), from: "a", trial) == ImportSummary(added: 1))
            #expect(try store.contents == StoreContents())
            _ = try store.import(read(document(old)), from: "a")
            #expect(try store.import(read(document(new)), from: "a", trial) == ImportSummary(changed: 1))
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=old"])
        }
    }

    /// Imports documents one after the other; expects the entries then, and what the last import said.
    private func expect(
        _ files: [(name: String, days: String)], _ entries: [String], _ summary: ImportSummary,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try withStore { store in
            var last = ImportSummary()
            for file in files { last = try store.import(read(document(file.days)), from: file.name) }
            #expect(last == summary, sourceLocation: sourceLocation)
            #expect(try store.read().schedule?.entries == entries, sourceLocation: sourceLocation)
        }
    }

    private func deleting(_ grave: Tombstone) -> ReadResult {
        ReadResult(Schedule(), findings: [], tombstones: [grave])
    }
}
