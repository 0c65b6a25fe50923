import CalendarCore

extension ReadResult {
    /// The same with a warning for each name in texts of lines that could be several people's: nobody is guessed.
    public var tellingSharedNames: ReadResult {
        let found = sharedNames
        guard !found.isEmpty else { return self }
        var result = ReadResult(
            schedule, findings: findings + found, superseded: superseded, tombstones: tombstones)
        result.takeFacts(of: self)
        return result
    }

    /// A warning for each name in texts of lines that could be several people's, at the first text that has it.
    public var sharedNames: [Finding] {
        guard let schedule, schedule.people.mayShareNames else { return [] }
        let people = People(schedule.people, lines: schedule.lines)
        guard people.index.hasSharedNames else { return [] }
        var search = SharedNameSearch(people)
        for day in schedule.days {
            for text in day.texts where schedule.closing(text.text) == nil { search.read(text, at: text.location) }
        }
        for event in schedule.events where !event.isPrivate {
            if let text = event.lineText { search.read(text, at: event.location) }
        }
        return search.findings
    }
}

private struct SharedNameSearch {
    private let people: People
    private var places: [String: Int] = [:]
    private var found: [(name: String, people: [Int], location: SourceLocation?, count: Int)] = []

    init(_ people: People) { self.people = people }

    mutating func read(_ text: LineText, at location: SourceLocation?) {
        for shared in people.sharedNames(in: text) {
            let place = places[shared.name.lowercased(), default: found.count]
            if place == found.count { found.append((shared.name, shared.people, location, 0)) }
            places[shared.name.lowercased()] = place
            found[place].count += 1
        }
    }

    var findings: [Finding] {
        found.map { name, owners, location, count in
            let names = owners.map { "'\(people.all[$0].name.abridged)'" }.joined(separator: " or ")
            let texts = count == 1 ? "a text" : "\(count) texts"
            return Finding(
                .warning, .ambiguousName, "'\(name.abridged)' in \(texts) could be \(names), so it is nobody's",
                hint: "write more of the name, or declare spellings", at: location)
        }
    }
}
