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
        let names = progress.map { Provider.words(of: $0.person) }
        let first = Dictionary(zip(names, progress.indices), uniquingKeysWith: { a, _ in a })
        var places: [[String]: Int] = [:]
        for document in documents {
            let name = Provider.words(of: document.person)
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
            json.member("id", .text(id))
            json.member("name", .text(name))
            json.member("category", category.map(JSONValue.text))
            json.member("phase", phase.map(JSONValue.text))
            json.member("hash", hash.map(JSONValue.text))
            json.list("items", layout: .lines) { json in
                for item in items { json.object { item.writeMembers(to: &$0) } }
            }
            json.stamp(identity, modified)
        }
    }
}

extension ChecklistItem {
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("id", .text(id))
        json.member("section", section.map(JSONValue.text))
        json.member("title", .text(title))
        json.member("notes", notes.map(JSONValue.text))
        json.member("order", .integer(order))
    }
}

extension ChecklistProgress {
    fileprivate func write(with documents: [Requirement], to json: inout JSONWriter) {
        json.object(layout: .lines) { json in
            json.member("person", .text(person))
            json.member("template", .text(template))
            json.member("started", (started?.description).map(JSONValue.text))
            json.member("target", (target?.description).map(JSONValue.text))
            json.list("items", layout: .lines) { json in
                for item in items { json.object { item.writeMembers(to: &$0) } }
            }
            json.member("comments", comments.map(JSONValue.text))
            if !documents.isEmpty { Requirement.write(documents, to: &json) }
            if let hours { hours.write(to: &json) }
            json.member("completed", stated.completed.map(JSONValue.integer))
            json.member("total", stated.total.map(JSONValue.integer))
            json.member("percent", stated.percent.map(JSONValue.integer))
            for detail in PrivateDetail.allCases { json.member(detail.rawValue, details[detail].map(JSONValue.text)) }
            json.stamp(identity, modified)
        }
    }
}

extension ChecklistProgress.ItemProgress {
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("item", .text(item))
        json.member("done", .boolean(isDone))
        json.member("date", (date?.description).map(JSONValue.text))
        json.member("by", by.map(JSONValue.text))
        json.member("notes", notes.map(JSONValue.text))
        json.member("comments", comments.map(JSONValue.text))
    }
}

extension ChecklistProgress.TrainingHours {
    fileprivate func write(to json: inout JSONWriter) {
        json.object("hours") { json in
            json.member("dual", dual.map { .numeral(Hundredths($0).numeral) })
            json.member("solo", solo.map { .numeral(Hundredths($0).numeral) })
        }
    }
}

extension Requirement {
    /// Writes the documents of somebody without progress.
    fileprivate static func write(_ documents: [Requirement], of person: String, to json: inout JSONWriter) {
        json.object(layout: .lines) { json in
            json.member("person", .text(person))
            write(documents, to: &json)
        }
    }

    fileprivate static func write(_ documents: [Requirement], to json: inout JSONWriter) {
        json.list("documents", layout: .lines) { json in
            for document in documents {
                json.object { json in
                    json.member("kind", .text(document.document))
                    json.member("required", .boolean(document.isRequired))
                    json.member("expires", document.validity.value)
                }
            }
        }
    }
}

extension Requirement.Validity {
    fileprivate var value: JSONValue {
        switch self {
        case .missing: .null
        case .until(let date): .text(date.description)
        case .unlimited: .text(never)
        }
    }
}

extension JSONWriter {
    /// Writes the members that say which record it is and when it changed.
    fileprivate mutating func stamp(_ identity: RecordIdentity?, _ modified: Instant?) {
        if let identity {
            member("record", .text(identity.name))
            if !identity.zone.isEmpty { member("zone", .text(identity.zone)) }
        }
        member("modified", (modified?.iso8601).map(JSONValue.text))
    }
}
