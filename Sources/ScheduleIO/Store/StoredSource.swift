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
        let declared = DeclaredTable(database: database)
        let lines = try declared.records(ScheduleLine.fields, .lines)
        let people = try declared.records(Person.fields, .people)
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
                    timeZone: try reader.timeZone(rows.text(3)), lines: try reader.lines(lines[id]),
                    closedWords: try reader.closedWords(rows.text(5)), people: people[id] ?? []))
        }
        return sources
    }

    /// What it says about the clock of a page. Days give their zone to the page; otherwise each event is a vote for it.
    func clock(dayCount: Int, eventCount: Int, on chosen: TimeZoneName?) -> ClockUse {
        let zones = timeZone.map { [ClockUse.ZoneUse(name: $0, events: eventCount, votes: eventCount)] } ?? []
        return ClockUse(chosen: chosen?.identifier, own: dayCount > 0 ? timeZone : nil, zones: zones)
    }

    /// Joins another part of the same export, which may be the missing one.
    fileprivate mutating func add(_ part: StoredSource) {
        otherParts.append(part.id)
        isIncomplete = isIncomplete && part.isIncomplete
    }

    /// Returns the result that reading this source would have given. `rows` is by source; records are in file order.
    ///
    /// - Parameters:
    ///   - series: what reading its series on the page's clock gave, by row.
    ///   - zone: that of the page; nil for its own.
    func result(
        _ rows: [Int: [RecordTable.Row]], _ series: [Int: ReadResult] = [:], on zone: String? = nil
    ) -> ReadResult {
        var log = FindingLog(file: name)
        let move = ClockMove(from: timeZone, to: zone)
        var records = RecordCollection(
            id: identity, title: title, timeZone: move == nil ? timeZone : zone, lines: lines, closedWords: closedWords,
            people: people)
        for row in ([id] + otherParts).flatMap({ (rows[$0] ?? []).sorted(by: RecordTable.Row.isBefore) }) {
            switch row.record.kind {
            case .day: records.days.append(contentsOf: [row.record.day(lines)].compactMap(\.self))
            case .notes: records.notes.append(contentsOf: [row.record.notes].compactMap(\.self))
            case .event:
                if let event = row.record.event { records.events.append(move?.moved(event) ?? event) }
            case .series:
                log.append(series[row.id]?.findings ?? [])
                records.events += series[row.id]?.schedule?.events ?? []
            default: _ = row.record.fieldRecord?.add(to: &records.peopleRecords)
            }
        }
        var result = ReadResult(merging: records, log: log)
        result.isIncomplete = isIncomplete
        return result
    }
}

extension [StoredSource] {
    /// The results of all of them (``StoredSource/result(_:_:on:)``), with what they say about the clock of a page.
    func results(
        _ rows: [Int: [RecordTable.Row]], _ clocks: [Int: ClockUse], _ series: [Int: ReadResult] = [:],
        on page: String? = nil
    ) -> [ReadResult] {
        map { source in
            var result = source.result(rows, series, on: page)
            result.clock = clocks[source.id] ?? result.clock
            return result
        }
    }

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

    /// Checks that no two lines have the same key; the default lines for nil.
    func lines(_ lines: [ScheduleLine]?) throws(StoreError) -> [ScheduleLine] {
        guard let lines else { return ScheduleLine.defaults }
        guard Set(lines.map(\.key)).count == lines.count else { throw damage("two lines have one key") }
        return lines
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

    private func damage(_ what: String) -> StoreError { StoreError(database.path, .damaged, "\(place): \(what)") }
}
