/// A change to the tables of a store.
struct StoreStep {
    /// What it brings, for messages: "people's groups".
    let name: String
    /// Its statements, in SQL.
    let statements: String
}

/// The tables of a store, and the mark that distinguishes it from other SQLite files.
enum StoreSchema {
    /// `PRAGMA application_id`: "calp" in ASCII.
    static let applicationID = 0x6361_6C70

    /// What makes a store of an empty file, in order. To change the tables, add a step; a released one never changes.
    static let steps = [StoreStep(name: "the tables", statements: statements)]

    /// `PRAGMA user_version` of a store that has taken these steps. The versions up to 10 were never released.
    static func version(_ steps: [StoreStep] = steps) -> Int { unreleased + steps.count }

    private static let unreleased = 10

    /// - `source`: a file. Later first imports win. The parts of an export count as one source, in the place of the
    ///   first.
    ///   `closed` has the words that close a day, one per line; NULL for the default ones. `identity` is the schedule's
    ///   own id, if not NULL. `incomplete` is 1 if a part of the source is missing.
    /// - `declared`: the lines of a day and those who work, as the source declares them (`kind` is `lines` or
    ///   `people`): the texts of their fields, in the order of `position`.
    /// - `record`: a day (kind 0), a month's notes (1), an event (2), a document of a person (3), a template of a
    ///   checklist (4), a person's progress with one (5) or a series of events (6). `zone` is the record zone. `owner`
    ///   is 0 for a record with a name of its own, else its source; then its name is its date, its month, its content,
    ///   the person and the document, the template, or the person and the template. Days count from 1970-01-01. `last`
    ///   is the last day that an event touches, and for a series the last day of a full export; `end_day` and
    ///   `end_minute` are for timed events. A document has the day on which it expires twice; checklists have
    ///   1970-01-01.
    /// - `text`: a record's texts, by line, by number, or as the title, subtitle, place, person, category, url, line,
    ///   status, closing and task (`open` or `done`) of an event, or by the fields of a record of people: `name`,
    ///   `items/1/title` (``RecordFields``). `os/1/name`, `os/1/hours` and `os/1/note` are those of the first person
    ///   whom the source puts on a line. A series has the lines of its calendar by number (``KeptSeries``).
    /// - `tombstone`: records that a source has deleted, so that no older version comes back.
    /// - `replaced`: versions of records that a newer one replaced or a deletion removed, as `record` had them. Each
    ///   held until `until`: the `modified` of the newer version, or of the deletion. Versions of a record differ in
    ///   `modified`.
    /// - `replaced_text`: their texts. Reading the newest versions touches neither.
    /// - `fetch`: the last fetches of sources, by the names that they have in `source` (``FetchState``). Times are in
    ///   milliseconds, `failure` is an exit status. `fetched_part` and `fetched_file` have what a server gave in parts,
    ///   so that later only the changes are asked for.
    private static let statements = """
        CREATE TABLE source (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, title TEXT, time_zone TEXT,
            is_part INTEGER NOT NULL, closed TEXT, identity TEXT, incomplete INTEGER NOT NULL DEFAULT 0) STRICT;
        \(DeclaredTable.statements)
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
        CREATE TABLE replaced (
            id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, owner INTEGER NOT NULL, zone TEXT NOT NULL,
            name TEXT NOT NULL, source INTEGER NOT NULL REFERENCES source, first INTEGER NOT NULL,
            last INTEGER NOT NULL, modified INTEGER, start_minute INTEGER, end_day INTEGER, end_minute INTEGER,
            is_private INTEGER NOT NULL, place_line INTEGER, place_column INTEGER, until INTEGER NOT NULL,
            UNIQUE (kind, owner, zone, name, modified)) STRICT;
        CREATE INDEX replaced_day ON replaced (kind, first);
        CREATE INDEX replaced_length ON replaced (last - first) WHERE kind = 2;
        CREATE TABLE replaced_text (
            record INTEGER NOT NULL REFERENCES replaced, line TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (record, line)) WITHOUT ROWID, STRICT;
        \(FetchTable.statements)
        PRAGMA application_id = \(applicationID);
        """

    /// Takes the steps that a store lacks: all of them in an empty file.
    static func prepare(_ database: Database, _ steps: [StoreStep] = steps) throws(StoreError) {
        let missing = steps.dropFirst(try stepCount(of: database, steps))
        for step in missing { try database.execute(step.statements) }
        if !missing.isEmpty { try database.execute("PRAGMA user_version = \(version(steps))") }
    }

    /// Throws if the open file is not a store that can be used, or has parts that no store has.
    ///
    /// - Parameter isForWriting: if not, a store that lacks a step is refused, too.
    static func check(
        _ database: Database, forWriting isForWriting: Bool, _ steps: [StoreStep] = steps
    ) throws(StoreError) {
        let count = try stepCount(of: database, steps)
        guard count > 0 else { return }
        if !isForWriting, count < steps.count {
            throw StoreError(database.path, .olderVersion, steps[count].name)
        }
        try refuseStrangers(database)
    }

    /// Throws if there is a table, an index, a view or a trigger that no store has. SQLite's own begin with `sqlite_`.
    private static func refuseStrangers(_ database: Database) throws(StoreError) {
        let rows = try database.prepare(
            """
            SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@' AND NOT
            (type = 'table' AND name IN
                ('source', 'declared', 'record', 'text', 'tombstone', 'replaced', 'replaced_text', 'fetch',
                'fetched_part', 'fetched_file')
            OR type = 'index' AND name IN ('record_day', 'record_length', 'replaced_day', 'replaced_length')) LIMIT 1
            """)
        guard try rows.step() else { return }
        let (type, name) = (rows.text(0) ?? "table", rows.text(1) ?? "")
        throw StoreError(database.path, .damaged, "no store has a \(type) '\(name.abridged)'")
    }

    /// Returns how many of the steps a file has taken, 0 for one without tables. Throws if it is another program's, or
    /// of a version that the steps do not have.
    static func stepCount(of database: Database, _ steps: [StoreStep] = steps) throws(StoreError) -> Int {
        let version = try database.integer("PRAGMA user_version") ?? 0
        let application = try database.integer("PRAGMA application_id") ?? 0
        if version == 0, application == 0, try database.integer("SELECT count(*) FROM sqlite_schema") == 0 { return 0 }
        guard application == applicationID else { throw StoreError(database.path, .notAStore) }
        guard version <= self.version(steps) else {
            throw StoreError(
                database.path, .newerVersion, "version \(version); this one knows version \(self.version(steps))")
        }
        guard version > unreleased else {
            throw StoreError(database.path, .unreleasedVersion, "version \(version)")
        }
        return version - unreleased
    }
}

/// The tables that hold versions of records.
enum VersionTable: String {
    case newest = "record"
    case replaced

    var texts: String { self == .newest ? "text" : "replaced_text" }

    /// The index of kinds and first days.
    var dayIndex: String { "\(rawValue)_day" }

    /// The index of the lengths of events.
    var lengthIndex: String { "\(rawValue)_length" }
}
