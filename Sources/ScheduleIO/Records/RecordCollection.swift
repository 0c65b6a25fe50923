import CalendarCore

/// The records that a reader collects from one source, before those of the same date or month are merged.
struct RecordCollection {
    var id: String?
    var title: String?
    var timeZone: String?
    var lines = ScheduleLine.defaults
    var closedWords = Closing.defaultWords
    var people: [Person] = []
    var days: [DayRecord] = []
    var notes: [MonthlyNotes] = []
    var events: [Event] = []
    var peopleRecords = PeopleRecords()
    var tombstones: [Tombstone] = []
}

extension RecordCollection {
    /// The same without the usual lines and words if it has nothing but records of people: their schedule has its own.
    var withoutUnusedLines: RecordCollection {
        let hasPeople = !people.isEmpty || !peopleRecords.isEmpty
        guard hasPeople, days.isEmpty, notes.isEmpty, events.isEmpty else { return self }
        var records = self
        if lines == ScheduleLine.defaults { records.lines = [] }
        if closedWords == Closing.defaultWords { records.closedWords = [] }
        return records
    }
}

/// The fields that identify a record, in every table of record fields.
struct RecordStamp {
    enum Field: String, CaseIterable {
        case id, zone, modified
    }

    var name: String?
    var zone: String?
    var modified: Instant?

    /// Nil if the record has no name. Then its source and date identify it.
    var identity: RecordIdentity? {
        name.map { RecordIdentity(zone: zone ?? "", name: $0) }
    }
}

extension JSONScanner {
    /// Reads a field that identifies a record.
    mutating func readStamp(_ field: RecordStamp.Field, _ stamp: inout RecordStamp) throws(ReadingStopped) {
        switch field {
        case .id: stamp.name = try readText("id", .name)?.value.nonBlank
        case .zone: stamp.zone = try readText("zone", .name)?.value
        case .modified: stamp.modified = try readInstant()
        }
    }

    private mutating func readInstant() throws(ReadingStopped) -> Instant? {
        guard let string = try readString("modified") else { return nil }
        let instant = withBytes(of: string) { WrittenDateTime.rfc3339($0) }
        if instant == nil { log.notAnInstant(spelling(of: string), at: string.start) }
        return instant
    }
}

/// The texts of one day, in the order of the lines.
struct DayTexts {
    private(set) var inOrder: [LineText] = []
    /// The lines with a text, as bits.
    private var lines: UInt64 = 0

    mutating func insert(_ text: consuming LineText, line: Int) {
        if inOrder.isEmpty { inOrder.reserveCapacity(4) }
        if lines >> UInt64(line) == 0 {
            inOrder.append(text)
        } else {
            let earlier = lines & (1 << UInt64(line) - 1)
            inOrder.insert(text, at: earlier.nonzeroBitCount)
        }
        lines |= 1 << UInt64(line)
    }
}
