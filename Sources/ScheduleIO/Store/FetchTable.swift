import CalendarCore

/// The states of sources that are fetched, as rows.
struct FetchTable {
    private let database: Database

    init(_ database: Database) { self.database = database }

    static let statements = """
        CREATE TABLE fetch (
            source TEXT NOT NULL PRIMARY KEY, settings TEXT NOT NULL, etag TEXT, last_modified TEXT,
            succeeded INTEGER, tried INTEGER NOT NULL, failure INTEGER, changes INTEGER NOT NULL) WITHOUT ROWID, STRICT;
        CREATE TABLE fetched_part (
            source TEXT NOT NULL, name TEXT NOT NULL, title TEXT, sync_token TEXT, tag TEXT, gone INTEGER,
            PRIMARY KEY (source, name)) WITHOUT ROWID, STRICT;
        CREATE TABLE fetched_file (
            source TEXT NOT NULL, part TEXT NOT NULL, path TEXT NOT NULL, etag TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (source, part, path)) STRICT;
        """

    // MARK: Reading

    /// The states without parts, by source; nil for all sources.
    func states(of source: String? = nil) throws(StoreError) -> [String: FetchState] {
        let rows = try database.prepare(
            """
            SELECT source, settings, etag, last_modified, succeeded, tried, failure, changes,
                (SELECT min(gone) FROM fetched_part p WHERE p.source = f.source) FROM fetch f
            WHERE ?1 IS NULL OR source = ?1
            """)
        try rows.bind([.init(source)])
        var states: [String: FetchState] = [:]
        while try rows.step() {
            var state = FetchState(tried: Instant(milliseconds: rows.integer(5) ?? 0))
            state.settings = rows.text(1) ?? ""
            (state.etag, state.lastModified) = (rows.text(2), rows.text(3))
            state.succeeded = rows.integer(4).map(Instant.init(milliseconds:))
            (state.failure, state.changes) = (rows.integer(6), rows.integer(7) ?? 0)
            state.goneSince = rows.integer(8).map(Instant.init(milliseconds:))
            states[rows.text(0) ?? ""] = state
        }
        return states
    }

    func parts(of source: String) throws(StoreError) -> [FetchState.Part] {
        let rows = try database.prepare(
            "SELECT name, title, sync_token, tag, gone FROM fetched_part WHERE source = ? ORDER BY name")
        try rows.bind([.text(source)])
        var parts: [FetchState.Part] = []
        while try rows.step() {
            var part = FetchState.Part(name: rows.text(0) ?? "")
            (part.title, part.syncToken, part.tag) = (rows.text(1), rows.text(2), rows.text(3))
            part.goneSince = rows.integer(4).map(Instant.init(milliseconds:))
            parts.append(part)
        }
        for index in parts.indices { parts[index].files = try files(of: parts[index].name, source) }
        return parts
    }

    private func files(of part: String, _ source: String) throws(StoreError) -> [String: FetchState.File] {
        let rows = try database.prepare("SELECT path, etag, text FROM fetched_file WHERE source = ? AND part = ?")
        try rows.bind([.text(source), .text(part)])
        var files: [String: FetchState.File] = [:]
        while try rows.step() {
            files[rows.text(0) ?? ""] = FetchState.File(etag: rows.text(1) ?? "", text: rows.text(2) ?? "")
        }
        return files
    }

    // MARK: Writing

    /// Puts the state in the place of the source's last one, but for the parts.
    func put(_ state: FetchState, of source: String) throws(StoreError) {
        let statement = try database.prepare(
            """
            INSERT OR REPLACE INTO fetch (source, settings, etag, last_modified, succeeded, tried, failure, changes)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """)
        try statement.run([
            .text(source), .text(state.settings), .init(state.etag), .init(state.lastModified),
            .init(state.succeeded?.milliseconds), .integer(state.tried.milliseconds), .init(state.failure),
            .integer(state.changes),
        ])
    }

    /// Forgets what servers of other sources know, so that all of these is fetched again: a record that this source no
    /// longer has may be theirs as well.
    func doubtOthers(than source: String) throws(StoreError) {
        try database.prepare("UPDATE fetch SET settings = '' WHERE source <> ?").run([.text(source)])
    }

    /// Puts parts in the place of the source's last ones; a file that did not change is not written.
    func put(_ parts: [FetchState.Part], of source: String) throws(StoreError) {
        let old = try self.parts(of: source)
        let (removal, deletion) = (
            try database.prepare("DELETE FROM fetched_part WHERE source = ?"),
            try database.prepare("DELETE FROM fetched_file WHERE source = ? AND part = ? AND path = ?")
        )
        let insertion = try database.prepare(
            "INSERT INTO fetched_part (source, name, title, sync_token, tag, gone) VALUES (?, ?, ?, ?, ?, ?)")
        let writing = try database.prepare(
            "INSERT OR REPLACE INTO fetched_file (source, part, path, etag, text) VALUES (?, ?, ?, ?, ?)")
        try removal.run([.text(source)])
        for part in old {
            let kept = parts.first { $0.name == part.name }?.files ?? [:]
            for path in part.files.keys where kept[path] == nil {
                try deletion.run([.text(source), .text(part.name), .text(path)])
            }
        }
        for part in parts {
            let known = old.first { $0.name == part.name }?.files ?? [:]
            try insertion.run([
                .text(source), .text(part.name), .init(part.title), .init(part.syncToken), .init(part.tag),
                .init(part.goneSince?.milliseconds),
            ])
            for (path, file) in part.files where known[path] != file {
                try writing.run([.text(source), .text(part.name), .text(path), .text(file.etag), .text(file.text)])
            }
        }
    }
}
