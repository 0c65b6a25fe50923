/// How many documents people have on a day, and how far they are with their checklists.
public struct RecordStatistics: Sendable {
    /// The day on which documents are looked at.
    public let date: CivilDate
    /// The number of days in which a document that expires must be renewed soon.
    public let soon: Int
    /// People with documents, in the order of ``RequirementMatrix``.
    public private(set) var documents: [Documents]
    /// The progress of people, in the order of the sources.
    public private(set) var checklists: [Progress]

    /// The documents of a person.
    public struct Documents: Sendable {
        /// Whose they are.
        public let person: Person
        /// Those that are valid for a while, or do not expire.
        public var valid = 0
        /// Those that expire soon.
        public var soon = 0
        /// Those that have expired.
        public var expired = 0
        /// Those that the person needs and does not have.
        public var missing = 0
    }

    /// The items of a person's checklist.
    public struct Progress: Sendable {
        /// Whose it is.
        public let person: Person
        /// The title of the template.
        public let title: String
        /// The identifier of the template.
        public let template: String
        /// The number of items that are done.
        public let done: Int
        /// The number of items.
        public let total: Int
    }

    /// Counts the documents and checklists of a schedule.
    public init(_ schedule: Schedule, on date: CivilDate, soon days: Int = 60) {
        (self.date, soon) = (date, days)
        let matrix = RequirementMatrix(schedule, on: date, soon: days)
        documents = matrix.people.enumerated().map { row, person in
            matrix.cells(ofPerson: row).reduce(into: Documents(person: person)) { $0.count($1) }
        }
        let templates = Dictionary(schedule.checklists.templates.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
        let index = NameIndex(schedule.people)
        checklists = schedule.checklists.progress.map { progress in
            let template = templates[progress.template]
            let person = index.person(called: progress.person).map { schedule.people[$0] }
            return Progress(
                person: person ?? Person(name: progress.person), title: template?.name ?? progress.template,
                template: progress.template, done: progress.items.count(where: \.isDone),
                total: template?.items.count ?? progress.items.count)
        }
    }

    /// True if there is neither a document nor a checklist.
    public var isEmpty: Bool { documents.isEmpty && checklists.isEmpty }

    /// The people, each as often as there is something of them.
    public var people: [Person] { documents.map(\.person) + checklists.map(\.person) }

    /// Returns the same of some people.
    public func only(_ isShown: (Person) -> Bool) -> RecordStatistics {
        var some = self
        some.documents.removeAll { !isShown($0.person) }
        some.checklists.removeAll { !isShown($0.person) }
        return some
    }
}

extension RecordStatistics.Documents {
    fileprivate mutating func count(_ cell: RequirementMatrix.Cell) {
        switch cell {
        case .notRequired: break
        case .missing: missing += 1
        case .expired: expired += 1
        case .expiresSoon: soon += 1
        case .valid, .unlimited: valid += 1
        }
    }
}
