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

    @Test func `a store of a newer version is refused, an empty file is a store`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            #expect(FileManager.default.createFile(atPath: path, contents: Data()))
            #expect(try ScheduleStore.open(path).read().schedule?.days == [])
            _ = try ScheduleStore.openForImport(path).import(read(day), from: "a")
            #expect(try ScheduleStore.open(path).read().schedule?.days.count == 1)
            try Database(path, .writing).execute("PRAGMA user_version = 2")
            try expect(.newerVersion) { try ScheduleStore.open(path) }
            try expect(.newerVersion) { try ScheduleStore.openForImport(path) }
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
        _ kind: StoreError.Kind, _ body: () throws -> ScheduleStore,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        do {
            _ = try body()
            Issue.record("no error", sourceLocation: sourceLocation)
        } catch let error as StoreError {
            #expect(error.kind == kind, "\(error)", sourceLocation: sourceLocation)
        }
    }
}
