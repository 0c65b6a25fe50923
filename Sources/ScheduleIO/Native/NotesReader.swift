import CalendarCore

/// Reads the notes of months.
enum NotesReader {
    private enum Field: Equatable {
        case stamp(RecordStamp.Field), month, lines
        /// The line with this number.
        case line(Int)
    }

    private static let fields: FieldTable<Field> = {
        let lines = (1...3).map { ("line\($0)", Field.line($0)) }
        return FieldTable(
            RecordStamp.Field.allCases.map { ($0.rawValue, .stamp($0)) } + [("month", .month), ("lines", .lines)]
                + lines, rivals: lines.map { ("lines", $0.0) })
    }()

    /// Reads one record of `notes`; returns nil for a record without a month, which is logged.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> MonthlyNotes? {
        var draft = NotesDraft()
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .stamp(let field): try json.readStamp(field, &draft.stamp)
            case .month: draft.month = try json.readMonth("month")
            case .lines: try readList(&json, &draft)
            case .line(let number): try readNumbered(&json, number, &draft)
            }
        }
        guard let month = draft.month else {
            json.require([.month], of: object, in: fields, "record")
            return nil
        }
        return MonthlyNotes(
            month: month.value, lines: draft.lines.sorted { $0.number < $1.number }, identity: draft.stamp.identity,
            modified: draft.stamp.modified, location: json.log.location(month.position))
    }

    private static func readList(
        _ json: inout JSONScanner, _ draft: inout NotesDraft
    ) throws(ReadingStopped) {
        guard try json.expect(.array, "lines") else { return }
        for (number, text) in try json.readNumberedTexts("lines", maximum: 12) { draft.add(number, text, json.log) }
    }

    private static func readNumbered(
        _ json: inout JSONScanner, _ number: Int, _ draft: inout NotesDraft
    ) throws(ReadingStopped) {
        if let text = try json.readLineText("line\(number)") { draft.add(number, text, json.log) }
    }
}

/// The parts of a month's notes that have been read so far.
private struct NotesDraft {
    var stamp = RecordStamp()
    var month: Located<YearMonth>?
    var lines: [NoteLine] = []

    mutating func add(_ number: Int, _ text: Located<String>, _ log: FindingLog) {
        lines.append(NoteLine(number: number, text: text.value, location: log.location(text.position)))
    }
}
