import CalendarCore
import GoldenSupport
import Testing

/// People and documents at random: rules, the matrix, and the days of months and agendas say the same of them.
@Suite struct RandomDocumentTests {
    private static let start = CivilDate(year: 2026, month: 2, day: 20)!

    @Test func `rules, matrix, months and agendas agree on random documents`() throws {
        var generator = SplitMix64(RandomTests.firstSeed)
        let count = RandomTests.count("CALPRINT_DOCUMENTS", default: 400)
        var tried = 0
        while tried < count {
            let sample = DocumentSample(from: Self.start, &generator)
            tried += sample.documents.count
            let comment = Comment(rawValue: "seed \(RandomTests.firstSeed), documents to \(tried)")
            expectDays(sample, comment)
            expectMatrix(sample, comment)
            expectRules(sample, comment)
        }
    }

    /// Every day of the months has the entries of the documents that expire on it, or soon, and no others.
    private func expectDays(_ sample: DocumentSample, _ comment: Comment) {
        let shown = sample.schedule.showingExpiryDates(warning: sample.warning) { document, date in
            "\(document.document) of \(document.person) \(date.map { "by \($0)" } ?? "")"
        }
        for distance in -90...150 {
            let date = CivilDate(Self.start.epochDay + distance)!
            var found: [String] = []
            shown.forEachEntry(in: date...date) { entry in if entry.event != nil { found.append(entry.text) } }
            let listed = shown.entries(on: date).filter { $0.kind == .event }.map(\.text)
            let expected = sample.documents.flatMap { document -> [String] in
                let name = "\(document.kind) of \(document.person) "
                let days = document.lastDay.map { $0 - distance }
                return (days == 0 ? [name] : [])
                    + (days == sample.warning ? [name + "by \(document.date(from: Self.start)!)"] : [])
            }
            #expect(found.sorted() == expected.sorted(), comment)
            #expect(listed.sorted() == expected.sorted(), comment)
        }
    }

    private func expectMatrix(_ sample: DocumentSample, _ comment: Comment) {
        for day in [0, 7, 31] {
            let date = CivilDate(Self.start.epochDay + day)!
            let matrix = RequirementMatrix(sample.schedule, on: date, soon: sample.warning)
            for (row, person) in matrix.people.enumerated() {
                for (column, kind) in matrix.documents.enumerated() {
                    let document = sample.documents.first { $0.person == person.name && $0.kind == kind }
                    let expected = document?.state(on: day, soon: sample.warning) ?? "."
                    #expect(matrix[row, column].word == expected, "\(person.name) \(kind) \(date), \(comment)")
                }
            }
            #expect(Set(matrix.people.map(\.name)) == Set(sample.documents.map(\.person)), comment)
        }
    }

    /// Whoever is on call without a valid document is found once, on the first such day.
    private func expectRules(_ sample: DocumentSample, _ comment: Comment) {
        var rules = CoverageRules()
        rules.documents = ["CALL": DocumentSample.kinds]
        let last = CivilDate(Self.start.epochDay + (sample.onCall.count - 1))!
        let findings = RuleCheck(sample.schedule, rules, days: Self.start...last).findings.filter { $0.document != nil }
        let found = findings.map { "\($0.date) \($0.people[0]) \($0.document!) \($0.kind)" }
        var (expected, told) = ([String](), Set<String>())
        for (day, person) in sample.onCall.enumerated() where !sample.documents.isEmpty {
            for kind in DocumentSample.kinds {
                let document = sample.documents.first { $0.person == person && $0.kind == kind }
                let state = document?.state(on: day, soon: 0) ?? "-"
                guard ["-", ".", "!"].contains(state), told.insert("\(person) \(kind)").inserted else { continue }
                let word = state == "!" ? "expiredDocument" : "missingDocument"
                expected.append("\(CivilDate(Self.start.epochDay + day)!) \(person) \(kind) \(word)")
            }
        }
        #expect(found.sorted() == expected.sorted(), comment)
    }
}

/// Some people, their documents, and who is on call; days count from a first one.
private struct DocumentSample {
    static let kinds = ["CPR", "DEA", "Fit test", "License"]
    private static let people = ["Ashby", "Belacqua", "Corvane", "Drummond", "Eklund", "Kovář"]

    private(set) var documents: [Document] = []
    let onCall: [String]
    let warning: Int
    let schedule: Schedule

    struct Document {
        let person: String
        let kind: String
        let isRequired: Bool
        /// Nil for one that is missing, or does not expire.
        let lastDay: Int?
        let isMissing: Bool

        func date(from start: CivilDate) -> CivilDate? { lastDay.flatMap { CivilDate(start.epochDay + $0) } }

        /// `-` missing, `.` not required, `!` expired, `?` soon, `+` valid.
        func state(on day: Int, soon: Int) -> String {
            if isMissing { return isRequired ? "-" : "." }
            guard let lastDay else { return "+" }
            return lastDay < day ? "!" : lastDay <= day + soon ? "?" : "+"
        }
    }

    init(from start: CivilDate, _ generator: inout SplitMix64) {
        let people = Self.people.shuffled(using: &generator).prefix(Int.random(in: 1...6, using: &generator))
        for person in people {
            for kind in Self.kinds.shuffled(using: &generator) where Int.random(in: 0...3, using: &generator) > 0 {
                let isMissing = Int.random(in: 0...5, using: &generator) == 0
                let expires = !isMissing && Int.random(in: 0...5, using: &generator) > 0
                documents.append(
                    Document(
                        person: person, kind: kind, isRequired: .random(using: &generator),
                        lastDay: expires ? Int.random(in: -60...120, using: &generator) : nil, isMissing: isMissing))
            }
        }
        let onCall = (0..<40).map { _ in Self.people.randomElement(using: &generator)! }
        (self.onCall, warning) = (onCall, [1, 7, 30, 60].randomElement(using: &generator)!)
        let days = onCall.enumerated().map { day, person in
            DayRecord(date: CivilDate(start.epochDay + day)!, texts: [LineText(key: "call", text: person)])
        }
        let requirements = documents.map { document in
            let validity = document.date(from: start).map { Requirement.Validity.until($0) }
            return Requirement(
                person: document.person, document: document.kind,
                validity: validity ?? (document.isMissing ? .missing : .unlimited), isRequired: document.isRequired)
        }
        schedule = Schedule(
            people: Self.people.map { Person(name: $0) }, days: days, requirements: requirements)
    }
}

extension RequirementMatrix.Cell {
    fileprivate var word: String {
        switch self {
        case .notRequired: "."
        case .missing: "-"
        case .expired: "!"
        case .expiresSoon: "?"
        case .valid, .unlimited: "+"
        }
    }
}
