import CalendarCore

/// A file that records came from, or all parts of an export.
struct StoredSource {
    let id: Int
    let name: String
    let isPartOfExport: Bool
    /// True if a part of it was missing.
    private(set) var isIncomplete: Bool
    /// The other parts of the same export.
    fileprivate var otherParts: [Int] = []
    /// The schedule's own id.
    let identity: String?
    let title: String?
    let timeZone: String?
    let lines: [ScheduleLine]
    let closedWords: [String]
    let people: [Person]

    static func all(of database: Database) throws(StoreError) -> [StoredSource] {
        let (lines, people) = (try lines(of: database), try people(of: database))
        var sources: [StoredSource] = []
        let rows = try database.prepare(
            "SELECT id, name, title, time_zone, is_part, closed, identity, incomplete FROM source ORDER BY id")
        while try rows.step() {
            let id = rows.integer(0) ?? 0
            let reader = StoredSourceReader(database: database, place: "table source, row \(id)")
            sources.append(
                StoredSource(
                    id: id, name: rows.text(1) ?? "", isPartOfExport: rows.integer(4) == 1,
                    isIncomplete: rows.integer(7) == 1,
                    identity: try reader.identity(rows.text(6)),
                    title: try rows.text(2).map { (text) throws(StoreError) in try reader.text(text) },
                    timeZone: try reader.timeZone(rows.text(3)), lines: lines[id] ?? ScheduleLine.defaults,
                    closedWords: try reader.closedWords(rows.text(5)), people: people[id] ?? []))
        }
        return sources
    }

    /// Reads the lines by source.
    private static func lines(of database: Database) throws(StoreError) -> [Int: [ScheduleLine]] {
        var lines: [Int: [ScheduleLine]] = [:]
        let rows = try database.prepare(
            "SELECT source, key, label, place, weight, code, hours FROM line ORDER BY source, position")
        while try rows.step() {
            let source = rows.integer(0) ?? 0
            let reader = StoredSourceReader(database: database, place: "table line, source \(source)")
            let key = try reader.key(rows.text(1), among: lines[source] ?? [])
            var line = ScheduleLine.ordinary(
                key: key, label: try reader.text(rows.text(2), lengths: ScheduleLine.labelLengths))
            if let place = rows.text(3).flatMap(ScheduleLine.Place.init) { line.place = place }
            if let weight = rows.text(4).flatMap(ScheduleLine.Weight.init) { line.weight = weight }
            line.code = try rows.text(5).map { (text) throws(StoreError) in
                try reader.text(text, lengths: ScheduleLine.labelLengths)
            }
            line.hours = try reader.hours(rows.text(6))
            lines[source, default: []].append(line)
        }
        return lines
    }

    /// Reads the people by source.
    private static func people(of database: Database) throws(StoreError) -> [Int: [Person]] {
        var people: [Int: [Person]] = [:]
        let rows = try database.prepare(
            """
            SELECT source, name, initials, spellings, skills, team, phone FROM person
            ORDER BY source, position
            """)
        while try rows.step() {
            let source = rows.integer(0) ?? 0
            let reader = StoredSourceReader(database: database, place: "table person, source \(source)")
            people[source, default: []].append(
                try reader.person(
                    rows.text(1), initials: rows.text(2), spellings: rows.text(3), skills: rows.text(4),
                    group: rows.text(5), phone: rows.text(6)))
        }
        return people
    }

    /// Joins another part of the same export, which may be the missing one.
    fileprivate mutating func add(_ part: StoredSource) {
        otherParts.append(part.id)
        isIncomplete = isIncomplete && part.isIncomplete
    }

    /// Returns the result that reading this source would have given. `rows` is by source; records are in file order.
    func result(_ rows: [Int: [RecordTable.Row]]) -> ReadResult {
        var records = RecordCollection(
            id: identity, title: title, timeZone: timeZone, lines: lines, closedWords: closedWords, people: people)
        for row in ([id] + otherParts).flatMap({ (rows[$0] ?? []).sorted(by: RecordTable.Row.isBefore) }) {
            switch row.record.kind {
            case .day: records.days.append(contentsOf: [row.record.day(lines)].compactMap(\.self))
            case .notes: records.notes.append(contentsOf: [row.record.notes].compactMap(\.self))
            case .event: records.events.append(contentsOf: [row.record.event].compactMap(\.self))
            case .requirement: records.requirements += [row.record.requirement].compactMap(\.self)
            case .template: records.checklists.templates += [row.record.template].compactMap(\.self)
            case .progress: records.checklists.progress += [row.record.progress].compactMap(\.self)
            }
        }
        var result = ReadResult(merging: records, log: FindingLog(file: name))
        result.isIncomplete = isIncomplete
        return result
    }
}

