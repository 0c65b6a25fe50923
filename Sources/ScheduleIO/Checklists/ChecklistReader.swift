import CalendarCore

/// Reads checklists, `provider-checklists` version 1 (Docs/Checklists.md), strictly.
struct ChecklistReader {
    var json: JSONScanner
    var records = RecordCollection()

    /// The top-level fields.
    enum Field: String, CaseIterable {
        case format, version, templates, progress
    }

    static let name = "provider-checklists"
    private static let fields = FieldTable<Field>()
}

extension ChecklistReader: ScheduleFormatReader {
    /// Returns true for an object that names the format, or begins with one of its lists.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        recognizesForCertain(head) || JSONScanner.begins(head, withFieldOf: ["templates", "progress"])
    }

    /// Returns true if the name of the format is near the beginning.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        JSONScanner.hasName(name, near: head)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = ChecklistReader(json: JSONScanner(bytes, file: file))
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try reader.readDocument() } catch {}
        return ReadResult(merging: reader.records, log: reader.json.log)
    }

    private mutating func readDocument() throws(ReadingStopped) {
        var document = try json.openDocument()
        while let field = try json.nextField(&document, in: ChecklistReader.fields) {
            switch field {
            case .format: try json.readFormat(ChecklistReader.name)
            case .version: try json.readVersion()
            case .templates: try readTemplates()
            case .progress: try readProgress()
            }
        }
        json.require([.format, .version], of: document, in: ChecklistReader.fields, "document")
        try json.expectEnd()
    }

    private mutating func readTemplates() throws(ReadingStopped) {
        let templates = try json.readObjects("templates", atMost: ChecklistTemplate.maximumCount) {
            (json) throws(ReadingStopped) in try TemplateReader.read(&json)
        }
        records.checklists.templates = templates
    }

    private mutating func readProgress() throws(ReadingStopped) {
        let people = try json.readObjects("progress", atMost: ChecklistProgress.maximumCount) {
            (json) throws(ReadingStopped) in try ProgressReader.read(&json)
        }
        records.checklists.progress = people.compactMap(\.progress)
        records.requirements = people.flatMap(\.documents)
    }
}

extension JSONScanner {
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

    /// Reads a printed text; returns nil for null and for a blank one.
    mutating func readOptionalText(_ field: String) throws(ReadingStopped) -> String? {
        try skipNull() ? nil : readText(field, .text)?.value.nonBlank
    }

    /// Reads a short printed text; returns nil for null and for a blank one.
    mutating func readOptionalName(_ field: String) throws(ReadingStopped) -> String? {
        guard try !skipNull(), let text = try readText(field, .text), !text.value.isEmpty else { return nil }
        let (length, limit) = (text.value.unicodeScalars.count, ChecklistTemplate.nameLengths.upperBound)
        guard length > limit else { return text.value }
        log.error(.textTooLong, at: text.position, "'\(field)' of \(length) characters (at most \(limit) allowed)")
        return nil
    }

    /// Reads an identifier: any text that is not empty.
    mutating func readIdentifier(_ field: String) throws(ReadingStopped) -> Located<String>? {
        guard let text = try readText(field, .name) else { return nil }
        guard text.value.nonBlank != nil else {
            log.error(.invalidName, at: text.position, "'\(field)' is blank")
            return nil
        }
        return text
    }

    /// Reads a date; returns nil for null.
    mutating func readOptionalDate(_ field: String) throws(ReadingStopped) -> CivilDate? {
        try skipNull() ? nil : readDate(field)?.value
    }

    /// Reads a whole number; returns nil for null.
    mutating func readCount(_ field: String, _ range: ClosedRange<Int>) throws(ReadingStopped) -> Int? {
        guard try !skipNull() else { return nil }
        let start = position
        guard try expect(.number, field) else { return nil }
        let text = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard let number = Int(text), range.contains(number) else {
            log.error(
                .wrongType, at: start,
                "'\(field)' must be a whole number from \(range.lowerBound) to \(range.upperBound), found \(text.abridged)"
            )
            return nil
        }
        return number
    }

    /// Reads true or false; returns nil for null.
    mutating func readFlag(_ field: String) throws(ReadingStopped) -> Bool? {
        guard try !skipNull(), try expect(.boolean, field) else { return nil }
        return try scanBoolean()
    }
}
