/// A person's checklist: a template, and how far the person is with it.
public struct ChecklistSheet: Hashable, Sendable {
    /// The template.
    public let template: ChecklistTemplate
    /// Whose it is.
    public let person: Person
    /// The person's progress with it.
    public let progress: ChecklistProgress
    /// The number of items that are done.
    public let doneCount: Int
    private let items: [String: ChecklistProgress.ItemProgress]

    /// A template and a person's progress with it.
    public init(_ template: ChecklistTemplate, _ person: Person, _ progress: ChecklistProgress) {
        (self.template, self.person, self.progress) = (template, person, progress)
        let items = Dictionary(progress.items.map { ($0.item, $0) }, uniquingKeysWith: { $1 })
        self.items = items
        doneCount = template.items.count { items[$0.id]?.isDone ?? false }
    }

    /// The progress with an item; nil if the source has none.
    public subscript(item: ChecklistItem) -> ChecklistProgress.ItemProgress? { items[item.id] }

    /// Returns true if an item is done.
    public func isDone(_ item: ChecklistItem) -> Bool { items[item.id]?.isDone ?? false }

    /// The days on which items were done.
    public var dates: [CivilDate] { template.items.compactMap { isDone($0) ? items[$0.id]?.date : nil } }

    /// The share of items that are done, in per cent: 100 only if all are, and 0 only if none is.
    public var percent: Int {
        let total = template.items.count
        guard doneCount > 0, doneCount < total else { return doneCount == 0 ? 0 : 100 }
        return min(99, max(1, (doneCount * 200 + total) / (total * 2)))
    }
}

extension Schedule {
    /// Everybody's checklists: by template in the order of the sources, then by person in the order of the schedule.
    /// Progress without its template is left out.
    public var checklistSheets: [ChecklistSheet] {
        let named = people(called: checklists.progress.map(\.person))
        return checklists.templates.flatMap { template in
            let own = zip(checklists.progress, named.rows).filter { $0.0.template == template.id }
            return own.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map {
                ChecklistSheet(template, named.people[$0.element.1], $0.element.0)
            }
        }
    }
}

extension ChecklistTemplate {
    /// Its items under each of its headings, in order.
    public var sections: [(name: String?, items: Range<Int>)] {
        var sections: [(name: String?, items: Range<Int>)] = []
        for (index, item) in items.enumerated() {
            if let last = sections.last, last.name == item.section {
                sections[sections.count - 1].items = last.items.lowerBound..<index + 1
            } else {
                sections.append((item.section, index..<index + 1))
            }
        }
        return sections
    }
}