extension [StoredSource] {
    /// The sources with the parts of an export joined, in the place of the first.
    var joiningParts: [StoredSource] {
        var joined: [StoredSource] = []
        for source in self {
            if source.isPartOfExport, let index = joined.firstIndex(where: \.isPartOfExport) {
                joined[index].add(source)
            } else {
                joined.append(source)
            }
        }
        return joined
    }
}

extension RecordTable.Row {
    fileprivate static func isBefore(_ a: RecordTable.Row, _ b: RecordTable.Row) -> Bool {
        func place(_ row: RecordTable.Row) -> (Int, Int, Int, Int) {
            (row.record.location?.line ?? 0, row.record.location?.column ?? 0, row.isReplaced ? 0 : 1, row.id)
        }
        return place(a) < place(b)
    }
}

/// Reads the values of a source and its lines: values that no reader would have accepted are damage.
struct StoredSourceReader {
    let database: Database
    /// The place of the values, for messages.
    let place: String

    func text(_ text: String?) throws(StoreError) -> String { try database.text(text, in: place) }

    /// Reads a text of this number of characters (Unicode scalars).
    func text(_ text: String?, lengths: ClosedRange<Int>) throws(StoreError) -> String {
        let text = try self.text(text)
        guard lengths.contains(text.unicodeScalars.count) else { throw damage("a text is empty or too long") }
        return text
    }

    /// Reads the key of a line that none of the others has.
    func key(_ text: String?, among lines: [ScheduleLine]) throws(StoreError) -> String {
        guard let key = text, ScheduleLine.isKey(key), !lines.contains(where: { $0.key == key }) else {
            throw damage("a key cannot be that of a line")
        }
        return key
    }

    /// Reads optional hours.
    func hours(_ text: String?) throws(StoreError) -> ShiftHours? {
        guard let text else { return nil }
        guard let hours = ShiftHours(text: text) else { throw damage("a line has wrong hours") }
        return hours
    }

    /// Reads an optional id.
    func identity(_ id: String?) throws(StoreError) -> String? {
        guard id.map(TextRule.name.allows) ?? true else { throw damage("the id is too long") }
        return id
    }

    /// Reads an optional time zone.
    func timeZone(_ name: String?) throws(StoreError) -> String? {
        guard name.map(TimeZoneDatabase.system.contains) ?? true else { throw damage("the time zone is unknown") }
        return name
    }

    /// Reads words, one per line; the default ones for nil.
    func closedWords(_ column: String?) throws(StoreError) -> [String] {
        guard let column else { return Closing.defaultWords }
        var words: [String] = []
        for word in column.split(separator: "\n") { words.append(try text(String(word), lengths: Closing.wordLengths)) }
        return words
    }

    /// Reads a person; `spellings` and `skills` have one per line.
    func person(
        _ name: String?, initials: String?, spellings: String?, skills: String?, group: String?,
        phone: String?
    ) throws(StoreError) -> Person {
        let initials = try initials.map { (text) throws(StoreError) in
            try self.name(text, lengths: Person.initialsLengths)
        }
        var person = Person(name: try self.name(name, lengths: Person.nameLengths), initials: initials)
        for spelling in (spellings ?? "").split(separator: "\n") {
            person.spellings.append(try self.name(String(spelling), lengths: Person.nameLengths))
        }
        for skill in (skills ?? "").split(separator: "\n") {
            person.skills.append(try text(String(skill), lengths: Person.skillLengths))
        }
        person.group = try group.map { (name) throws(StoreError) in try text(name, lengths: Person.groupLengths) }
        person.phone = try phone.map { (text) throws(StoreError) in try self.text(text, lengths: Person.phoneLengths) }
        return person
    }

    private func name(_ text: String?, lengths: ClosedRange<Int>) throws(StoreError) -> String {
        let name = try self.text(text, lengths: lengths)
        guard name.hasWords else { throw damage("a name has no letter and no digit") }
        return name
    }

    private func damage(_ what: String) -> StoreError { StoreError(database.path, .damaged, "\(place): \(what)") }
}
