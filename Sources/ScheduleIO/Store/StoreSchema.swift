/// The tables of a store, and the mark that distinguishes it from other SQLite files.
enum StoreSchema {
    /// `PRAGMA application_id`: "calp" in ASCII.
    static let applicationID = 0x6361_6C70
    /// `PRAGMA user_version`. Raise it with each change to the tables, and add statements that upgrade older stores.
    static let version = 10

    /// - `source`: a file. Later first imports win. The parts of an export count as one source, in the place of the
    ///   first.
    ///   `closed` has the words that close a day, one per line; NULL for the default ones. `identity` is the schedule's
    ///   own id, if not NULL. `incomplete` is 1 if a part of the source is missing.
    /// - `line`: the lines of a day, as the source declares them. `place` and `weight` are NULL for those of its key.
    ///   `code` is its word in the cells of rosters, `hours` its usual ones; both may be NULL.
    /// - `person`: those who work, as the source declares them. `spellings` and `skills` have one per
    ///   line, or are NULL. `team` is the person's group; it and `phone` may be NULL.
    /// - `record`: a day (kind 0), a month's notes (1), an event (2), a document of a person (3), a template of a
    ///   checklist (4) or a person's progress with one (5). `zone` is the record zone. `owner` is 0 for a record with a
    ///   name of its own, else its source; then its name is its date, its month, its content, the person and the
    ///   document, the template, or the person and the template. Days count from 1970-01-01. `last` is the last day
    ///   that an event touches; `end_day` and `end_minute` are for timed events. A document has the day on which it
    ///   expires twice; checklists have 1970-01-01.
    /// - `text`: a record's texts, by line, by number, or as the title, subtitle, place, person, category, url, line,
    ///   summary, status, closing and task (`open` or `done`) of an event, or as the person, document, validity and
    ///   required of a document, or by the field of a checklist: `name`, `item/1/title` (``ChecklistText``).
    ///   `os/1/name`, `os/1/hours` and `os/1/note` are those of the first person whom the source puts on a line.
    /// - `tombstone`: records that a source has deleted, so that no older version comes back.
    /// - `replaced`: versions of records that a newer one replaced or a deletion removed, as `record` had them. Each
    ///   held until `until`: the `modified` of the newer version, or of the deletion. Versions of a record differ in
    ///   `modified`.
    /// - `replaced_text`: their texts. Reading the newest versions touches neither.
    /// - `fetch`: the last fetches of sources, by the names that they have in `source` (``FetchState``). Times are in
    ///   milliseconds, `failure` is an exit status. `fetched_part` and `fetched_file` have what a server gave in parts,
    ///   so that later only the changes are asked for.
    static let statements = """
        CREATE TABLE source (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, title TEXT, time_zone TEXT,
            is_part INTEGER NOT NULL, closed TEXT, identity TEXT, incomplete INTEGER NOT NULL DEFAULT 0) STRICT;
        CREATE TABLE line (
            source INTEGER NOT NULL REFERENCES source, position INTEGER NOT NULL, key TEXT NOT NULL,
            label TEXT NOT NULL, place TEXT, weight TEXT, code TEXT, hours TEXT, PRIMARY KEY (source, position)) WITHOUT ROWID, STRICT;
        \(personTable)
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
        \(replacedTables)
        \(FetchTable.statements)
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """

    private static let personTable = """
        CREATE TABLE person (
            source INTEGER NOT NULL REFERENCES source, position INTEGER NOT NULL, name TEXT NOT NULL,
            initials TEXT, spellings TEXT, skills TEXT, team TEXT, phone TEXT,
            PRIMARY KEY (source, position)) WITHOUT ROWID, STRICT;
        """

    private static let replacedTables = """
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
        """

