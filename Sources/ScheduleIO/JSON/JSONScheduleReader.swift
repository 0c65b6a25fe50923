import CalendarCore

/// Reads the native format, `provider-schedule` version 1 (schedule.schema.json), strictly.
///
/// One pass, straight from bytes to records. A file that declares its `lines` or its `timeZone` only after the
/// records that need them is read a second time, with what the first time taught.
struct JSONScheduleReader {
    var json: JSONScanner
    var title: String?
    var lines = ScheduleLine.defaults
    var dayFields = FieldTable.days()
    var timeZone: TimeZoneDeclaration?
    var days: [DayRecord] = []
    var notes: [MonthlyNotes] = []
    var events: [Event] = []
    /// Records were read before a declaration that they depend on.
    private var isStale = false
    /// There are `lines` or `labels`.
    private var hasDeclaredLines = false
    /// Declarations of a first reading, which stand from the beginning.
    private var isSecondReading = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        json = JSONScanner(bytes, file: file)
    }

    /// The file's time zone and its rules.
    struct TimeZoneDeclaration {
        let name: String
        /// Read only for a file with instants.
        private(set) lazy var rules = TimeZoneRules(identifier: name)

        init(name: String) {
            self.name = name
        }
    }
}

extension JSONScheduleReader: ScheduleFormatReader {
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = JSONScheduleReader.firstByte(of: head) else { return true }
        let others: [any ScheduleFormatReader.Type] = [
            AppCacheReader.self, CloudKitReader.self, RemindReader.self,
        ]
        return (first == 0x7B || first == 0x5B) && !others.contains { $0.recognizes(head) }
    }

    /// The name of the format stands near the beginning.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard recognizes(head) else { return false }
        let name = Array("\"provider-schedule\"".utf8)
        return head.indices.contains { head[$0...].starts(with: name) }
    }

    /// The first byte that is no white space; nil where there is none.
    static func firstByte(of head: UnsafeBufferPointer<UInt8>) -> UInt8? {
        head.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = JSONScheduleReader(bytes, file: file)
        do throws(ReadingStopped) {
            try reader.readDocument()
            if reader.isStale { reader = reader.secondReading() }
        } catch {
            reader.forgiveUndeclaredLines()
        }
        return reader.result
    }

    /// Where reading stopped before `lines`, fields that no default line resembles may be lines of the file's own.
    private mutating func forgiveUndeclaredLines() {
        guard !hasDeclaredLines else { return }
        json.log.removeAll { $0.code == .unknownField && $0.hint == nil }
    }

    private func secondReading() -> JSONScheduleReader {
        var second = JSONScheduleReader(json.bytes, file: json.log.file)
        (second.lines, second.dayFields, second.timeZone) = (lines, dayFields, timeZone)
        second.isSecondReading = true
        try? second.readDocument()
        return second
    }

    private var result: ReadResult {
        let records = RecordCollection(
            title: title, timeZone: timeZone?.name, lines: lines, days: days, notes: notes, events: events)
        return ReadResult(merging: records, log: json.log)
    }
}

extension JSONScheduleReader {
    /// The top-level fields, in the order of the table.
    private enum Field: Int {
        case format, version, title, timeZone, labels, lines, days, notes, events
    }

    private static let fields = FieldTable(
        ["format", "version", "title", "timeZone", "labels", "lines", "days", "notes", "events"],
        rivals: [("labels", "lines")])

    private mutating func readDocument() throws(ReadingStopped) {
        guard try json.peek() == 0x7B else {
            throw json.log.stop(.wrongType, at: json.position, "expected an object")
        }
        var document = try json.openObject()
        while let index = try json.nextField(&document, in: JSONScheduleReader.fields) {
            try read(Field(rawValue: index)!, of: document)
        }
        json.require(["format", "version", "days"], of: document, in: JSONScheduleReader.fields, "document")
        try json.expectEnd()
    }

    private mutating func read(_ field: Field, of document: JSONObject) throws(ReadingStopped) {
        switch field {
        case .format: try readFormat()
        case .version: try readVersion()
        case .title: title = try json.readText("title", .text)?.value.nonBlank
        case .timeZone:
            noteLate(document, dependents: [.events])
            try readTimeZone()
        case .labels:
            hasDeclaredLines = true
            try readLabels()
        case .lines:
            hasDeclaredLines = true
            noteLate(document, dependents: [.days, .events])
            try readLines()
        case .days, .notes, .events: try readRecords(field)
        }
    }

    private mutating func noteLate(_ document: JSONObject, dependents: [Field]) {
        let isLate = dependents.contains { document.has($0.rawValue) }
        if isLate, !isSecondReading { isStale = true }
    }

    private mutating func readFormat() throws(ReadingStopped) {
        guard let string = try json.readString("format") else { return }
        let name = json.spelling(of: string)
        guard name == "provider-schedule" else {
            throw json.log.stop(
                .wrongFormat, at: string.start, "format '\(name.abridged)' is not 'provider-schedule'")
        }
    }

    private mutating func readVersion() throws(ReadingStopped) {
        let kind = try json.peekKind()
        let position = json.position
        guard kind == .number else {
            throw json.log.stop(.wrongType, at: position, "'version' must be a number, found \(kind.rawValue)")
        }
        let number = String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)
        guard number == "1" || number == "1.0" else {
            throw json.log.stop(
                .unsupportedVersion, at: position, "version \(number.abridged) is not supported")
        }
    }

    private mutating func readTimeZone() throws(ReadingStopped) {
        guard let string = try json.readString("timeZone") else { return }
        let name = json.spelling(of: string)
        guard TimeZoneRules.exists(name) else {
            json.log.error(
                .invalidTimeZone, at: string.start, hint: "an IANA name such as America/Chicago is wanted",
                "unknown time zone '\(name.abridged)'")
            return
        }
        timeZone = TimeZoneDeclaration(name: name)
    }

    private mutating func readRecords(_ field: Field) throws(ReadingStopped) {
        let name = JSONScheduleReader.fields.names[field.rawValue]
        guard try json.expect(.array, name) else { return }
        let maximum = field == .notes ? 100_000 : 1_000_000
        var array = try json.openArray()
        while try json.nextElement(&array) {
            if array.count > maximum {
                try skipExcess(array, name, maximum)
            } else if try json.expect(.object, "a record", quoted: false) {
                try readRecord(of: field)
            }
        }
    }

    private mutating func readRecord(of field: Field) throws(ReadingStopped) {
        switch field {
        case .days: try readDay()
        case .notes: try readNotes()
        default: try readEvent()
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

extension JSONScanner {
    /// Whether a value of this kind comes next; logs and skips another.
    mutating func expect(
        _ kind: JSONKind, _ field: String, quoted: Bool = true
    ) throws(ReadingStopped) -> Bool {
        let found = try peekKind()
        guard found != kind else { return true }
        let name = quoted ? "'\(field)'" : field
        log.error(.wrongType, at: position, "\(name) must be \(kind.rawValue), found \(found.rawValue)")
        try skipValue()
        return false
    }
}
