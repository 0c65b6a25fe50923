import CalendarCore
import CalendarLayout
import ScheduleIO

extension Schedule {
    /// The one person whom the names of an option mean; nil for no names.
    ///
    /// - Parameter known: the people of the schedule, and maybe others.
    /// - Throws: ``Failure`` 64 if a name has no letter or digit; 65 if the names are those of two people, or if the
    ///   schedule neither declares the person nor names them anywhere: most likely the name is misspelt.
    func person(
        called names: [String], among known: People? = nil, by option: String = "person"
    ) throws -> ChosenPerson? {
        guard !names.isEmpty else { return nil }
        guard names.allSatisfy(\.hasWords) else {
            throw Failure(.usage, "--\(option) takes a name, a code or an initial, with a letter or a digit in it")
        }
        let people = known ?? People(of: self)
        do throws(NameClash) {
            let chosen = try people.choosing(names)
            if chosen.isKnown || self.names(chosen) { return chosen }
            if names.count == 1, let found = try people.finding(names[0]) { return found }
        } catch {
            throw Failure(.badData, "\(error.message) (--\(option))")
        }
        throw Failure(unknown: names[0], option, among: people.all.flatMap(\.names) + words.sorted())
    }

    /// Those whom names of `--person` mean, of whom it has entries or records: one person by several names, or several
    /// people. Throws ``Failure`` as ``person(called:among:by:)`` does, and 65 for somebody of whom it has nothing.
    func people(called names: [String], among known: People? = nil) throws -> [ChosenPerson] {
        let known = known ?? People(of: self)
        let areOne = !names.allSatisfy(\.hasWords) || (try? known.choosing(names)) != nil
        let found = try (areOne ? [names] : names.map { [$0] }).compactMap { try person(called: $0, among: known) }
        if let missing = found.first(where: { !self.names($0) }) {
            let name = names.first(where: missing.person.isCalled) ?? names[0]
            throw Failure(unknown: name, "person", among: words.sorted())
        }
        var told: Set<Person> = []
        return found.filter { told.insert($0.person).inserted }
    }

    /// The names of a person, to set in bold. Throws what ``person(called:among:by:)`` throws.
    func emphasis(of names: [String]) throws -> Emphasis? {
        try person(called: names, by: "highlight").map { chosen in Emphasis { chosen.places(in: $0) } }
    }

    /// Every word of its days and events, in lower case.
    private var words: Set<String> {
        let texts = events.map(\.words) + days.flatMap { $0.texts.map(\.text) }
        return Set(texts.flatMap(\.lowercasedWords))
    }
}

extension Failure {
    /// No entry has the name.
    fileprivate init(unknown name: String, _ option: String, among names: [String]) {
        let hint = Spelling.hint(for: name.lowercased(), among: names).map { " (\($0))" } ?? ""
        self.init(.badData, "no entry names '\(name)'\(hint) (--\(option))")
    }

    /// Nobody who has documents or checklists is called by a name.
    init(unknown name: String, of people: [Person]) {
        let hint = Spelling.hint(for: name.lowercased(), among: people.flatMap(\.names)).map { " (\($0))" } ?? ""
        self.init(.badData, "nobody with documents or checklists is called '\(name)'\(hint) (--person)")
    }
}
