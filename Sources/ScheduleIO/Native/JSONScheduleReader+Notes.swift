import CalendarCore

extension JSONScheduleReader {
    private enum NoteField: Equatable {
        case stamp(RecordStamp.Field), month, lines
        /// The line with this number.
        case line(Int)
    }

    private static let noteFields: FieldTable<NoteField> = {
        let lines = (1...3).map { ("line\($0)", NoteField.line($0)) }
        return FieldTable(
            RecordStamp.Field.allCases.map { ($0.rawValue, .stamp($0)) } + [("month", .month), ("lines", .lines)]
                + lines, rivals: lines.map { ("lines", $0.0) })
    }()

    /// Reads one record of `notes`.
    mutating func readNotes() throws(ReadingStopped) {
        var draft = NotesDraft()
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: JSONScheduleReader.noteFields) {
            switch field {
            case .stamp(let field): try readStamp(field, &draft.stamp)
            case .month: draft.month = try json.readMonth("month")
            case .lines: try readList(&draft)
            case .line(let number): try readNumbered(number, &draft)
            }
        }
        finishNotes(object, draft)
    }

    private mutating func readList(_ draft: inout NotesDraft) throws(ReadingStopped) {
        guard try json.expect(.array, "lines") else { return }
        for (number, text) in try readNumberedTexts("lines", maximum: 12) { draft.add(number, text, json.log) }
    }

    private mutating func readNumbered(_ number: Int, _ draft: inout NotesDraft) throws(ReadingStopped) {
        if let text = try readLineText("line\(number)") { draft.add(number, text, json.log) }
    }

    private mutating func finishNotes(_ object: JSONObject, _ draft: NotesDraft) {
        guard let month = draft.month else {
            json.require([.month], of: object, in: JSONScheduleReader.noteFields, "record")
            return
        }
        notes.append(
            MonthlyNotes(
                month: month.value, lines: draft.lines.sorted { $0.number < $1.number },
                identity: draft.stamp.identity, modified: draft.stamp.modified,
                location: json.log.location(month.position)))
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
