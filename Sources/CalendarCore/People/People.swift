/// Who works, and who is meant by a text of a line.
public struct People: Sendable {
    /// Everybody, in the order of rosters.
    public let all: [Person]
    private let names: KnownNames

    /// People who are known by their names. No name is that of two (``NameClash``).
    public init(_ all: [Person]) {
        self.init(all, areGuessed: false)
    }

    private init(_ all: [Person], areGuessed: Bool) {
        (self.all, names) = (all, KnownNames(all, areGuessed: areGuessed))
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

    /// Whom a text names, in order.
    public func assignments(in text: String) -> AssignedText {
        var parser = AssignmentParser(text, names)
        return parser.read()
    }
}
