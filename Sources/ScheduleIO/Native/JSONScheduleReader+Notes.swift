import CalendarCore

extension JSONScheduleReader {
    private static let numbered = ["line1", "line2", "line3"]
    private static let noteFields = FieldTable(
        RecordStamp.fields + ["month", "lines"] + numbered, rivals: numbered.map { ("lines", $0) })

    /// Reads one record of `notes`.
    mutating func readNotes() throws(ReadingStopped) {
        var draft = NotesDraft()
        var object = try json.openObject()
        while let index = try json.nextField(&object, in: JSONScheduleReader.noteFields) {
            switch index - RecordStamp.fields.count {
            case ..<0: try readStamp(index, &draft.stamp)
            case 0: draft.month = try json.readMonth("month")
            case 1: try readList(&draft)
            case let number: try readNumbered(number - 1, &draft)
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
            json.require(["month"], of: object, in: JSONScheduleReader.noteFields, "record")
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
