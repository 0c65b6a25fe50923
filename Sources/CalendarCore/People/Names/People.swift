/// The people who work. Finds those whom a line's text names.
public struct People: Sendable {
    /// Everybody, in the order of rosters.
    public let all: [Person]
    /// True if the schedule does not declare them.
    let areGuessed: Bool
    /// All that they are called.
    public let index: NameIndex
    /// The lines whose labels are nobody's surname.
    let lines: [ScheduleLine]

    /// People who are known by their names. No name is that of two (``NameClash``).
    ///
    /// - Parameters:
    ///   - all: the people, in the order of rosters.
    ///   - lines: the lines whose labels are nobody's surname.
    public init(_ all: [Person], lines: [ScheduleLine] = []) {
        self.init(all, areGuessed: false, lines: lines)
    }

    init(_ all: [Person], areGuessed: Bool, lines: [ScheduleLine] = []) {
        (self.all, self.areGuessed, self.lines) = (all, areGuessed, lines)
        let labels = Set(lines.flatMap { [$0.key, $0.label, $0.code ?? ""] }.map(NameToken.words))
        index = NameIndex(all, areGuessed: areGuessed) { form in
            labels.contains(form) || form.count == 1 && (HoursWord(form[0]) != nil || Connective(form[0]) != nil)
        }
    }

    /// The people that a schedule declares. If it declares none: each name and each initial in the texts of its lines,
    /// in the order of their letters. Names in texts beside a table that has people of its own follow these.
    ///
    /// A text has names if it consists of nothing else: words with capital letters, or single ones. A text that closes
    /// its day has none. Those whose events it has come last.
    public init(of schedule: Schedule) {
        guard schedule.people.isEmpty || schedule.hasAssignees else {
            self.init(schedule.people.declaring(ownersOf: schedule), lines: schedule.lines)
            return
        }
        var names = GuessedNames(
            besides: People(schedule.people, lines: schedule.lines).index, count: schedule.people.count)
        let found = names.guesses(in: schedule)
        self.init(
            (schedule.people + found).declaring(ownersOf: schedule), areGuessed: schedule.people.isEmpty,
            lines: schedule.lines)
    }

    /// True if ``init(of:)`` finds anybody in a schedule. Looks no further than the first.
    public static func isAnybody(in schedule: Schedule) -> Bool {
        guard schedule.people.isEmpty, [Person]().declaring(ownersOf: schedule).isEmpty else { return true }
        var names = GuessedNames()
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
        self.init(people + others, lines: schedule.lines)
    }

    /// Whom a text names: those whom it lists, and those whom it mentions among other words.
    ///
    /// Names that are nobody's are in it if the text has nothing but names, and if people are declared.
    public func assignments(in text: String) -> AssignedText {
        if let person = person(called: text) { return AssignedText(person) }
        var parser = AssignmentParser(text, index)
        var read = parser.read()
        guard parser.hasOtherWords else { return read }
        if !read.isUnderstood, !areGuessed, let names = mixed(text) { read = names }
        var known = Set(read.assignments.map(\.person))
        let named = index.mentions(in: text, parser.tokens).compactMap(\.person)
        read.mentioned = named.filter { known.insert($0).inserted }
        return read
    }

    /// Those whom a text names if it has nothing but names, also of people who are not known; else nil.
    private func mixed(_ text: String) -> AssignedText? {
        var parser = AssignmentParser(text, GuessedNames(besides: index, count: all.count), isStrict: true)
        var read = parser.read()
        guard read.isUnderstood else { return nil }
        read.strangers = read.assignments.compactMap { assignment in
            parser.names.guess(assignment.person).map { Stranger(name: $0, hours: assignment.hours) }
        }
        read.assignments.removeAll { parser.names.guess($0.person) != nil }
        read.isUnderstood = read.strangers.isEmpty
        return read
    }

    /// Returns the declared person whose name all of a text is, signs and all.
    func person(called text: String) -> Int? { areGuessed ? nil : index.person(calledExactly: text) }

    /// The people on a line: the assignees that the source gives, else those that its text names.
    public func assignments(of text: LineText) -> AssignedText {
        text.assignees.map(assigned) ?? assignments(in: text.text)
    }

    /// The people on a line of a schedule; nobody if the text closes its day.
    public func assignments(of text: LineText, in schedule: Schedule) -> AssignedText {
        schedule.closing(text.text) == nil ? assignments(of: text) : AssignedText()
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
        staff.mentioned.removeAll { others.contains($0) }
        staff.assignments.insert(contentsOf: others.map { Assignment(person: $0) }, at: 0)
        staff.isUnderstood = false
        return staff
    }

    /// Whose an event is, in order: several people if its source lists them, as in `Averbeck, Belacqua`.
    func owners(of event: Event.Content) -> [Int] {
        guard let name = event.person else { return [] }
        if let person = index.person(called: name) { return [person] }
        return index.list(in: name) ?? []
    }

    private func assigned(_ assignees: [Assignee]) -> AssignedText {
        var read = AssignedText()
        for assignee in assignees {
            if let person = index.person(called: assignee.name) {
                read.assignments.append(Assignment(person: person, hours: assignee.hours, remark: assignee.note))
            } else {
                read.strangers.append(Stranger(name: assignee.name, hours: assignee.hours))
            }
        }
        read.isUnderstood = read.strangers.isEmpty
        return read
    }
}

extension [Person] {
    /// The same and those whose events a schedule has, in the order of their letters. An owner that lists several
    /// known people is not another person.
    func declaring(ownersOf schedule: Schedule) -> [Person] {
        var people = self
        // By index: taking an event out would copy it, texts and all.
        let names = Set(schedule.events.indices.compactMap { schedule.events[$0].content.person })
        let known = names.contains(where: NameIndex.mayBeList) ? NameIndex(self) : nil
        let own = names.filter { $0.hasWords && known?.list(in: $0) == nil }
        let keyed = own.map { (name: $0, key: $0.lowercased()) }
        people.declare(keyed.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map(\.name))
        return people
    }
}
