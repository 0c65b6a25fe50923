/// The people who work. Finds those whom a line's text names.
public struct People: Sendable {
    /// Everybody, in the order of rosters.
    public let all: [Person]
    /// True if the schedule does not declare them.
    let areGuessed: Bool
    let names: KnownNames
    let index: NameIndex

    /// People who are known by their names. No name is that of two (``NameClash``).
    public init(_ all: [Person]) {
        self.init(all, areGuessed: false)
    }

    init(_ all: [Person], areGuessed: Bool) {
        (self.all, self.areGuessed) = (all, areGuessed)
        names = KnownNames(all, areGuessed: areGuessed)
        index = NameIndex(all)
    }

    /// The people that a schedule declares. If it declares none: each name and each initial in the texts of its lines,
    /// in the order of their letters. Names in texts beside a table that has people of its own follow these.
    ///
    /// A text has names if it consists of nothing else: words with capital letters, or single ones. A text that closes
    /// its day has none. Those whose events it has come last.
    public init(of schedule: Schedule) {
        guard schedule.people.isEmpty || schedule.hasAssignees else {
            self.init(schedule.people.declaring(ownersOf: schedule))
            return
        }
        var names = MixedNames(KnownNames(schedule.people, areGuessed: false), count: schedule.people.count)
        let found = names.guesses(in: schedule)
        self.init((schedule.people + found).declaring(ownersOf: schedule), areGuessed: schedule.people.isEmpty)
    }

    /// True if ``init(of:)`` finds anybody in a schedule. Looks no further than the first.
    public static func isAnybody(in schedule: Schedule) -> Bool {
        guard schedule.people.isEmpty, [Person]().declaring(ownersOf: schedule).isEmpty else { return true }
        var names = MixedNames(KnownNames([], areGuessed: false), count: 0)
        return schedule.days.contains { day in
            day.texts.contains { schedule.mayHaveNames($0) && !names.people(in: $0.text).isEmpty }
        }
    }

    /// Everybody whom one of two schedules declares; those whom they name if the first declares nobody. Of two people
    /// with a name in common the first schedule's counts.
    public init(of schedule: Schedule, and earlier: Schedule) {
        guard !schedule.people.isEmpty else {
            self.init(
                of: Schedule(
                    lines: schedule.lines, closedWords: schedule.closedWords, days: schedule.days + earlier.days,
                    events: schedule.events + earlier.events))
            return
        }
        let people = schedule.people.declaring(ownersOf: schedule)
        let others = People(of: earlier).all.filter { other in
            !people.contains { person in other.names.contains(where: person.isCalled) }
        }
        self.init(people + others)
    }

    /// Whom a text names, in order.
    public func assignments(in text: String) -> AssignedText {
        if let person = person(called: text) { return AssignedText(person) }
        var parser = AssignmentParser(text, names)
        return parser.read()
    }

    /// Returns the declared person whose name all of a text is, signs and all.
    func person(called text: String) -> Int? { areGuessed ? nil : index.person(calledExactly: text) }

    /// The people on a line: the assignees that the source gives, else those that its text names.
    public func assignments(of text: LineText) -> AssignedText {
        text.assignees.map { assigned($0).read } ?? assignments(in: text.text)
    }

    /// The people on a line of a schedule; nobody if the text closes its day.
    public func assignments(of text: LineText, in schedule: Schedule) -> AssignedText {
        schedule.closing(text.text) == nil ? assignments(of: text) : AssignedText()
    }

    /// The people on a line, and who else: names of people who are not known.
    func assignmentsOfAll(of text: LineText, words: Set<[String]>) -> (read: AssignedText, strangers: [Stranger]) {
        text.assignees.map(assigned) ?? assignmentsOfAll(in: text.text, words: words)
    }

    /// The people of an event: its owners, and those whom its source puts, or its words name, on a line.
    package func staff(of event: Event.Content) -> AssignedText {
        staff(of: event, naming: event.lineText.map(assignments) ?? AssignedText())
    }

    /// The same; `named` are the people on its line.
    func staff(of event: Event.Content, naming named: AssignedText) -> AssignedText {
        let others = owners(of: event).filter { owner in !named.assignments.contains { $0.person == owner } }
        guard !others.isEmpty else { return named }
        var staff = named
        staff.assignments.insert(contentsOf: others.map { Assignment(person: $0) }, at: 0)
        staff.isUnderstood = false
        return staff
    }

    private func assigned(_ assignees: [Assignee]) -> (read: AssignedText, strangers: [Stranger]) {
        var (read, strangers) = (AssignedText(), [Stranger]())
        for assignee in assignees {
            if let person = index.person(called: assignee.name) {
                read.assignments.append(Assignment(person: person, hours: assignee.hours, remark: assignee.note))
            } else {
                strangers.append(Stranger(name: assignee.name, hours: assignee.hours))
            }
        }
        read.isUnderstood = strangers.isEmpty
        return (read, strangers)
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
