import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Stores with what no import writes: each is an error with its table and row, and never a crash.
@Suite struct HostileStoreTests {
    private static let schedule = document(
        #"{"date": "2025-01-01", "os": "A"}"#,
        before: #""people": [{"name": "A", "initials": "AA", "spellings": ["B"]}], "#,
        after: """
            , "notes": [{"month": "2025-01", "line1": "N"}],
            "events": [{"title": "E", "start": "2025-01-02T09:00", "end": "2025-01-02T10:00"}]
            """)

    /// The message of the first failure to read a store after a change to it; nil if it can be read.
    private func failure(after sql: String, isReplaced: Bool = false) throws -> String? {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            let read = ScheduleReader.read(Array(HostileStoreTests.schedule.utf8), file: "s.json")
            _ = try ScheduleStore.openForImport(path).import(read, from: "s.json")
            if isReplaced { try replaceAll(in: path) }
            try Database(path, .writing).execute(sql)
            do throws(StoreError) {
                let store = try ScheduleStore.open(path)
                _ = try (store.read(nil), store.extent, store.contents, store.declarations)
                _ = try store.read(asOf: CivilDate("2025-01-31"))
                return nil
            } catch {
                #expect(error.exitStatus == 65)
                return error.description
            }
        }
    }

    /// Imports a file that has another day only.
    private func replaceAll(in path: String) throws {
        var options = ScheduleStore.ImportOptions()
        options.replaces = true
        let newer = document(#"{"date": "2025-01-02", "modified": "2025-03-01T00:00:00Z"}"#)
        let read = ScheduleReader.read(Array(newer.utf8), file: "s.json")
        #expect(try ScheduleStore.openForImport(path).import(read, from: "s.json", options).removed == 3)
    }

    @Test(arguments: [
        "first = 9000000000000000000", "first = -9000000000000000000", "last = 9223372036854775807", "last = first - 1",
        "first = -9223372036854775807 - 1, last = 9223372036854775807", "modified = 9223372036854775807",
        "modified = -9223372036854775807 - 1", "start_minute = 1440", "start_minute = -1", "kind = 7", "kind = -1",
        "source = 99", "start_minute = 1, end_day = 9223372036854775807, end_minute = 1",
        "start_minute = 1, end_day = 20000, end_minute = -5", "start_minute = 1, end_day = 20000, end_minute = NULL",
        "start_minute = 600, end_day = first, end_minute = 599",
        "start_minute = 1, end_day = first - 1, end_minute = 2",
        "owner = 0, name = kind || char(1)", "owner = 0, zone = char(10)",
        "owner = 0, name = kind || hex(zeroblob(128))", "place_line = 0", "place_column = -1",
        "place_line = 9223372036854775807",
    ])
    func `a value out of range`(change: String) throws {
        for kind in 0...2 {
            let message = try failure(after: "UPDATE record SET \(change) WHERE kind = \(kind)")
            #expect(message?.contains("table record") == true, "\(message ?? "read")")
        }
    }

    @Test(arguments: [
        "first = 9000000000000000000", "last = first - 1", "last = 9223372036854775807",
        "modified = -9223372036854775807 - 1", "until = 9223372036854775807",
        "first = -9223372036854775807 - 1, last = 9223372036854775807", "start_minute = 1440", "kind = 7", "kind = -1",
        "source = 99",
        "start_minute = 1, end_day = 9223372036854775807, end_minute = 1",
    ])
    func `a value out of range in a replaced version`(change: String) throws {
        for kind in 0...2 {
            let sql = "UPDATE replaced SET \(change) WHERE kind = \(kind)"
            let message = try failure(after: sql, isReplaced: true)
            #expect(message?.contains("table replaced, row ") == true, "\(message ?? "read")")
        }
    }

    @Test(arguments: ["text = char(65, 0, 66)", "text = hex(zeroblob(2000))"])
    func `a text of a replaced version that no reader lets in`(change: String) throws {
        let message = try failure(after: "UPDATE replaced_text SET \(change)", isReplaced: true)
        #expect(message?.contains("table replaced_text, record ") == true, "\(message ?? "read")")
    }

    @Test(arguments: [
        "text = char(65, 0, 66)", "text = char(27)", "text = hex(zeroblob(2000))", "text = char(10)",
    ])
    func `a text that no reader lets in`(change: String) throws {
        let message = try failure(after: "UPDATE text SET \(change)")
        #expect(message?.contains("table text, record ") == true, "\(message ?? "read")")
    }

    @Test(arguments: [
        "CREATE VIEW v AS SELECT 1", "CREATE TABLE t (a)", "CREATE INDEX i ON record (name)",
        "CREATE TRIGGER t AFTER INSERT ON record BEGIN DELETE FROM record; END",
        "ALTER TABLE text RENAME TO old; CREATE VIEW text AS SELECT * FROM old",
    ])
    func `what no store has`(sql: String) throws {
        #expect(try failure(after: sql)?.contains("no store has a ") == true)
    }

    @Test(arguments: [
        declared("key", of: "lines", "''"), declared("key", of: "lines", "char(10)"),
        declared("label", of: "lines", "char(7)"),
        declared("label", of: "lines", "''"), declared("code", of: "lines", "''"),
        declared("hours", of: "lines", "'8-5'"),
        declared("label", of: "lines", "hex(zeroblob(21))"), declared("colour", of: "lines", "'red'"),
        "INSERT INTO declared SELECT source, kind, position + 99, field, text FROM declared WHERE kind = 'lines'",
        "UPDATE source SET title = char(0)", "UPDATE source SET time_zone = char(27)", "DELETE FROM text",
        "UPDATE source SET time_zone = '56'", "UPDATE source SET closed = char(27)",
        "UPDATE source SET closed = hex(zeroblob(9))", declared("name", of: "people", "''"),
        declared("name", of: "people", "'–'"),
        declared("initials", of: "people", "hex(zeroblob(9))"), declared("spellings/1", of: "people", "char(27)"),
        declared("skills/1", of: "people", "char(27)"), declared("skills/1", of: "people", "hex(zeroblob(21))"),
        "INSERT INTO text SELECT id, 'url', 'javascript:alert(1)' FROM record WHERE kind = 2",
        "INSERT INTO text SELECT id, 'task', 'late' FROM record WHERE kind = 2",
        declared("group", of: "people", "''"), declared("group", of: "people", "hex(zeroblob(31))"),
    ])
    func `a source's own texts`(sql: String) throws {
        let message = try failure(after: sql)
        #expect(message?.contains("table ") == true, "\(message ?? "read")")
    }

    /// Gives a field of everything that is declared of a kind another text.
    private static func declared(_ field: String, of kind: String, _ text: String) -> String {
        "INSERT OR REPLACE INTO declared SELECT DISTINCT source, kind, position, '\(field)', \(text) FROM declared"
            + " WHERE kind = '\(kind)'"
    }

    @Test func `other files are not attached`() throws {
        try withTemporaryFolder { folder in
            let database = try Database(folder.path + "/s", .writing)
            #expect(throws: StoreError.self) { try database.execute("ATTACH '\(folder.path)/other' AS o") }
        }
    }
}
