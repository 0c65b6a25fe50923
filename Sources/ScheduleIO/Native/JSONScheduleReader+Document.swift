extension JSONScheduleReader {
    /// The top-level fields.
    enum Field: String, CaseIterable {
        case format, version, id, title, timeZone, labels, lines, closed, people, days, notes, events
    }

    static let fields = FieldTable<Field>(rivals: [(.labels, .lines)])

    mutating func readDocument() throws(ReadingStopped) {
        var document = try json.openDocument()
        while let field = try json.nextField(&document, in: JSONScheduleReader.fields) {
            try read(field, of: document)
        }
        let hasOthers = [Field.notes, .events].contains { document.has($0, in: JSONScheduleReader.fields) }
        json.require(
            [.format, .version] + (hasOthers ? [] : [.days]), of: document, in: JSONScheduleReader.fields, "document")
        try json.expectEnd()
    }

    private mutating func read(_ field: Field, of document: JSONObject) throws(ReadingStopped) {
        switch field {
        case .format: try json.readFormat("provider-schedule")
        case .version: try json.readVersion()
        case .id: id = try json.readText("id", .name)?.value.nonBlank
        case .title: title = try json.readText("title", .text)?.value.nonBlank
        case .timeZone:
            noteLate(document, dependents: [.events])
            try readTimeZone()
        case .labels:
            hasDeclaredLines = true
            try LineReader.readLabels(of: &lines, &json)
        case .lines:
            hasDeclaredLines = true
            noteLate(document, dependents: [.days, .events])
            guard let declared = try LineReader.readLines(&json) else { return }
            (lines, dayFields) = (declared, .days(declaring: declared))
        case .closed: try readClosedWords()
        case .people: people = try PeopleReader.readPeople(&json)
        case .days:
            try readRecords("days", maximum: 1_000_000) { reader throws(ReadingStopped) in
                guard let day = try DayReader.read(&reader.json, reader.dayFields, reader.lines) else { return }
                reader.days.append(day)
            }
        case .notes:
            try readRecords("notes", maximum: 100_000) { reader throws(ReadingStopped) in
                guard let notes = try NotesReader.read(&reader.json) else { return }
                reader.notes.append(notes)
            }
        case .events:
            try readRecords("events", maximum: 1_000_000) { reader throws(ReadingStopped) in
                guard let event = try EventReader.read(&reader.json, reader.lines, &reader.timeZone) else { return }
                reader.events.append(event)
            }
        }
    }

    private mutating func noteLate(_ document: JSONObject, dependents: [Field]) {
        let isLate = dependents.contains { document.has($0, in: JSONScheduleReader.fields) }
        if isLate, !isSecondReading { isStale = true }
    }

    private mutating func readTimeZone() throws(ReadingStopped) {
        guard let string = try json.readString("timeZone") else { return }
        let name = json.spelling(of: string)
        guard TimeZoneDatabase.system.contains(name) else {
            json.log.error(
                .invalidTimeZone, at: string.start, hint: "use an IANA name such as America/Chicago",
                "unknown time zone '\(name.abridged)'")
            return
        }
        timeZone = TimeZoneDeclaration(name: name)
    }

    private mutating func readRecords(
        _ name: String, maximum: Int, _ readRecord: (inout JSONScheduleReader) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        guard try json.expect(.array, name) else { return }
        var array = try json.openArray()
        while try json.nextElement(&array) {
            if array.count > maximum {
                try skipExcess(array, name, maximum)
            } else if try json.expect(.object, "a record", quoted: false) {
                try readRecord(&self)
            }
        }
    }

    private mutating func skipExcess(
        _ array: JSONArray, _ field: String, _ maximum: Int
    ) throws(ReadingStopped) {
        json.skipWhitespace()
        if array.count == maximum + 1 {
            json.log.error(.tooMany, at: json.position, "more than \(maximum) records in '\(field)'")
        }
        try json.skipValue()
    }
}
