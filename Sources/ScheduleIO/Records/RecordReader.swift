import CalendarCore

/// Reads objects of JSON whose fields a ``/CalendarCore/RecordShape`` lists, whatever the record is.
final class RecordReader: Sendable {
    private let shape: RecordShape
    private let table: FieldTable<Field>
    /// The fields that no record can do without.
    private let needed: [Field]
    /// The readers of the records inside, by the indices of the fields that have them.
    private let inner: [RecordReader?]

    private enum Field: Equatable {
        case value(Int)
        case stamp(RecordStamp.Field)
    }

    /// - Parameter identity: the name of the field that has the record's name in its source; nil if it has none.
    init(_ shape: RecordShape, identity: String? = nil) {
        self.shape = shape
        let stamp = identity.map { [($0, Field.stamp(.id)), ("zone", .stamp(.zone)), ("modified", .stamp(.modified))] }
        table = FieldTable(shape.fields.enumerated().map { ($1.name, .value($0)) } + (stamp ?? []))
        needed = shape.fields.indices.filter { shape.fields[$0].isNeeded }.map(Field.value)
        inner = shape.fields.map { $0.form.inner.map { RecordReader($0) } }
    }

    /// Reads an object. Returns nil, which is logged, if a field that it needs is missing or wrong.
    func read(_ json: inout JSONScanner) throws(ReadingStopped) -> ReadRecord? {
        var object = try json.openObject()
        var record = ReadRecord(start: object.start)
        while let field = try json.nextField(&object, in: table) {
            switch field {
            case .value(let index): try read(shape.fields[index], inner[index], &json, &record)
            case .stamp(.id): record.stamp.name = try json.readIdentifier(object.lastName(in: table))?.value
            case .stamp(let field): try json.readStamp(field, &record.stamp)
            }
        }
        record.given = object.seen
        json.require(needed, of: object, in: table, shape.noun)
        let names = shape.fields.lazy.filter(\.isNeeded).map(\.name)
        guard names.allSatisfy({ record.values[$0] != nil }) else { return nil }
        if let first = names.first { record.values.location = json.log.location(record.place(first)) }
        return record
    }

    private func read(
        _ field: FieldShape, _ inner: RecordReader?, _ json: inout JSONScanner, _ record: inout ReadRecord
    ) throws(ReadingStopped) {
        switch field.form {
        case .list(let form, let limit):
            let texts = try json.readTexts(field.name, form, of: shape.aNoun, atMost: limit)
            record.values[field.name] = .list(texts.map(\.value))
            record.places.append((field.name, texts.map(\.position)))
        case .record:
            guard try !json.skipNull(), try json.expect(.object, field.name) else { return }
            record.values[field.name] = try inner?.read(&json).map { .record($0.values) }
        case .records(let element, let limit):
            record.values[field.name] = try inner.map { (reader) throws(ReadingStopped) in
                .records(try reader.readList(&json, field.name, of: shape.noun, by: element.subject, atMost: limit))
            }
        default:
            guard let text = try json.readText(field.name, field.form, of: shape.aNoun) else { return }
            record.values[field.name] = .text(text.value)
            record.places.append((field.name, [text.position]))
        }
    }

    /// Reads a list of objects, no two of the same subject.
    private func readList(
        _ json: inout JSONScanner, _ name: String, of owner: String, by subject: [String], atMost limit: Int
    ) throws(ReadingStopped) -> [FieldValues] {
        var seen = Set<String>()
        return try json.readObjects(name, atMost: limit) { (json) throws(ReadingStopped) in
            guard let record = try read(&json) else { return nil }
            let text = subject.compactMap(record.values.text).joined(separator: " ")
            guard !subject.isEmpty, !seen.insert(text).inserted else { return record.values }
            json.log.error(
                .repeatedItem, at: record.place(subject[0]), "\(shape.noun) '\(text.abridged)' is in the \(owner) twice"
            )
            return nil
        }
    }
}

/// A record as JSON has it.
struct ReadRecord {
    let start: TextPosition
    var values = FieldValues()
    var stamp = RecordStamp()
    /// The fields that are there, even with nothing in them, as bits by their index.
    fileprivate var given: UInt64 = 0
    /// The places of the texts of each field that has one.
    fileprivate var places: [(field: String, positions: [TextPosition])] = []

    fileprivate init(start: TextPosition) { self.start = start }

    /// The texts of a field, each with its place.
    func texts(_ field: String) -> [Located<String>] {
        let texts: [String] =
            switch values[field] {
            case .text(let text)?: [text]
            case .list(let texts)?: texts
            default: []
            }
        return zip(texts, positions(field)).map { Located(value: $0, position: $1) }
    }

    /// The place of a field's value; without one, that of the record.
    func place(_ field: String) -> TextPosition { positions(field).first ?? start }

    private func positions(_ field: String) -> [TextPosition] { places.first { $0.field == field }?.positions ?? [] }

    /// Returns true if a field of a shape is there, even with nothing in it.
    func has(_ field: String, of shape: RecordShape) -> Bool {
        shape.fields.indices.contains { given & 1 << UInt64($0) != 0 && shape.fields[$0].name == field }
    }
}

extension FieldForm {
    /// The shape of the records that a field has.
    fileprivate var inner: RecordShape? {
        switch self {
        case .record(let shape), .records(let shape, _): shape
        default: nil
        }
    }
}

extension JSONWriter {
    /// Writes the members of a record.
    mutating func members(_ values: FieldValues, _ shape: RecordShape) {
        for field in shape.fields {
            guard let value = values[field.name] else { continue }
            switch (value, field.form) {
            case (.text(let text), let form): member(field.name, form.json(text))
            case (.list(let texts), .list(let form, _)): member(field.name, .array(texts.map(form.json)))
            case (.record(let values), .record(let shape)): object(field.name) { $0.members(values, shape) }
            case (.records(let records), .records(let shape, _)):
                list(field.name, layout: .lines) { json in
                    for record in records { json.object { $0.members(record, shape) } }
                }
            default: continue
            }
        }
    }

    /// Writes the members that say which record it is and when it changed.
    mutating func stamp(_ identity: RecordIdentity?, _ modified: Instant?, as name: String) {
        if let identity {
            member(name, .text(identity.name))
            if !identity.zone.isEmpty { member("zone", .text(identity.zone)) }
        }
        member("modified", (modified?.iso8601).map(JSONValue.text))
    }
}

extension FieldForm {
    /// The value of JSON that a text stands for.
    fileprivate func json(_ text: String) -> JSONValue {
        switch self {
        case .flag: .boolean(text == true.description)
        case .count, .hours: .numeral(text)
        case .expiry where text == FieldForm.missing: .null
        default: .text(text)
        }
    }
}
