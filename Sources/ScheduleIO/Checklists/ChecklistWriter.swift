import CalendarCore

/// Writes checklists as ``ChecklistReader`` reads them, fields in the order of Docs/Checklists.md. Seals templates.
struct ChecklistWriter {
    private let checklists: Checklists
    private let documents: DocumentsByPerson

    init(_ checklists: Checklists, _ documents: [Requirement]) {
        (self.checklists, self.documents) = (checklists, DocumentsByPerson(documents, beside: checklists.progress))
    }

    func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        var json = JSONWriter()
        try json.object(layout: .lines) { json in
            json.member("format", .text(ChecklistReader.name))
            json.member("version", .integer(1))
            try json.list("templates", layout: .lines) { json in
                for template in checklists.templates {
                    ChecklistSeal.sealed(template).write(to: &json)
                    try json.take().withUnsafeBytes(sink)
                }
            }
            try json.list("progress", layout: .lines) { json in
                for (index, progress) in checklists.progress.enumerated() {
                    progress.write(with: documents.beside[index] ?? [], to: &json)
                    try json.take().withUnsafeBytes(sink)
                }
                for (person, documents) in documents.others { Requirement.write(documents, of: person, to: &json) }
            }
        }
        json.endLine()
        try json.take().withUnsafeBytes(sink)
    }
}

/// The documents of people, with the first progress of each person.
private struct DocumentsByPerson {
    /// By the index of the progress.
    private(set) var beside: [Int: [Requirement]] = [:]
    /// Those of people without progress, in the order of the people.
    private(set) var others: [(person: String, documents: [Requirement])] = []

    init(_ documents: [Requirement], beside progress: [ChecklistProgress]) {
        let names = progress.map { $0.person.lowercasedWords }
        let first = Dictionary(zip(names, progress.indices), uniquingKeysWith: { a, _ in a })
        var places: [[String]: Int] = [:]
        for document in documents {
            let name = document.person.lowercasedWords
            if let index = first[name] {
                beside[index, default: []].append(document)
            } else if let place = places[name] {
                others[place].documents.append(document)
            } else {
                places[name] = others.count
                others.append((document.person, [document]))
            }
        }
    }
}

extension ChecklistTemplate {
    fileprivate func write(to json: inout JSONWriter) {
        json.object(layout: .lines) { json in
            json.members(ChecklistTemplate.fields.values(of: self), ChecklistTemplate.fields.shape)
            json.stamp(identity, modified, as: ChecklistReader.identity)
        }
    }
}

extension ChecklistProgress {
    fileprivate func write(with documents: [Requirement], to json: inout JSONWriter) {
        json.object(layout: .lines) { json in
            var values = ChecklistProgress.fields.values(of: self)
            values.add(documents)
            json.members(values, PersonRecord.shape)
            json.stamp(identity, modified, as: ChecklistReader.identity)
        }
    }
}

extension Requirement {
    /// Writes the documents of somebody without progress.
    fileprivate static func write(_ documents: [Requirement], of person: String, to json: inout JSONWriter) {
        var values = FieldValues()
        values[PersonRecord.person] = .text(person)
        values.add(documents)
        json.object(layout: .lines) { $0.members(values, PersonRecord.shape) }
    }
}

extension FieldValues {
    fileprivate mutating func add(_ documents: [Requirement]) {
        guard !documents.isEmpty else { return }
        self[PersonRecord.documents] = .records(documents.map(Requirement.fields.values))
    }
}
