import CalendarCore

/// The kind of record that each row of a table holds.
enum PersonRecordRow: CaseIterable {
    case document, item

    /// The name of the field with the person, whom all of them have.
    static let person = "person"

    private static let items =
        ChecklistProgress.fields.shape.fields.filter { $0.column != nil }
        + ChecklistProgress.ItemProgress.fields.shape.fields

    /// The fields that a row can have.
    var fields: [FieldShape] { self == .document ? Requirement.fields.shape.fields : PersonRecordRow.items }

    /// The name of the field that says what it is.
    var subject: String { self == .document ? "kind" : "item" }

    var noun: String { self == .document ? "document" : "item" }

    var shape: TableAccount.Shape { self == .document ? .requirements : .progress }

    /// Returns the columns of the fields by the names at their heads; nil unless a row says enough.
    func columns(among names: [PlainName]) -> [String: Int]? {
        var columns: [String: Int] = [:]
        for (field, words) in zip(fields, PersonRecordRow.words[self] ?? []) {
            columns[field.name] = names.firstIndex(where: words.contains)
        }
        let needed = self == .document ? ["person", "kind", "expires"] : ["person", "template", "item"]
        guard needed.allSatisfy({ columns[$0] != nil }) else { return nil }
        return self == .document || columns["done"] != nil || columns["date"] != nil ? columns : nil
    }

    /// The words at the heads of the columns of each field, in the languages of the dates.
    private static let words = Dictionary(
        uniqueKeysWithValues: allCases.map { kind in
            (
                kind,
                kind.fields.map { field in
                    Set((field.column?.words ?? []).map { PlainName($0) }).union(field.form.headerWords)
                }
            )
        })

    /// Adds the record of a row. Returns false if the tables of the file have it already, and nil for wrong values.
    func add(_ values: FieldValues, at place: SourceLocation, to records: inout TableRecords) -> Bool? {
        switch self {
        case .document:
            guard let document = Requirement.fields.record(values) else { return nil }
            records.peopleRecords.documents.append(document)
            return true
        case .item:
            var values = values
            // An item with a date is done.
            values["done"] = values["done"] ?? .text((values["date"] != nil).description)
            guard let item = ChecklistProgress.ItemProgress.fields.record(values),
                let person = values.text("person"), let template = values.text("template")
            else { return nil }
            return records.progress.add(item, of: person, with: template, at: place)
        }
    }

    /// How many of them the tables of a file have, how many there can be, and the word for them.
    func count(in records: TableRecords) -> (Int, most: Int, noun: String) {
        switch self {
        case .document: (records.peopleRecords.documents.count, Requirement.maximumCount, "documents")
        case .item: (records.progress.records.count, ChecklistProgress.maximumCount, "checklists of people")
        }
    }
}

extension FieldForm {
    /// The words at the head of any column of its values.
    fileprivate var headerWords: Set<PlainName> {
        switch self {
        case .person: HeaderWords.person
        case .date: HeaderWords.date
        default: []
        }
    }
}
