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
    /// The field with the name of a record in its source.
    static let identity = "record"
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
        records.peopleRecords.checklists.templates = templates
    }

    private mutating func readProgress() throws(ReadingStopped) {
        let people = try json.readObjects("progress", atMost: ChecklistProgress.maximumCount) {
            (json) throws(ReadingStopped) in try ProgressReader.read(&json)
        }
        records.peopleRecords.checklists.progress = people.compactMap(\.progress)
        records.peopleRecords.documents = people.flatMap(\.documents)
    }
}
