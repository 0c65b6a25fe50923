import CalendarCore

extension CloudKitReader {
    mutating func readRecord() throws(ReadingStopped) -> CloudKitRecord {
        var object = try json.openObject()
        var record = CloudKitRecord(start: object.start)
        while let field = try json.nextField(&object, in: CloudKitRecord.table, unknown: .skipped) {
            switch field {
            case .recordName: record.name = try readName("recordName")
            case .recordType: record.type = try readName("recordType")
            case .fields: try readFields(&record.fields)
            case .created: record.created = try readStamp()
            case .modified: record.modified = try readStamp()
            case .recordChangeTag: record.changeTag = try readWord(field.rawValue)?.value
            case .deleted: record.isDeleted = try readFlag("deleted")
            case .parent: record.parent = try readReference()
            case .zoneID, .zone: record.zone = try readZone()?.identifier ?? record.zone
            case .serverErrorCode: record.failure.code = try readWord("serverErrorCode")
            case .reason: record.failure.reason = try readWord("reason")
            }
        }
        return record
    }

    private mutating func readFields(_ fields: inout CloudKitRecord.Fields) throws(ReadingStopped) {
        guard try !json.skipNull(), try json.expect(.object, "fields") else { return }
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: CloudKitRecord.Fields.table, unknown: .skipped) {
            let name = object.lastName(in: CloudKitRecord.Fields.table)
            try readValue { reader throws(ReadingStopped) in try reader.read(field, name, &fields) }
        }
    }

    private mutating func read(
        _ field: CloudKitRecord.Fields.Field, _ name: String, _ fields: inout CloudKitRecord.Fields
    ) throws(ReadingStopped) {
        switch field {
        case .date:
            fields.isDated = true
            fields.date = try readInstant(name, .invalidDate)
        case .id: fields.id = try readName(name)
        case .month:
            fields.isDated = true
            fields.month = try readInteger(name)
        case .year:
            fields.isDated = true
            fields.year = try readInteger(name)
        case .line(let line):
            guard let text = try json.readText(name, .text), !text.value.isEmpty else { return }
            fields.lines.append((line, text))
        case .training(let field): fields.training[field] = try readTrainingValue()
        case .asset(let line):
            fields.assets.append(Located(value: line, position: json.position))
            try json.skipValue()
        }
    }

    /// Reads `{"value": …, "type": …}`, or a bare value. A field that is null or has no value is unset.
    private mutating func readValue(
        _ body: (inout CloudKitReader) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        guard try json.peekKind() == .object else { return try readSetValue(body) }
        var object = try json.openObject()
        while try json.nextField(&object, in: CloudKitReader.valueFields, unknown: .skipped) != nil {
            try readSetValue(body)
        }
    }

    private static let valueFields = FieldTable("value")

    private mutating func readSetValue(
        _ body: (inout CloudKitReader) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        if try !json.skipNull() { try body(&self) }
    }

    mutating func readFlag(_ field: String) throws(ReadingStopped) -> Bool {
        guard try !json.skipNull(), try json.expect(.boolean, field) else { return false }
        return try json.scanBoolean()
    }

    /// Reads the instant of `{"timestamp": …, "userRecordName": …}`.
    private mutating func readStamp() throws(ReadingStopped) -> Instant? {
        guard try !json.skipNull(), try json.expect(.object, "a time stamp", quoted: false) else { return nil }
        var (instant, object) = (Instant?.none, try json.openObject())
        while try json.nextField(&object, in: CloudKitReader.stampFields, unknown: .skipped) != nil {
            if try !json.skipNull() { instant = try readInstant("timestamp", .invalidDateTime)?.value }
        }
        return instant
    }

    private static let stampFields = FieldTable("timestamp")

    /// Reads a record zone; returns nil if it has no name.
    mutating func readZone() throws(ReadingStopped) -> CloudKitZone? {
        guard try !json.skipNull(), try json.expect(.object, "a zone", quoted: false) else { return nil }
        var (name, owner, object) = (String?.none, String?.none, try json.openObject())
        while let field = try json.nextField(&object, in: CloudKitReader.zoneNameFields, unknown: .skipped) {
            switch field {
            case .zoneName: name = try readName("zoneName")?.value
            case .ownerRecordName: owner = try readName("ownerRecordName")?.value
            }
        }
        return name == nil && owner == nil ? nil : CloudKitZone(name: name ?? "", owner: owner)
    }

    private enum ZoneNameField: String, CaseIterable {
        case zoneName, ownerRecordName
    }

    private static let zoneNameFields = FieldTable<ZoneNameField>()
}