    /// Returns the statements for the parts that an older version lacks. It is readable without; an import adds them.
    private static func upgrade(from old: Int) -> String {
        let roles = """
            ALTER TABLE source ADD COLUMN closed TEXT;
            ALTER TABLE line ADD COLUMN place TEXT;
            ALTER TABLE line ADD COLUMN weight TEXT;
            """
        let codes = "ALTER TABLE line ADD COLUMN code TEXT; ALTER TABLE line ADD COLUMN hours TEXT;"
        return [
            old < 2 ? roles : "", old < 3 ? personTable : "",
            old < 4 ? "ALTER TABLE source ADD COLUMN identity TEXT;" : "", old < 5 ? replacedTables : "",
            old < 6 ? codes : "", (3...6).contains(old) ? "ALTER TABLE person ADD COLUMN skills TEXT;" : "",
            (3...7).contains(old) ? "ALTER TABLE person ADD COLUMN team TEXT;" : "",
            (3...9).contains(old) ? "ALTER TABLE person ADD COLUMN phone TEXT;" : "",
            old < 9 ? "ALTER TABLE source ADD COLUMN incomplete INTEGER NOT NULL DEFAULT 0;" : "",
            old < 9 ? FetchTable.statements : "",
            "PRAGMA user_version = \(version);",
        ].joined(separator: "\n")
    }

    /// The state of a file.
    enum State: Equatable {
        /// No tables; perhaps no bytes at all.
        case empty
        /// The tables of an older version: 1 has no roles of lines and no words that close a day, 2 no people,
        /// 3 no ids of schedules, 4 no replaced versions, 5 no codes and hours of lines, 6 no skills, 7 no groups,
        /// 8 no fetches and no marks of incomplete sources, 9 no phones and no checklists (kinds 4 and 5 of records).
        case old(Int)
        case current

        /// True if there are roles of lines, and words that close a day.
        var hasRoles: Bool { version >= 2 }

        /// True if there are people.
        var hasPeople: Bool { version >= 3 }

        /// True if there are ids of schedules.
        var hasIdentities: Bool { version >= 4 }

        /// True if there are replaced versions.
        var hasReplaced: Bool { version >= 5 }

        /// True if lines have codes and hours.
        var hasCodes: Bool { version >= 6 }

        /// True if people have skills.
        var hasSkills: Bool { version >= 7 }

        /// True if people have groups.
        var hasGroups: Bool { version >= 8 }

        /// True if there are fetches, and marks of incomplete sources.
        var hasFetches: Bool { version >= 9 }

        /// True if people have phones.
        var hasPhones: Bool { version >= 10 }

        private var version: Int {
            switch self {
            case .empty: 0
            case .old(let version): version
            case .current: StoreSchema.version
            }
        }
    }

    /// Creates the tables, or brings older ones up to date.
    static func prepare(_ database: Database) throws(StoreError) {
        switch try state(of: database) {
        case .empty: try database.execute(statements)
        case .old(let version): try database.execute(upgrade(from: version))
        case .current: break
        }
    }

    /// Throws if the open file is not a store that this version can read, or has parts that no store has.
    static func check(_ database: Database) throws(StoreError) {
        if try state(of: database) != .empty { try refuseStrangers(database) }
    }

    /// Throws if there is a table, an index, a view or a trigger that no store has. SQLite's own begin with `sqlite_`.
    private static func refuseStrangers(_ database: Database) throws(StoreError) {
        let rows = try database.prepare(
            """
            SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@' AND NOT
            (type = 'table' AND name IN
                ('source', 'line', 'person', 'record', 'text', 'tombstone', 'replaced', 'replaced_text', 'fetch',
                'fetched_part', 'fetched_file')
            OR type = 'index' AND name IN ('record_day', 'record_length', 'replaced_day', 'replaced_length')) LIMIT 1
            """)
        guard try rows.step() else { return }
        let (type, name) = (rows.text(0) ?? "table", rows.text(1) ?? "")
        throw StoreError(database.path, .damaged, "no store has a \(type) '\(name.abridged)'")
    }

    /// Returns the state; throws if the file is another program's, or a newer version of a store.
    static func state(of database: Database) throws(StoreError) -> State {
        let version = try database.integer("PRAGMA user_version") ?? 0
        let application = try database.integer("PRAGMA application_id") ?? 0
        if version == 0, application == 0, try database.integer("SELECT count(*) FROM sqlite_schema") == 0 {
            return .empty
        }
        guard application == applicationID else { throw StoreError(database.path, .notAStore) }
        guard version <= StoreSchema.version else {
            throw StoreError(
                database.path, .newerVersion, "version \(version); this one supports version \(StoreSchema.version)")
        }
        return version < StoreSchema.version ? .old(version) : .current
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
