import CalendarCore

/// The progress of a person, and the documents beside it.
struct PersonRecord {
    /// Nil if the record has documents alone.
    let progress: ChecklistProgress?
    let documents: [Requirement]

    /// The fields: those of progress, and the documents in their place. One with documents alone needs no template.
    static let shape: RecordShape = {
        var shape = ChecklistProgress.fields.shape
        shape.fields = shape.fields.map { field in
            field.name == template ? FieldShape(field.name, field.form, field.visibility) : field
        }
        let place = shape.fields.firstIndex { $0.name == ChecklistProgress.hoursField } ?? shape.fields.endIndex
        shape.fields.insert(FieldShape(documents, .records(document, atMost: 1_000), .stamped), at: place)
        return shape
    }()

    static let (person, template, documents) = ("person", "template", "documents")

    /// The fields of a document without those of the record that it is in.
    private static let document: RecordShape = {
        var shape = Requirement.fields.shape
        shape.fields.removeAll { $0.name == person }
        return shape
    }()
}

/// Reads people's progress with checklists.
enum ProgressReader {
    private static let reader = RecordReader(PersonRecord.shape, identity: ChecklistReader.identity)

    /// Reads an object; returns nil without a person, or without the template that its fields are about.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> PersonRecord? {
        guard let record = try reader.read(&json), let person = record.values[PersonRecord.person] else { return nil }
        let hasProgress = PersonRecord.shape.fields.contains { field in
            field.name != PersonRecord.person && field.name != PersonRecord.documents
                && record.has(field.name, of: PersonRecord.shape)
        }
        if hasProgress, !record.has(PersonRecord.template, of: PersonRecord.shape) {
            json.log.error(.missingField, at: record.start, "progress without '\(PersonRecord.template)'")
        }
        let isWhole = record.values[PersonRecord.template] != nil
        guard isWhole || !hasProgress else { return nil }
        let stamp = record.stamp
        let progress = ChecklistProgress.fields.record(record.values, stamp.identity, stamp.modified)
        return PersonRecord(progress: isWhole ? progress : nil, documents: documents(of: person, in: record))
    }

    private static func documents(of person: FieldValue, in record: ReadRecord) -> [Requirement] {
        guard case .records(let documents)? = record.values[PersonRecord.documents] else { return [] }
        return documents.compactMap { values in
            var values = values
            values[PersonRecord.person] = person
            return Requirement.fields.record(values, nil, record.stamp.modified)
        }
    }
}
