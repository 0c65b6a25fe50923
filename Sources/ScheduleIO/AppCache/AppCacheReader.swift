import CalendarCore

/// Reads the file in which the original calendar app keeps the data it has fetched.
///
/// `{"savedAt": …, "schedules": {"2025-01-31": {…}}, "monthlyNotes": {"2025-01": {…}}, …}`. The key of a record, a
/// field name, gives its civil date in any time zone. Its own `date`, in seconds since 2001-01-01T00:00:00Z, is
/// only compared with it. Fields of later versions of the app are warnings.
struct AppCacheReader {
    var json: JSONScanner
    var records = RecordCollection()

    private enum Field: String, CaseIterable {
        case savedAt, schedules, monthlyNotes, pendingScheduleKeys, pendingNoteKeys
    }

    private static let fields = FieldTable<Field>()
}

extension AppCacheReader: ScheduleFormatReader {
    /// Returns true for an object whose first field is one of the cache's own; they may come in any order.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        JSONScanner.begins(head, withFieldOf: fields.names)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = AppCacheReader(json: JSONScanner(bytes, file: file))
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try reader.readDocument() } catch {}
        return ReadResult(merging: reader.records, log: reader.json.log)
    }

    private mutating func readDocument() throws(ReadingStopped) {
        var document = try json.openDocument()
        while let field = try json.nextField(&document, in: AppCacheReader.fields, unknown: .warned) {
            switch field {
            case .schedules:
                try readTable("schedules") { reader, key throws(ReadingStopped) in try reader.readDay(key) }
            case .monthlyNotes:
                try readTable("monthlyNotes") { reader, key throws(ReadingStopped) in try reader.readNotes(key) }
            case .savedAt, .pendingScheduleKeys, .pendingNoteKeys: try json.skipValue()
            }
        }
        json.require([.schedules], of: document, in: AppCacheReader.fields, "document")
        try json.expectEnd()
    }
}

extension AppCacheReader {
    private enum DayField: Equatable {
        case id, date
        /// The default line with this index.
        case line(Int)
    }

    private enum NoteField: Equatable {
        case id, month, year
        /// The line with this number.
        case line(Int)
    }

    private static let dayFields = FieldTable<DayField>(
        [("id", .id), ("date", .date)] + ScheduleLine.defaults.enumerated().map { ($1.key, .line($0)) })
    private static let noteFields = FieldTable<NoteField>(
        [("id", .id), ("month", .month), ("year", .year)] + (1...3).map { ("line\($0)", .line($0)) })

    /// Reads an object with a record for each key.
    private mutating func readTable(
        _ field: String, _ record: (inout AppCacheReader, JSONString) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        guard try json.expect(.object, field) else { return }
        var (table, seen) = (try json.openObject(), Set<String>())
        while let name = try nextKey(&table, &seen) { try record(&self, name) }
    }

    private mutating func nextKey(
        _ table: inout JSONObject, _ seen: inout Set<String>
    ) throws(ReadingStopped) -> JSONString? {
        guard let name = try json.nextName(&table) else { return nil }
        let spelling = json.spelling(of: name)
        if !seen.insert(spelling).inserted {
            json.log.error(.repeatedField, at: name.start, "field '\(spelling.abridged)' given twice")
        }
        return name
    }

    /// Reads the date or month in a record's key (a field name); logs a key that holds neither.
    private mutating func read<Value>(
        _ name: JSONString, prefix: String, _ code: Finding.Code,
        _ parse: (UnsafeBufferPointer<UInt8>) -> Result<Value, DateProblem>
    ) -> Located<Value>? {
        let key = json.spelling(of: name)
        let text = Array((key.hasPrefix(prefix) ? key.dropFirst(prefix.count) : key[...]).utf8)
        switch text.withUnsafeBufferPointer(parse) {
        case .success(let value): return Located(value: value, position: name.start)
        case .failure(let problem):
            json.log.error(code, at: name.start, problem.message(for: key))
            return nil
        }
    }

