import CalendarCore

/// A kind of record that each row of a table can hold.
struct PersonRecordRow: Sendable {
    let words: RecordWords
    let shape: TableAccount.Shape
    /// The fields that a row can have, and the words at the heads of their columns.
    let fields: [FieldShape]
    private let heads: [Set<PlainName>]
    /// Adds the record of a row. Returns false if the tables of the file have it already, and nil for wrong values.
    let add: @Sendable (FieldValues, SourceLocation, inout TableRecords) -> Bool?
    /// How many of them the tables of a file have, how many there can be, and the word for them.
    let count: @Sendable (TableRecords) -> (Int, most: Int, noun: String)

    var noun: String { words.noun }
    /// The name of the field that says what it is.
    var subject: String { words.subject }

    /// The name of the field with the person, whom all of them have.
    static let person = RecordWords.person

    /// All kinds. Tables are of the first whose columns they have.
    static let all = [document, item]

    private init(
        _ words: RecordWords, _ shape: TableAccount.Shape, _ fields: [FieldShape],
        count: @escaping @Sendable (TableRecords) -> (Int, most: Int, noun: String),
        add: @escaping @Sendable (FieldValues, SourceLocation, inout TableRecords) -> Bool?
    ) {
        self.words = words
        self.shape = shape
        self.fields = fields
        heads = fields.map { Set(($0.column?.words ?? []).map { PlainName($0) }).union($0.form.headerWords) }
        self.count = count
        self.add = add
    }

    /// Returns the columns of the fields by their names. One that an option names comes first.
    func columns(of header: RecordHeader) -> [String: Int] {
        var columns: [String: Int] = [:]
        for (field, words) in zip(fields, heads) { columns[field.name] = header.column(of: words) }
        if let parts = header.nameParts { columns[PersonRecordRow.person] = parts.last }
        return columns
    }

    /// Returns the field with a word at its head, or of an option.
    func field(called word: PlainName) -> FieldShape? { zip(fields, heads).first { $1.contains(word) }?.0 }

    /// Returns the fields that a table lacks beside some columns: of each list, the first.
    func missing(beside columns: [String: Int]) -> [FieldShape] {
        words.needed.filter { names in !names.contains { columns[$0] != nil } }.compactMap { names in
            fields.first { $0.name == names[0] }
        }
    }
}

extension PersonRecordRow {
    private static let document = PersonRecordRow(
        .document, .requirements, Requirement.fields.shape.fields,
        count: { ($0.peopleRecords.documents.count, Requirement.maximumCount, "documents") }
    ) { values, _, records in
        guard let document = Requirement.fields.record(values) else { return nil }
        records.peopleRecords.documents.append(document)
        return true
    }

    private static let item = PersonRecordRow(
        .item, .progress,
        ChecklistProgress.fields.shape.fields.filter { $0.column != nil }
            + ChecklistProgress.ItemProgress.fields.shape.fields,
        count: { ($0.progress.records.count, ChecklistProgress.maximumCount, "checklists of people") }
    ) { values, place, records in
        var values = values
        // An item with a date is done.
        values["done"] = values["done"] ?? .text((values["date"] != nil).description)
        guard let item = ChecklistProgress.ItemProgress.fields.record(values),
            let person = values.text(person), let template = values.text("template")
        else { return nil }
        return records.progress.add(item, of: person, with: template, at: place)
    }
}

extension FieldForm {
    /// The words at the head of any column of its values.
    fileprivate var headerWords: Set<PlainName> {
        switch self {
        case .person: HeaderWords.allPersons
        case .date: HeaderWords.date
        default: []
        }
    }
}
