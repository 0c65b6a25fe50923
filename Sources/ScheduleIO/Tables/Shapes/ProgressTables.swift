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
