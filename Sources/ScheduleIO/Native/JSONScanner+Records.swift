import CalendarCore

// The values that records of the native format share.
extension JSONScanner {
    mutating func readStamp(_ field: RecordStamp.Field, _ stamp: inout RecordStamp) throws(ReadingStopped) {
        switch field {
        case .id: stamp.name = try readText("id", .name)?.value.nonBlank
        case .zone: stamp.zone = try readText("zone", .name)?.value
        case .modified: stamp.modified = try readInstant()
        }
    }

    private mutating func readInstant() throws(ReadingStopped) -> Instant? {
        guard let string = try readString("modified") else { return nil }
        let instant = withBytes(of: string) { WrittenDateTime.rfc3339($0) }
        if instant == nil { log.notAnInstant(spelling(of: string), at: string.start) }
        return instant
    }

    /// Reads the text of a line: a text, a list of names or null. Returns nil if it is blank or wrong.
    mutating func readLineText(_ field: String) throws(ReadingStopped) -> Located<String>? {
        let kind = try peekKind()
        let position = position
        switch kind {
        case .string:
            let text = try decode(scanString(), .text)
            return text?.nonBlank.map { Located(value: $0, position: position) }
        case .array:
            let names = try readTexts(field, maximum: 200).map(\.value)
            return names.joined(separator: ", ").nonBlank.map { Located(value: $0, position: position) }
        case .null:
            try scanWord("null")
        default:
            log.error(
                .wrongType, at: position,
                "'\(field)' must be text, a list of texts or null, found \(kind.rawValue)")
            try skipValue()
        }
        return nil
    }

    /// Reads a list of texts. Returns those that are not blank, each with its number in the list, from 1.
    mutating func readNumberedTexts(
        _ field: String, maximum: Int
    ) throws(ReadingStopped) -> [(number: Int, text: Located<String>)] {
        var texts: [(number: Int, text: Located<String>)] = []
        var array = try openArray()
        while try nextElement(&array) {
            let text = try readText(field, .text)
            if let text, !text.value.isEmpty { texts.append((array.count, text)) }
        }
        if array.count > maximum {
            log.error(.tooMany, at: array.start, "\(array.count) texts in '\(field)' (at most \(maximum))")
        }
        return texts
    }

    private mutating func readTexts(_ field: String, maximum: Int) throws(ReadingStopped) -> [Located<String>] {
        try readNumberedTexts(field, maximum: maximum).map(\.text)
    }

    /// Reads a label, or another short text.
    mutating func readShortText(
        _ field: String, _ noun: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> String? {
        try readLocatedText(field, noun, lengths)?.value
    }

    /// Reads a label, or another short text, with its place.
    mutating func readLocatedText(
        _ field: String, _ noun: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .text) else { return nil }
        let length = text.value.unicodeScalars.count
        guard lengths.contains(length) else {
            log.error(
                .textTooLong, at: text.position,
                "\(noun) of \(length) characters (\(lengths.lowerBound) to \(lengths.upperBound) allowed)")
            return nil
        }
        return text
    }
}
