/// Who works, and who is meant by a text of a line.
public struct People: Sendable {
    /// Everybody, in the order of rosters.
    public let all: [Person]
    /// Whether the schedule does not declare them.
    let areGuessed: Bool
    let names: KnownNames

    /// People who are known by their names. No name is that of two (``NameClash``).
    public init(_ all: [Person]) {
        self.init(all, areGuessed: false)
    }

    init(_ all: [Person], areGuessed: Bool) {
        (self.all, self.areGuessed) = (all, areGuessed)
        names = KnownNames(all, areGuessed: areGuessed)
    }

    /// The people that a schedule declares. If it declares none: each name and each initial in the texts of its lines,
    /// in the order of their letters.
    ///
    /// A text has names if it consists of nothing else: words with capital letters, or single ones. A text that closes
    /// its day has none.
    public init(of schedule: Schedule) {
        guard schedule.people.isEmpty else {
            self.init(schedule.people)
            return
        }
        var (names, found) = (GuessedNames(), Set<Int>())
        for text in schedule.days.lazy.flatMap(\.texts) where schedule.closing(text.text) == nil {
            var parser = AssignmentParser(text.text, names, isStrict: true)
            found.formUnion(parser.read().assignments.map(\.person))
            names = parser.names
        }
        let people = found.map { (person: names.people[$0], key: names.people[$0].name.lowercased()) }
        self.init(people.sorted { $0.key < $1.key }.map(\.person), areGuessed: true)
    }

    /// Everybody whom one of two schedules declares; those whom they name if the first declares nobody. Of two people
    /// with a name in common the first schedule's counts.
    public init(of schedule: Schedule, and earlier: Schedule) {
        guard !schedule.people.isEmpty else {
            self.init(
                of: Schedule(
                    lines: schedule.lines, closedWords: schedule.closedWords, days: schedule.days + earlier.days))
            return
        }
        let others = People(of: earlier).all.filter { other in
            !schedule.people.contains { person in other.names.contains(where: person.isCalled) }
        }
        self.init(schedule.people + others)
    }

    /// Whom a text names, in order.
    public func assignments(in text: String) -> AssignedText {
        var parser = AssignmentParser(text, names)
        return parser.read()
    }

    /// Whom a text names, and who else: names of people who are not known, if the text has nothing but names. Without
    /// declared people there are none of those. A text that has one of the `words` has more than names.
    func assignmentsOfAll(in text: String, words: Set<[String]>) -> (read: AssignedText, strangers: [Stranger]) {
        let read = assignments(in: text)
        guard !read.isUnderstood, !areGuessed else { return (read, []) }
        var parser = AssignmentParser(text, MixedNames(names, count: all.count), isStrict: true)
        var mixed = parser.read()
        guard mixed.isUnderstood else { return (read, []) }
        let strangers = mixed.assignments.compactMap { assignment in
            parser.names.guess(assignment.person).map { Stranger(name: $0, hours: assignment.hours) }
        }
        guard !strangers.contains(where: { words.contains(Provider.words(of: $0.name)) }) else { return (read, []) }
        mixed.assignments.removeAll { parser.names.guess($0.person) != nil }
        return (mixed, strangers)
    }
}

/// Somebody whom a text names, and who is not known.
struct Stranger {
    let name: String
    let hours: AssignedHours?
}
