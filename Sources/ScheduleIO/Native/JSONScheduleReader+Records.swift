import CalendarCore

extension JSONScheduleReader {
    /// Reads one of ``RecordStamp/fields``.
    mutating func readStamp(_ index: Int, _ stamp: inout RecordStamp) throws(ReadingStopped) {
        switch index {
        case 0: stamp.name = try json.readText("id", .name)?.value.nonBlank
        case 1: stamp.zone = try json.readText("zone", .name)?.value
        default: stamp.modified = try readInstant()
        }
    }

    private mutating func readInstant() throws(ReadingStopped) -> Instant? {
        guard let string = try json.readString("modified") else { return nil }
        let instant = json.withBytes(of: string) { WrittenDateTime.rfc3339($0) }
        if instant == nil {
            let text = json.spelling(of: string).abridged
            json.log.error(
                .invalidDateTime, at: string.start, "'\(text)' is not a date-time (YYYY-MM-DDTHH:MM:SSZ)")
        }
        return instant
    }

    /// Reads the text of a line: a text, a list of names or null. Returns nil if it is blank or wrong.
    mutating func readLineText(_ field: String) throws(ReadingStopped) -> Located<String>? {
        let kind = try json.peekKind()
        let position = json.position
        switch kind {
        case .string:
            let text = try json.decode(json.scanString(), .text)
            return text?.nonBlank.map { Located(value: $0, position: position) }
        case .array:
            let names = try readTexts(field, maximum: 200).map(\.value)
            return names.joined(separator: ", ").nonBlank.map { Located(value: $0, position: position) }
        case .null:
            try json.scanWord("null")
        default:
            json.log.error(
                .wrongType, at: position,
                "'\(field)' must be text, a list of texts or null, found \(kind.rawValue)")
            try json.skipValue()
        }
        return nil
    }

    /// Reads a list of texts. Returns those that are not blank, each with its number in the list, from 1.
    mutating func readNumberedTexts(
        _ field: String, maximum: Int
    ) throws(ReadingStopped) -> [(number: Int, text: Located<String>)] {
        var texts: [(number: Int, text: Located<String>)] = []
        var array = try json.openArray()
        while try json.nextElement(&array) {
            let text = try json.readText(field, .text)
            if let text, !text.value.isEmpty { texts.append((array.count, text)) }
        }
        if array.count > maximum {
            json.log.error(.tooMany, at: array.start, "\(array.count) texts in '\(field)' (at most \(maximum))")
        }
        return texts
    }

    private mutating func readTexts(_ field: String, maximum: Int) throws(ReadingStopped) -> [Located<String>] {
        try readNumberedTexts(field, maximum: maximum).map(\.text)
    }
}
