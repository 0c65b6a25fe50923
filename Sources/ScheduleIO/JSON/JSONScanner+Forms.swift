import CalendarCore

extension JSONScanner {
    /// Reads the value of a field as text. Returns nil for null and for a wrong value, which is logged; also for a
    /// blank text, unless the field needs one.
    ///
    /// - Parameter owner: the word for the record in messages.
    mutating func readText(
        _ name: String, _ form: FieldForm, of owner: String
    ) throws(ReadingStopped) -> Located<String>? {
        switch form {
        case .identifier: try readIdentifier(name)
        case .lineKey: try readLineKey(name)
        case .text: try skipNull() ? nil : readText(name, .text).nonBlank
        case .words: try readWords(name, of: owner)
        case .name(let limit): try skipNull() ? nil : readName(name, atMost: limit)
        case .short(let noun, let lengths): try readLocatedText(name, noun, lengths)
        case .person(let lengths): try readPersonName(name, lengths)
        case .date:
            try skipNull() ? nil : readDate(name).map { Located(value: $0.value.description, position: $0.position) }
        case .expiry: try readExpiry(name)
        case .flag: try skipNull() ? nil : readFlag(name)
        case .count(let range): try skipNull() ? nil : readCount(name, range)
        case .hours(let limit): try skipNull() ? nil : readHours(name, atMost: limit)
        case .word(let words): try readWord(name, among: words, of: owner)
        case .timeSpan(let example, let isValid): try readTimeSpan(name, example, isValid)
        case .list, .record, .records: nil
        }
    }

    /// Reads a list of texts, each of a form.
    mutating func readTexts(
        _ name: String, _ form: FieldForm, of owner: String, atMost limit: Int
    ) throws(ReadingStopped) -> [Located<String>] {
        guard try expect(.array, name) else { return [] }
        var (texts, array) = ([Located<String>](), try openArray())
        while try nextElement(&array) {
            if let text = try readText(name, form, of: owner) { texts.append(text) }
        }
        if array.count > limit {
            log.error(.tooMany, at: array.start, "\(array.count) \(name) of \(owner) (at most \(limit) allowed)")
        }
        return texts
    }

    /// Reads a list of objects, at most so many. `read` returns nil for one that is wrong, which it logs.
    mutating func readObjects<Element>(
        _ field: String, atMost limit: Int, _ read: (inout JSONScanner) throws(ReadingStopped) -> Element?
    ) throws(ReadingStopped) -> [Element] {
        guard try expect(.array, field) else { return [] }
        var (elements, array) = ([Element](), try openArray())
        while try nextElement(&array) {
            guard array.count <= limit, try expect(.object, "an element of '\(field)'", quoted: false) else {
                if array.count > limit { try skipValue() }
                continue
            }
            if let element = try read(&self) { elements.append(element) }
        }
        if array.count > limit {
            log.error(.tooMany, at: array.start, "\(array.count) elements of '\(field)' (at most \(limit) allowed)")
        }
        return elements
    }

