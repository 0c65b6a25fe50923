import CalendarCore

extension CloudKitReader {
    mutating func readRecord() throws(ReadingStopped) -> CloudKitRecord {
        var object = try json.openObject()
        var record = CloudKitRecord(start: object.start)
        while let index = try json.nextField(&object, in: CloudKitRecord.table, unknown: .skipped) {
            switch index {
            case 0: record.name = try readName("recordName")
            case 1: record.type = try readName("recordType")
            case 2: try readFields(&record.fields)
            case 3: record.created = try readStamp()
            case 4: record.modified = try readStamp()
            case 5: record.isDeleted = try readFlag()
            case 6, 7: record.zone = try readZoneName() ?? record.zone
            case 8: record.failure.code = try readWord("serverErrorCode")
            default: record.failure.reason = try readWord("reason")
            }
        }
        return record
    }

    private mutating func readFields(_ fields: inout CloudKitRecord.Fields) throws(ReadingStopped) {
        guard try !json.skipNull(), try json.expect(.object, "fields") else { return }
        var object = try json.openObject()
        while let index = try json.nextField(&object, in: CloudKitRecord.Fields.table, unknown: .skipped) {
            let name = CloudKitRecord.Fields.table.names[index]
            try readValue { reader throws(ReadingStopped) in
                fields.isDated = fields.isDated || [0, 2, 3].contains(index)
                switch index {
                case 0: fields.date = try reader.readInstant(name, .invalidDate)
                case 1: fields.id = try reader.readName(name)
                case 2: fields.month = try reader.readInteger(name)
                case 3: fields.year = try reader.readInteger(name)
                case 4..<8:
                    guard let text = try reader.json.readText(name, .text), !text.value.isEmpty else { return }
                    fields.lines.append((index - 4, text))
                default:
                    fields.assets.append(Located(value: index - 8, position: reader.json.position))
                    try reader.json.skipValue()
                }
            }
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

    private static let valueFields = FieldTable(["value"])

    private mutating func readSetValue(
        _ body: (inout CloudKitReader) throws(ReadingStopped) -> Void
    ) throws(ReadingStopped) {
        if try !json.skipNull() { try body(&self) }
    }

    private mutating func readFlag() throws(ReadingStopped) -> Bool {
        guard try !json.skipNull(), try json.expect(.boolean, "deleted") else { return false }
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

    private static let stampFields = FieldTable(["timestamp"])

    /// Reads a record zone as `ZONE/OWNER`. Zones of different owners can have the same name.
    mutating func readZoneName() throws(ReadingStopped) -> String? {
        guard try !json.skipNull(), try json.expect(.object, "a zone", quoted: false) else { return nil }
        var (name, owner, object) = (String?.none, String?.none, try json.openObject())
        while let index = try json.nextField(&object, in: CloudKitReader.zoneNameFields, unknown: .skipped) {
            let text = try readName(CloudKitReader.zoneNameFields.names[index])?.value
            if index == 0 { name = text } else { owner = text }
        }
        return [name, owner].compactMap(\.self).joined(separator: "/").nonBlank
    }

    private static let zoneNameFields = FieldTable(["zoneName", "ownerRecordName"])
}
