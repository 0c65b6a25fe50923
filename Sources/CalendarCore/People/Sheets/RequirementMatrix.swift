/// The documents of people on a day: a row a person, a column a document.
public struct RequirementMatrix: Sendable {
    /// The people who have or need a document, in the order of the schedule, then of the documents' sources.
    public let people: [Person]
    /// The documents, in the order of their sources.
    public let documents: [String]
    /// The day.
    public let date: CivilDate
    /// The last day on which a document that expires is one to renew soon.
    public let soon: CivilDate
    private let cells: [[Cell]]

    /// A person's document.
    public enum Cell: Hashable, Sendable {
        /// The person needs none, and has none.
        case notRequired
        /// The person needs it, and has none.
        case missing
        /// It has expired.
        case expired(CivilDate)
        /// It expires soon.
        case expiresSoon(CivilDate)
        /// It is valid for a while.
        case valid(until: CivilDate)
        /// It does not expire.
        case unlimited

        /// True if it is missing or has expired.
        public var isWanting: Bool {
            switch self {
            case .missing, .expired: true
            default: false
            }
        }

        /// True if it expires soon.
        public var isSoon: Bool { if case .expiresSoon = self { true } else { false } }
    }

    /// The documents of a schedule.
    ///
    /// - Parameters:
    ///   - schedule: has the documents and the people.
    ///   - date: the day on which they are looked at.
    ///   - days: the number of days in which a document that expires must be renewed soon.
    public init(_ schedule: Schedule, on date: CivilDate, soon days: Int) {
        let soon = CivilDate(date.epochDay + days) ?? date
        let all = schedule.people(called: schedule.requirements.map(\.person))
        let documents = schedule.requirements.map { Document($0.document) }
        let columns = documents.enumerated().reduce(into: [Document: Int]()) { columns, next in
            if columns[next.element] == nil { columns[next.element] = columns.count }
        }
        var names = [String](repeating: "", count: columns.count)
        var cells = all.people.map { _ in [Cell](repeating: .notRequired, count: columns.count) }
        for (index, requirement) in schedule.requirements.enumerated() {
            guard let column = columns[documents[index]] else { continue }
            if names[column].isEmpty { names[column] = requirement.document }
            cells[all.rows[index]][column] = Cell(requirement, on: date, soon: soon)
        }
        (people, self.documents, self.date, self.soon, self.cells) = (all.people, names, date, soon, cells)
    }

    /// A document's name, in any case.
    private struct Document: Hashable {
        let name: String

        init(_ name: String) { self.name = name.lowercased() }
    }

    /// The document in a row and a column.
    public subscript(person: Int, document: Int) -> Cell { cells[person][document] }

    /// The cells of a row.
    public func cells(ofPerson person: Int) -> [Cell] { cells[person] }

    /// The cells of a column.
    public func cells(ofDocument document: Int) -> [Cell] { cells.map { $0[document] } }
}

extension RequirementMatrix.Cell {
    fileprivate init(_ requirement: Requirement, on date: CivilDate, soon: CivilDate) {
        switch requirement.validity {
        case .missing: self = requirement.isRequired ? .missing : .notRequired
        case .unlimited: self = .unlimited
        case .until(let end) where end < date: self = .expired(end)
        case .until(let end) where end <= soon: self = .expiresSoon(end)
        case .until(let end): self = .valid(until: end)
        }
    }
}