    private mutating func readDay(_ key: JSONString) throws(ReadingStopped) {
        let date = read(key, prefix: "schedule_", .invalidDate, ScheduleDate.date)
        guard try json.expect(.object, "a record", quoted: false) else { return }
        var (texts, stamp) = (DayTexts(), RecordStamp())
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: AppCacheReader.dayFields, unknown: .warned) {
            switch field {
            case .id: stamp.name = try readText("id", .name)?.value
            case .date: try checkInstant(date?.value)
            case .line(let line):
                let key = ScheduleLine.defaults[line].key
                guard let text = try readText(key, .text) else { continue }
                let location = json.log.location(text.position)
                texts.insert(LineText(key: key, text: text.value, location: location), line: line)
            }
        }
        guard let date else { return }
        records.days.append(
            DayRecord(
                date: date.value, texts: texts.inOrder, identity: stamp.identity,
                location: json.log.location(date.position)))
    }

    private mutating func readNotes(_ key: JSONString) throws(ReadingStopped) {
        let month = read(key, prefix: "notes_", .invalidMonth, ScheduleDate.month)
        guard try json.expect(.object, "a record", quoted: false) else { return }
        var (lines, stamp) = ([NoteLine](), RecordStamp())
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: AppCacheReader.noteFields, unknown: .warned) {
            switch field {
            case .id: stamp.name = try readText("id", .name)?.value
            case .month: try checkNumber("month", against: month?.value.month)
            case .year: try checkNumber("year", against: month?.value.year)
            case .line(let number):
                guard let text = try readText("line\(number)", .text) else { continue }
                let location = json.log.location(text.position)
                lines.append(NoteLine(number: number, text: text.value, location: location))
            }
        }
        guard let month else { return }
        records.notes.append(
            MonthlyNotes(
                month: month.value, lines: lines.sorted { $0.number < $1.number }, identity: stamp.identity,
                location: json.log.location(month.position)))
    }

    /// Reads a text or null; returns nil if it is blank or wrong.
    private mutating func readText(_ field: String, _ rule: TextRule) throws(ReadingStopped) -> Located<String>? {
        guard try !json.skipNull() else { return nil }
        let text = try json.readText(field, rule)
        return text.flatMap { $0.value.isEmpty ? nil : $0 }
    }
}

extension AppCacheReader {
    /// Compares a record's own instant, in seconds since 2001-01-01T00:00:00Z, with the date of its key.
    private mutating func checkInstant(_ date: CivilDate?) throws(ReadingStopped) {
        guard let number = try readNumber("date"), let date else { return }
        let seconds = number.value + 978_307_200
        let own = Int(exactly: (seconds / Double(WallTime.secondsPerDay)).rounded(.down)).flatMap {
            CivilDate(EpochDay($0))
        }
        if let own, abs(own.epochDay - date.epochDay) <= 1 { return }
        let ownDate = own.map { " (\($0))" } ?? ""
        json.log.warning(
            .doubtfulDate, at: number.position,
            "'date'\(ownDate) is more than a day away from the record's key; read as \(date)")
    }

    private mutating func checkNumber(_ field: String, against expected: Int?) throws(ReadingStopped) {
        guard let number = try readNumber(field), let expected, number.value != Double(expected) else { return }
        json.log.warning(
            .doubtfulDate, at: number.position, "'\(field)' differs from the record's key, which has \(expected)")
    }

    /// Reads a number or null; logs and skips another kind of value.
    private mutating func readNumber(_ field: String) throws(ReadingStopped) -> Located<Double>? {
        guard try !json.skipNull(), try json.expect(.number, field) else { return nil }
        let position = json.position
        let digits = String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)
        // An exponent out of range gives infinity, which is not a date.
        return Located(value: Double(digits) ?? .infinity, position: position)
    }
}
