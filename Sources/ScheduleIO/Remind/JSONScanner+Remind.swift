import CalendarCore

extension JSONScanner {
    private enum EntryField: String, CaseIterable {
        case date, filename, lineno, passthru, tags, duration, time, eventduration, eventstart
        case plainBody = "plain_body"
        case body
    }

    private static let entryFields = FieldTable<EntryField>()

    /// Reads an entry; returns nil if it has no date or cannot be read, which is logged.
    mutating func readRemindEntry() throws(ReadingStopped) -> RemindEntry? {
        var object = try openObject()
        var entry = RemindEntry(position: object.start, date: ScheduleYears.first)
        while let field = try nextField(&object, in: JSONScanner.entryFields, unknown: .skipped) {
            try read(field, &entry)
        }
        require([.date], of: object, in: JSONScanner.entryFields, "entry")
        return entry.isReadable && object.has(.date, in: JSONScanner.entryFields) ? entry : nil
    }

    private mutating func read(_ field: EntryField, _ entry: inout RemindEntry) throws(ReadingStopped) {
        let name = field.rawValue
        switch field {
        case .date:
            let date = try readDate(name)
            entry.date = date?.value ?? entry.date
            if date == nil { entry.isReadable = false }
        case .duration: entry.duration = try readMinutes(name)
        case .time: entry.minute = try readMinutes(name, below: 1440)
        case .eventduration: entry.wholeDuration = try readMinutes(name)
        case .lineno: entry.place += " \(try readMinutes(name) ?? 0)"
        case .filename: if let text = try readWords(name, &entry) { entry.place += text.value }
        case .passthru: if let text = try readWords(name, &entry) { entry.kind = text.value }
        case .tags:
            if let text = try readWords(name, &entry) { entry.tags = text.value.split(separator: ",").map(String.init) }
        case .eventstart:
            if let text = try readWords(name, &entry) { entry.start = readStart(text.value, at: text.position) }
        case .plainBody: if let text = try readWords(name, &entry) { entry.plainBody = text.value }
        case .body:
            if let text = try readWords(name, &entry) { (entry.body, entry.position) = (text.value, text.position) }
        }
    }

    private mutating func readWords(
        _ name: String, _ entry: inout RemindEntry
    ) throws(ReadingStopped) -> Located<String>? {
        guard let string = try readString(name) else {
            entry.isReadable = false
            return nil
        }
        return Located(value: spelling(of: string), position: string.start)
    }

    private mutating func readStart(_ text: String, at position: TextPosition) -> CivilDateTime? {
        let written = Array(text.utf8).withUnsafeBufferPointer { WrittenDateTime($0) }
        guard let local = written?.local, ScheduleYears.range.contains(local.date.year) else {
            log.error(.invalidDateTime, at: position, "'\(text.abridged)' is not a date-time (YYYY-MM-DDTHH:MM)")
            return nil
        }
        return local
    }

    /// Reads a whole number from 0. Logs anything else, and a number that is too large.
    private mutating func readMinutes(_ field: String, below limit: Int = .max) throws(ReadingStopped) -> Int? {
        guard try expect(.number, field) else { return nil }
        let position = position
        let digits = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard let number = Int(digits), (0..<limit).contains(number) else {
            log.error(.wrongType, at: position, "'\(field)' is not a valid number: \(digits.abridged)")
            return nil
        }
        return number
    }
}
