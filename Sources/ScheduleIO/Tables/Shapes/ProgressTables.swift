import CalendarCore

/// The progress that the tables of a file give, one record of a person and a template.
struct ProgressTables {
    private(set) var records: [ChecklistProgress] = []
    private var places: [Subject: Int] = [:]
    private var items: Set<Item> = []

    private struct Subject: Hashable {
        let person: [String]
        let template: String
    }

    private struct Item: Hashable {
        let subject: Subject
        let item: String
    }

    /// The templates of which the tables list open items of people, with all of their items, in order.
    var templates: [ChecklistTemplate] {
        let open = Set(records.filter { $0.items.contains { !$0.isDone } }.map(\.template))
        var (ids, items) = ([String](), [String: [String]]())
        for record in records where open.contains(record.template) {
            if items[record.template] == nil { ids.append(record.template) }
            let known = Set(items[record.template] ?? [])
            items[record.template, default: []] += record.items.map(\.item).filter { !known.contains($0) }
        }
        return ids.map { id in
            ChecklistTemplate(
                id: id, name: id,
                items: (items[id] ?? []).enumerated().map { ChecklistItem(id: $1, title: $1, order: $0 + 1) },
                location: records.first { $0.template == id }?.location)
        }.filter { ChecklistTemplate.fields.record(ChecklistTemplate.fields.values(of: $0)) != nil }
    }

    /// Adds an item; returns false if the person's progress already has it.
    mutating func add(
        _ item: ChecklistProgress.ItemProgress, of person: String, with template: String, at place: SourceLocation
    ) -> Bool {
        let subject = Subject(person: person.lowercasedWords, template: template)
        guard items.insert(Item(subject: subject, item: item.item)).inserted else { return false }
        let index = places[subject] ?? records.count
        if index == records.count {
            places[subject] = index
            records.append(ChecklistProgress(person: person, template: template, location: place))
        }
        records[index].items.append(item)
        return true
    }
}
