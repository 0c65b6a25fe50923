import CalendarCore

/// Reads the native format, `provider-schedule` version 1 (Docs/schedule.schema.json), strictly.
///
/// One pass, straight from bytes to records. A file that declares its `lines` or `timeZone` after the records that need
/// them is read a second time, with those declarations.
struct JSONScheduleReader {
    var json: JSONScanner
    var id: String?
    var title: String?
    var lines = ScheduleLine.defaults
    var closedWords = Closing.defaultWords
    var people: [Person] = []
    var dayFields = FieldTable<DayField>.days()
    var timeZone: TimeZoneDeclaration?
    var days: [DayRecord] = []
    var notes: [MonthlyNotes] = []
    var events: [Event] = []
    /// True if records were read before a declaration that they depend on.
    var isStale = false
    /// True if there are `lines` or `labels`.
    var hasDeclaredLines = false
    /// True if the declarations of the first reading apply from the start.
    var isSecondReading = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        json = JSONScanner(bytes, file: file)
    }

}

extension JSONScheduleReader: ScheduleFormatReader {
    /// Returns true for an object, a list, or only white space. Other formats written in JSON must be tried first.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first else { return true }
        return first == 0x7B || first == 0x5B
    }

    /// Returns true if the name of the format is near the beginning.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        JSONScanner.hasName("provider-schedule", near: head)
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

    /// If reading stopped before `lines`, unknown fields that resemble no default line may be the file's own lines.
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
            id: id, title: title, timeZone: timeZone?.name, lines: lines, closedWords: closedWords, people: people,
            days: days, notes: notes, events: events)
        return ReadResult(merging: records, log: json.log)
    }
}

extension JSONScheduleReader {
    /// Reads `closed`: the words that close a day.
    mutating func readClosedWords() throws(ReadingStopped) {
        guard try json.expect(.array, "closed") else { return }
        let start = json.position
        var (words, array) = ([String](), try json.openArray())
        while try json.nextElement(&array) {
            if let word = try json.readShortText("closed", "word", Closing.wordLengths) { words.append(word) }
        }
        if !(1...Closing.maximumWordCount).contains(array.count) {
            json.log.error(
                .tooMany, at: start,
                "\(array.count) words that close a day (1 to \(Closing.maximumWordCount) allowed)")
        }
        closedWords = words
    }
}
