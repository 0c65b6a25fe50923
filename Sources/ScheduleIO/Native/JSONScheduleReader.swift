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
    var isStale = false
    /// There are `lines` or `labels`.
    var hasDeclaredLines = false
    /// Declarations of a first reading, which stand from the beginning.
    var isSecondReading = false

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
    /// An object or a list, or nothing but white space: other formats in JSON have to be tried first.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first else { return true }
        return first == 0x7B || first == 0x5B
    }

    /// The name of the format stands near the beginning.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard recognizes(head) else { return false }
        let name = Array("\"provider-schedule\"".utf8)
        return head.indices.contains { head[$0...].starts(with: name) }
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
