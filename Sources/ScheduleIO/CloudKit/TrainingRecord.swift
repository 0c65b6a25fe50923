import CalendarCore

/// A record of the training app: its fields as they are written, since its parent may come later, or on another page.
struct TrainingRecord {
    let kind: Kind
    /// Nil for a record without a name, which nothing can refer to.
    let identity: RecordIdentity?
    let zone: String
    let modified: Instant?
    /// The record's name in messages, and its place.
    let messageName: String
    let position: TextPosition
    let values: [Field: Located<Value>]
    /// The name of the record above it in the hierarchy.
    let parent: String?

    /// The types of records that are read.
    enum Kind: String, CaseIterable {
        case student = "Student"
        case checklist = "StudentChecklist"
        case checklistItem = "StudentChecklistItem"
        case template = "ChecklistTemplate"
        case templateItem = "ChecklistItem"
        case document = "StudentDocument"
    }

    /// The fields that are read. The content hash of the app is not among them: its algorithm is unknown.
    enum Field: String, CaseIterable {
        case firstName, lastName, telephone, homeAddress, ftnNumber, biography
        case studentId, templateName, templateIdentifier, instructorComments, dualGivenHours, soloHours
        case completionPercentage, completedItemsCount, totalItemsCount
        case templateItemId, title, isComplete, notes, completedAt, order
        case name, category, phase, section, documentType, expirationDate
        /// References to the record above.
        case student, checklist, template, checklistId, templateId
    }

    /// A value as it is written.
    enum Value {
        case text(String)
        case number(String)
        case flag(Bool)
        /// The name of another record.
        case reference(String)
    }

    /// Returns the characters of a text, a number or a reference.
    func word(_ field: Field) -> String? {
        switch values[field]?.value {
        case .text(let text), .number(let text), .reference(let text): text.nonBlank
        case .flag, nil: nil
        }
    }

    /// Returns the name of the record above, by the hierarchy or by one of these fields.
    func parent(_ fields: Field...) -> String? { fields.lazy.compactMap(word).first ?? parent }

    /// Returns a printable text; logs one that breaks the rule.
    func text(
        _ field: Field, _ log: inout FindingLog, atMost limit: Int = TextRule.text.maximumLength
    ) -> String? {
        guard let value = values[field], let word = word(field) else { return nil }
        var builder = TextBuilder(TextRule(maximumLength: limit, isPrinted: true))
        for scalar in word.unicodeScalars { builder.append(scalar, at: value.position, &log) }
        return builder.text(at: value.position, &log)?.nonBlank
    }

    /// Returns a number; logs anything else.
    func number(_ field: Field, _ log: inout FindingLog) -> Double? {
        guard let value = values[field], let word = word(field) else { return nil }
        if let number = Double(word), number.magnitude < 1e15 { return number }
        log.error(.wrongType, at: value.position, "'\(field.rawValue)' must be a number")
        return nil
    }

    /// Returns a whole number in a range; logs anything else.
    func count(_ field: Field, _ range: ClosedRange<Int>, _ log: inout FindingLog) -> Int? {
        guard let number = number(field, &log) else { return nil }
        if let count = Int(exactly: number), range.contains(count) { return count }
        let position = values[field]?.position ?? self.position
        log.error(
            .wrongType, at: position,
            "'\(field.rawValue)' must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    /// True for a flag that is set: true, or a number other than 0.
    func isSet(_ field: Field) -> Bool {
        switch values[field]?.value {
        case .flag(let isSet): isSet
        case .number(let text), .text(let text): Double(text).map { $0 != 0 } ?? (text.lowercased() == "true")
        case .reference, nil: false
        }
    }

    /// Returns an instant; logs anything else.
    func instant(_ field: Field, _ log: inout FindingLog) -> Instant? {
        guard let value = values[field], let word = word(field) else { return nil }
        if let number = Double(word), number.magnitude < 1e15 {
            return Instant(milliseconds: Int(number.rounded(.down)))
        }
        let instant = Array(word.utf8).withUnsafeBufferPointer { WrittenDateTime.rfc3339($0) }
        if instant == nil { log.error(.invalidDateTime, at: value.position, "'\(word.abridged)' is not a date-time") }
        return instant
    }
}

extension CloudKitReader {
    /// Reads a value of the training app's records. Returns nil for a list or a file.
    mutating func readTrainingValue() throws(ReadingStopped) -> Located<TrainingRecord.Value>? {
        let position = json.position
        switch try json.peekKind() {
        case .string: return Located(value: .text(json.spelling(of: try json.scanString())), position: position)
        case .number:
            let text = String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)
            return Located(value: .number(text), position: position)
        case .boolean: return Located(value: .flag(try json.scanBoolean()), position: position)
        case .object:
            return try readReference().map { Located(value: .reference($0), position: position) }
        case .array, .null:
            try json.skipValue()
            return nil
        }
    }

    /// Reads the name of the record that a reference means.
    mutating func readReference() throws(ReadingStopped) -> String? {
        guard try !json.skipNull(), try json.expect(.object, "a reference", quoted: false) else { return nil }
        var (name, object) = (String?.none, try json.openObject())
        while try json.nextField(&object, in: CloudKitReader.referenceFields, unknown: .skipped) != nil {
            name = try readWord("recordName")?.value
        }
        return name
    }

    private static let referenceFields = FieldTable("recordName")
}
