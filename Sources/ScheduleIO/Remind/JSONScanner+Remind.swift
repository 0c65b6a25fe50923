import CalendarCore

extension JSONScanner {
    private static let entryFields = FieldTable([
        "date", "filename", "lineno", "passthru", "tags", "duration", "time", "eventduration", "eventstart",
        "plain_body", "body",
    ])

    /// Reads an entry; returns nil if it has no date or cannot be read, which is logged.
    mutating func readRemindEntry() throws(ReadingStopped) -> RemindEntry? {
        var object = try openObject()
        var entry = RemindEntry(position: object.start, date: ScheduleYears.first)
        var isDated = false
        while let index = try nextField(&object, in: JSONScanner.entryFields, unknown: .skipped) {
            let name = JSONScanner.entryFields.names[index]
            switch index {
            case 0:
                guard let date = try readDate(name) else { continue }
                (entry.date, isDated) = (date.value, true)
            case 5: entry.duration = try readMinutes(name)
            case 6: entry.minute = try readMinutes(name, below: 1440)
            case 7: entry.wholeDuration = try readMinutes(name)
            case 2: entry.place += " \(try readMinutes(name) ?? 0)"
            default: try readWords(name, index, &entry)
            }
        }
        require(["date"], of: object, in: JSONScanner.entryFields, "entry")
        return isDated && entry.isReadable ? entry : nil
    }

    private mutating func readWords(_ name: String, _ index: Int, _ entry: inout RemindEntry) throws(ReadingStopped) {
        guard let string = try readString(name) else {
            entry.isReadable = false
            return
        }
        let text = spelling(of: string)
        switch index {
        case 1: entry.place += text
        case 3: entry.kind = text
        case 4: entry.tags = text.split(separator: ",").map(String.init)
        case 8: entry.start = readStart(text, at: string.start)
        case 9: entry.plainBody = text
        default: (entry.body, entry.position) = (text, string.start)
        }
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
