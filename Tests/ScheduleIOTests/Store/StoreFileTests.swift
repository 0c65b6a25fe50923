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
            try Database(path, .writing).execute("PRAGMA user_version = \(StoreSchema.version + 1)")
            try expect(.newerVersion) { try ScheduleStore.open(path) }
            try expect(.newerVersion) { try ScheduleStore.openForImport(path) }
        }
    }

    @Test func `a store of version 1 is read as it is, and an import brings it up to date`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            try Database(path, .writing).execute(Self.version1)
            let old = try #require(try ScheduleStore.open(path).read().schedule)
            #expect(old.summary("2025-01-01") == "os=A" && old.closedWords == ["CLOSED"])
            #expect(old.lines == [ScheduleLine(key: "os", label: "OS"), ScheduleLine.defaults[3]])
            #expect(old.events.map(\.title) == ["E"] && old.events.allSatisfy { !$0.closesDay })
            #expect(try ScheduleStore.open(path).contents.version == 1)
            let bold = document(
                #"{"date": "2025-01-02", "os": "B"}"#,
                before: #""lines": [{"key": "os", "label": "OS", "weight": "bold"}], "closed": ["Ferie"], "#
                    + #""people": [{"name": "Kovář", "initials": "K", "spellings": ["AK", "Dr. K"], "skills": ["charge"], "group": "Ward"}, {"name": "A"}], "#
            )
            var dry = ScheduleStore.ImportOptions()
            dry.isDryRun = true
            _ = try ScheduleStore.openForImport(path).import(read(bold), from: "b", dry)
            #expect(try ScheduleStore.open(path).contents.version == 1)
            _ = try ScheduleStore.openForImport(path).import(read(bold), from: "b")
            let store = try ScheduleStore.open(path)
            let new = try #require(try store.read().schedule)
            #expect(
                try store.contents.version == StoreSchema.version && store.contents.sources.map(\.name) == ["a", "b"])
            #expect(new.summary("2025-01-01") == "os=A" && new.summary("2025-01-02") == "os=B")
            #expect(new.lines == [ScheduleLine(key: "os", label: "OS", weight: .bold), ScheduleLine.defaults[3]])
            #expect(new.closedWords == ["CLOSED", "Ferie"])
            #expect(
                new.people == [
                    Person(
                        name: "Kovář", initials: "K", spellings: ["AK", "Dr. K"], skills: ["charge"], group: "Ward"),
                    Person(name: "A"),
                ])
        }
    }

    @Test func `a store of version 2 has no people, and an import brings it up to date`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            _ = try ScheduleStore.openForImport(path).import(read(day), from: "a")
            try Database(path, .writing).execute(
                """
                \(oldFetches) \(oldLines) DROP TABLE replaced_text; DROP TABLE replaced; DROP TABLE person;
                ALTER TABLE source DROP COLUMN identity; PRAGMA user_version = 2
                """)
            #expect(try ScheduleStore.open(path).read().schedule?.people == [])
            let people = document(#"{"date": "2025-01-02"}"#, before: #""people": [{"name": "A"}], "#)
            _ = try ScheduleStore.openForImport(path).import(read(people), from: "b")
            #expect(try ScheduleStore.open(path).read().schedule?.people == [Person(name: "A")])
            #expect(try ScheduleStore.open(path).contents.version == StoreSchema.version)
        }
    }

    @Test func `a store of version 6 has no skills, and an import brings it up to date`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            let people = document(
                #"{"date": "2025-01-02"}"#, before: #""people": [{"name": "A", "skills": ["charge", "K2"]}], "#)
            _ = try ScheduleStore.openForImport(path).import(read(people), from: "a")
            try Database(path, .writing).execute(
                "\(oldFetches) ALTER TABLE person DROP COLUMN skills; ALTER TABLE person DROP COLUMN team; "
                    + "PRAGMA user_version = 6")
            #expect(try ScheduleStore.open(path).read().schedule?.people == [Person(name: "A")])
            _ = try ScheduleStore.openForImport(path).import(read(people), from: "a")
            let skilled = Person(name: "A", skills: ["charge", "K2"])
            #expect(try ScheduleStore.open(path).read().schedule?.people == [skilled])
            #expect(try ScheduleStore.open(path).contents.version == StoreSchema.version)
        }
    }

    @Test func `a store of version 7 has no groups, and an import brings it up to date`() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            let people = document(
                #"{"date": "2025-01-02"}"#,
                before: #""people": [{"name": "A", "skills": ["charge"], "group": "Nurses"}, {"name": "B"}], "#)
            _ = try ScheduleStore.openForImport(path).import(read(people), from: "a")
            try Database(path, .writing).execute(
                "\(oldFetches) ALTER TABLE person DROP COLUMN team; PRAGMA user_version = 7")
            func stored() throws -> [Person]? { try ScheduleStore.open(path).read().schedule?.people }
            #expect(try stored() == [Person(name: "A", skills: ["charge"]), Person(name: "B")])
            _ = try ScheduleStore.openForImport(path).import(read(people), from: "a")
            #expect(try stored() == [Person(name: "A", skills: ["charge"], group: "Nurses"), Person(name: "B")])
            #expect(try ScheduleStore.open(path).contents.version == StoreSchema.version)
        }
    }

    @Test func `a store of version 4 has no earlier versions, and the import that brings it up to date keeps them`()
        throws
    {
        try withTemporaryFolder { folder in
            let path = folder.path + "/s"
            let old = #"{"date": "2025-01-01", "os": "A", "modified": "2024-12-01T00:00:00Z"}"#
            _ = try ScheduleStore.openForImport(path).import(read(document(old)), from: "a")
            try Database(path, .writing).execute(
                "\(oldFetches) \(oldLines) DROP TABLE replaced_text; DROP TABLE replaced; PRAGMA user_version = 4")
            #expect(try ScheduleStore.open(path).contents.replacedCount == 0)
            let (november, december) = (CivilDate("2024-11-30"), CivilDate("2024-12-31"))
            #expect(try ScheduleStore.open(path).read(asOf: november).schedule?.entries == [])
            #expect(try ScheduleStore.open(path).read(asOf: december).schedule?.entries == ["2025-01-01 os=A"])
            let new = #"{"date": "2025-01-01", "os": "B", "modified": "2025-01-01T00:00:00Z"}"#
            _ = try ScheduleStore.openForImport(path).import(read(document(new)), from: "a")
            let store = try ScheduleStore.open(path)
            #expect(try store.contents.version == StoreSchema.version && store.contents.replacedCount == 1)
            #expect(try store.read(asOf: december).schedule?.entries == ["2025-01-01 os=A"])
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=B"])
        }
    }

    /// A store as version 1 made it.
    private static let version1 = """
        CREATE TABLE source (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, title TEXT, time_zone TEXT,
            is_part INTEGER NOT NULL) STRICT;
        CREATE TABLE line (
            source INTEGER NOT NULL REFERENCES source, position INTEGER NOT NULL, key TEXT NOT NULL,
            label TEXT NOT NULL, PRIMARY KEY (source, position)) WITHOUT ROWID, STRICT;
        CREATE TABLE record (
            id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, owner INTEGER NOT NULL, zone TEXT NOT NULL,
            name TEXT NOT NULL, source INTEGER NOT NULL REFERENCES source, first INTEGER NOT NULL,
            last INTEGER NOT NULL, modified INTEGER, start_minute INTEGER, end_day INTEGER, end_minute INTEGER,
            is_private INTEGER NOT NULL, place_line INTEGER, place_column INTEGER,
            UNIQUE (kind, owner, zone, name)) STRICT;
        CREATE INDEX record_day ON record (kind, first);
        CREATE INDEX record_length ON record (last - first) WHERE kind = 2;
        CREATE TABLE text (
            record INTEGER NOT NULL REFERENCES record, line TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (record, line)) WITHOUT ROWID, STRICT;
        CREATE TABLE tombstone (
            zone TEXT NOT NULL, name TEXT NOT NULL, modified INTEGER NOT NULL,
            PRIMARY KEY (zone, name)) WITHOUT ROWID, STRICT;
        PRAGMA application_id = 0x63616C70;
        PRAGMA user_version = 1;
        INSERT INTO source VALUES (1, 'a', NULL, NULL, 0);
        INSERT INTO line VALUES (1, 0, 'os', 'OS'), (1, 1, 'call', 'CALL');
        INSERT INTO record VALUES
            (1, 0, 1, '', '20089/20089', 1, 20089, 20089, NULL, NULL, NULL, NULL, 0, 1, 1),
            (2, 2, 0, '', 'e', 1, 20089, 20090, NULL, NULL, NULL, NULL, 0, 1, 2);
        INSERT INTO text VALUES (1, 'os', 'A'), (2, 'title', 'E');
        """

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

/// What takes a store's lines back to version 5.
let oldLines = """
    ALTER TABLE line DROP COLUMN code; ALTER TABLE line DROP COLUMN hours; ALTER TABLE person DROP COLUMN skills;
    ALTER TABLE person DROP COLUMN team;
    """

/// What takes a store back to version 8, which had no fetches.
let oldFetches = """
    DROP TABLE fetch; DROP TABLE fetched_part; DROP TABLE fetched_file; ALTER TABLE source DROP COLUMN incomplete;
    ALTER TABLE person DROP COLUMN phone;
    """
