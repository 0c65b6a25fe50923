import CalendarCore

/// Reads the file in which the original calendar app keeps the data it has fetched.
///
/// `{"savedAt": …, "schedules": {"2025-01-31": {…}}, "monthlyNotes": {"2025-01": {…}}, …}`. The key of a record, a
/// field name, gives its civil date in any time zone. Its own `date`, in seconds since 2001-01-01T00:00:00Z, is
/// only compared with it. Fields of later versions of the app are warnings.
struct AppCacheReader {
    var json: JSONScanner
    var records = RecordCollection()

    private static let fields = FieldTable([
        "savedAt", "schedules", "monthlyNotes", "pendingScheduleKeys", "pendingNoteKeys",
    ])
}

extension AppCacheReader: ScheduleFormatReader {
    /// Returns true for an object whose first field is one of the cache's own; they may come in any order.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        var json = JSONScanner(head, file: "")
        return json.firstName(isInArray: false).map(fields.names.contains) ?? false
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
        guard try json.peek() == 0x7B else {
            throw json.log.stop(.wrongType, at: json.position, "expected an object")
        }
        var document = try json.openObject()
        while let index = try json.nextField(&document, in: AppCacheReader.fields, unknown: .warned) {
            switch index {
            case 1: try readSchedules()
            case 2: try readMonthlyNotes()
            default: try json.skipValue()
            }
        }
        json.require(["schedules"], of: document, in: AppCacheReader.fields, "document")
        try json.expectEnd()
    }
}
