/// Checks that people have the documents that their lines ask for.
struct DocumentCheck {
    private(set) var findings: [RuleFinding] = []
    private let book: ShiftBook
    private let lines: LineRules
    /// By person, then by the name of the document in small letters.
    private let documents: [Int: [String: Requirement]]
    /// The shortcomings that have been found: one finding is enough for each.
    private var told: Set<Shortcoming> = []

    private struct Shortcoming: Hashable {
        let person: Int
        let line: Int
        let document: String
        let expired: CivilDate?
    }

    init(_ schedule: Schedule, _ book: ShiftBook, _ lines: LineRules) {
        (self.book, self.lines) = (book, lines)
        let index = NameIndex(book.people)
        documents = schedule.requirements.reduce(into: [:]) { documents, requirement in
            guard let person = index.person(called: requirement.person) else { return }
            documents[person, default: [:]][requirement.document.lowercased()] = requirement
        }
    }

    /// Checks everybody on lines of a day that ask for documents. Without any document nobody can be checked.
    mutating func check(_ day: Int, _ date: CivilDate) {
        guard !documents.isEmpty else { return }
        for shift in book.shifts(day: day) {
            guard let person = shift.person else { continue }
            for name in lines.documents(shift.line) { check(name, of: person, on: shift, date) }
        }
    }

    private mutating func check(_ name: String, of person: Int, on shift: Shift, _ date: CivilDate) {
        let document = documents[person]?[name.lowercased()]
        let expired = document?.expires
        if let document, document.validity != .missing, expired.map({ $0 >= date }) ?? true { return }
        let shortcoming = Shortcoming(person: person, line: shift.line, document: name, expired: expired)
        guard told.insert(shortcoming).inserted else { return }
        var finding = RuleFinding(
            kind: expired == nil ? .missingDocument : .expiredDocument, date: date, lines: [book.lines[shift.line]])
        (finding.people, finding.document, finding.expired) = ([shift.name], document?.document ?? name, expired)
        finding.places = [shift.location, document?.location].compactMap(\.self)
        findings.append(finding)
    }
}