    /// Reads an identifier: any text that is not blank.
    mutating func readIdentifier(_ field: String) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .name) else { return nil }
        if text.nonBlank == nil { log.error(.invalidName, at: text.position, "'\(field)' is blank") }
        return text.nonBlank
    }

    private mutating func readLineKey(_ field: String) throws(ReadingStopped) -> Located<String>? {
        guard let string = try readString(field) else { return nil }
        let key = spelling(of: string)
        guard ScheduleLine.isKey(key) else {
            log.error(
                .invalidName, at: string.start,
                hint:
                    "use a lowercase letter, then up to 31 lowercase letters, digits or '_'; not date, id, zone or modified",
                "'\(key.abridged)' cannot be the key of a line")
            return nil
        }
        return Located(value: key, position: string.start)
    }

    /// Reads one of a few words; returns nil for any other, which is logged.
    mutating func readWord(
        _ field: String, among words: [String], of owner: String
    ) throws(ReadingStopped) -> Located<String>? {
        guard let string = try readString(field) else { return nil }
        let text = spelling(of: string)
        guard words.contains(text) else {
            let hint = Spelling.hint(for: text, among: words) ?? "use '\(words.joined(separator: "' or '"))'"
            log.error(
                .unknownWord, at: string.start, hint: hint, "'\(text.abridged)' is not a '\(field)' of \(owner)")
            return nil
        }
        return Located(value: text, position: string.start)
    }

    private mutating func readWords(
        _ field: String, of owner: String
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .text) else { return nil }
        if text.nonBlank == nil { log.error(.missingField, at: text.position, "\(owner) without a \(field)") }
        return text.nonBlank
    }

    private mutating func readName(_ field: String, atMost limit: Int) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .text).nonBlank else { return nil }
        let length = text.value.unicodeScalars.count
        guard length > limit else { return text }
        log.error(.textTooLong, at: text.position, "'\(field)' of \(length) characters (at most \(limit) allowed)")
        return nil
    }

    /// Reads a name of a person: it has a letter or a digit.
    mutating func readPersonName(
        _ field: String, _ lengths: ClosedRange<Int>
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readLocatedText(field, "name", lengths) else { return nil }
        guard text.value.hasWords else {
            log.error(
                .invalidName, at: text.position, "'\(text.value)' cannot be a name: it has no letter and no digit")
            return nil
        }
        return text
    }

    /// Reads a short text.
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

    /// Reads a date, `never`, or null for a document that the person does not have.
    private mutating func readExpiry(_ field: String) throws(ReadingStopped) -> Located<String>? {
        let place = position
        guard try !skipNull() else { return Located(value: FieldForm.missing, position: place) }
        let mark = self
        if try peekKind() == .string, let string = try readString(field), spelling(of: string) == FieldForm.never {
            return Located(value: FieldForm.never, position: string.start)
        }
        self = mark
        return try readDate(field).map { Located(value: $0.value.description, position: $0.position) }
    }

    private mutating func readTimeSpan(
        _ field: String, _ example: String, _ isValid: (String) -> Bool
    ) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .text) else { return nil }
        guard isValid(text.value) else {
            log.error(
                .invalidDateTime, at: text.position, hint: "as in \(example)",
                "'\(text.value.abridged)' is not a span of hours")
            return nil
        }
        return text
    }

    private mutating func readFlag(_ field: String) throws(ReadingStopped) -> Located<String>? {
        let start = position
        guard try expect(.boolean, field) else { return nil }
        return Located(value: try scanBoolean().description, position: start)
    }

    private mutating func readCount(_ field: String, _ range: ClosedRange<Int>) throws(ReadingStopped) -> Located<
        String
    >? {
        try readNumber(field, "a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
            Int(text).map(range.contains) ?? false
        }
    }

    private mutating func readHours(_ field: String, atMost limit: Int) throws(ReadingStopped) -> Located<String>? {
        try readNumber(field, "hours with at most two decimals, up to \(limit / 100)") { text in
            Hundredths(text).map { (0...limit).contains($0.value) } ?? false
        }
    }

    /// Reads a number that is as `allows` has it; `wanted` says so in messages.
    private mutating func readNumber(
        _ field: String, _ wanted: String, _ allows: (String) -> Bool
    ) throws(ReadingStopped) -> Located<String>? {
        let start = position
        guard try expect(.number, field) else { return nil }
        let text = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard allows(text) else {
            log.error(.wrongType, at: start, "'\(field)' must be \(wanted), found \(text.abridged)")
            return nil
        }
        return Located(value: text, position: start)
    }
}

extension Located<String> {
    /// Nil if the text is blank.
    fileprivate var nonBlank: Located? { value.nonBlank.map { Located(value: $0, position: position) } }
}

extension Located<String>? {
    /// Nil if the text is blank.
    fileprivate var nonBlank: Located<String>? { self?.nonBlank }
}
