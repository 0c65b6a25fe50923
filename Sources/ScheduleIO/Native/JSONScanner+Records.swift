import CalendarCore

/// An element of a line's list: a text, or a person with the text that a page prints.
private typealias LineItem = (text: String, assignee: Assignee?)

extension LineText {
    /// A list: people if one of its elements is a person, else texts. Nil for a blank text.
    fileprivate init?(key: String, items: [LineItem], location: SourceLocation) {
        guard items.allSatisfy({ $0.assignee == nil }) else {
            let all = items.map { $0.assignee ?? Assignee(name: $0.text) }
            self.init(key: key, assignees: all, location: location)
            return
        }
        guard let text = items.map(\.text).joined(separator: ", ").nonBlank else { return nil }
        self.init(key: key, text: text, location: location)
    }
}

// The values that records of the native format share.
extension JSONScanner {
    /// Reads a line of a day: a text, a list of texts or people, or null. Returns nil if it is blank or wrong.
    mutating func readLine(_ field: String, key: String) throws(ReadingStopped) -> LineText? {
        guard try peekKind() == .array else {
            let text = try readLineText(field)
            return text.map { LineText(key: key, text: $0.value, location: log.location($0.position)) }
        }
        let start = position
        let line = LineText(key: key, items: try readLineItems(field), location: log.location(start))
        if let line, line.text.unicodeScalars.count > TextRule.text.maximumLength {
            log.textTooLong(nil, at: start, .text)
        }
        return line
    }

    private mutating func readLineItems(
        _ field: String
    ) throws(ReadingStopped) -> [LineItem] {
        var (items, array) = ([LineItem](), try openArray())
        while try nextElement(&array) {
            if try peekKind() == .object {
                if let assignee = try AssigneeReader.read(&self) { items.append((assignee.text, assignee)) }
            } else if let text = try readText(field, .text)?.value, !text.isEmpty {
                items.append((text, nil))
            }
        }
        limit(array, of: field)
        return items
    }

    /// Logs too many texts or people on a line.
    mutating func limit(_ array: JSONArray, of field: String) {
        guard array.count > LineText.maximumTextCount else { return }
        log.error(
            .tooMany, at: array.start, "\(array.count) texts in '\(field)' (at most \(LineText.maximumTextCount))")
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
            let names = try readNumberedTexts(field, maximum: LineText.maximumTextCount).map(\.text.value)
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

    /// Reads a label, or another short text.
    mutating func readShortText(
        _ field: String, _ noun: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> String? {
        try readLocatedText(field, noun, lengths)?.value
    }
}
