import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Files that are not stores, and stores in use by others.
@Suite struct StoreFileTests {
    private let day = document(#"{"date": "2025-01-01", "os": "A"}"#)

    @Test func `a missing store and a file that is no store are different errors`() throws {
        try withTemporaryFolder { folder in
            try expect(.notFound) { try ScheduleStore.open(folder.path + "/none") }
            try expect(.notAStore) { try ScheduleStore.open(folder.path) }
            let text = folder.appending(path: "text").path
            #expect(FileManager.default.createFile(atPath: text, contents: Data("some text, longer than nothing".utf8)))
            try expect(.notAStore) { try ScheduleStore.open(text) }
            try expect(.notAStore) { try ScheduleStore.openForImport(text) }
            try expect(.cannotCreate) {
                try ScheduleStore.openForImport(folder.path + "/no/such")
            }
        }
    }

    @Test func `the database of another program is left alone`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/other"
            try Database(path, .writing).execute("CREATE TABLE a (b)")
            let bytes = try SourceFile.read(path)
            try expect(.notAStore) { try ScheduleStore.open(path) }
            try expect(.notAStore) { try ScheduleStore.openForImport(path) }
            #expect(try SourceFile.read(path) == bytes)
        }
    }

    @Test func `an empty file is a store`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            #expect(FileManager.default.createFile(atPath: path, contents: Data()))
            #expect(try ScheduleStore.open(path).read().schedule?.days == [])
            _ = try ScheduleStore.openForImport(path).import(read(day), from: "a")
            #expect(try ScheduleStore.open(path).read().schedule?.days.count == 1)
        }
    }

    @Test(arguments: [-1, 0, 1, 9, 10, StoreSchema.version() + 1, Int(Int32.max)])
    func `a store of a version that is not known is refused and not changed`(version: Int) throws {
        try withStore(day) { path in
            try Database(path, .writing).execute("PRAGMA user_version = \(version)")
            let (bytes, isNewer) = (try SourceFile.read(path), version > StoreSchema.version())
            try expect(isNewer ? .newerVersion : .unreleasedVersion) { try ScheduleStore.open(path) }
            try expect(isNewer ? .newerVersion : .unreleasedVersion) { try ScheduleStore.openForImport(path) }
            #expect(try SourceFile.read(path) == bytes)
        }
    }

    @Test func `a store takes a later step with the next import and keeps its records`() throws {
        try withStore(day) { path in
            let step = StoreStep(name: "colours", statements: "ALTER TABLE declared ADD COLUMN colour TEXT")
            let later = StoreSchema.steps + [step]
            try expect(.olderVersion, "lacks colours") {
                try StoreSchema.check(Database(path, .reading), forWriting: false, later)
            }
            for _ in 1...2 {
                let database = try Database(path, .writing)
                try StoreSchema.check(database, forWriting: true, later)
                try StoreSchema.prepare(database, later)
                #expect(try database.integer("SELECT count(*) FROM declared WHERE colour IS NULL") ?? 0 > 0)
            }
            try StoreSchema.check(Database(path, .reading), forWriting: false, later)
            try expect(.newerVersion) { try ScheduleStore.open(path) }
            try Database(path, .writing).execute("PRAGMA user_version = \(StoreSchema.version())")
            #expect(try ScheduleStore.open(path).read().schedule?.entries == ["2025-01-01 os=A"])
        }
    }

    /// A file with what was read.
    private func withStore(_ text: String, _ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            _ = try ScheduleStore.openForImport(folder.path + "/s").import(read(text), from: "a")
            try body(folder.path + "/s")
        }
    }

    @Test func `during a write, readers see the store as it was, and a second writer has to try again`()
        throws
    {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            let store = try ScheduleStore.openForImport(path)
            _ = try store.import(read(day), from: "a")
            let other = try ScheduleStore.openForImport(path)
            try store.database.execute("BEGIN IMMEDIATE; DELETE FROM text; DELETE FROM record")
            #expect(try ScheduleStore.open(path).read().schedule?.days.count == 1)
            try expect(.busy) {
                _ = try other.import(read(document(#"{"date": "2025-01-02"}"#)), from: "b")
                return other
            }
            try store.database.execute("COMMIT")
            #expect(try ScheduleStore.open(path).read().schedule?.days == [])
        }
    }

    private func expect(
        _ kind: StoreError.Kind, _ words: String = "", _ body: () throws -> some Any,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        do {
            _ = try body()
            Issue.record("no error", sourceLocation: sourceLocation)
        } catch let error as StoreError {
            #expect(
                error.kind == kind && (words.isEmpty || error.description.contains(words)), "\(error)",
                sourceLocation: sourceLocation)
        }
    }
}
